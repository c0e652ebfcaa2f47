//! The quick proofs: every claim on small boards holds.

use ttt_conformance::claims::{Claim, Proof, quick};

/// Proves one domain; the message shows every claim that does not hold.
fn assert_holds(proof: &Proof) {
    let claims = proof.run(&());
    assert!(!claims.is_empty(), "{} claims nothing", proof.name());
    let wrong: Vec<&Claim> = claims.iter().filter(|claim| !claim.holds()).collect();
    assert!(wrong.is_empty(), "{}: {wrong:#?}", proof.name());
}

#[test]
fn all_agree_on_every_small_board() {
    let proofs = quick();
    let agreement = |proof: &&Proof| proof.name().starts_with("agreement");
    let proof = proofs.iter().find(agreement).unwrap();
    // 3 to the power of the squares, for every k and both first players.
    assert_eq!(proof.steps(), 136_320);
    assert_holds(proof);
}

#[test]
fn the_boards_of_small_games_are_as_many_as_play_reaches() {
    for proof in quick()
        .iter()
        .filter(|proof| proof.name().starts_with("boards"))
    {
        assert_holds(proof);
    }
}

#[test]
fn the_games_of_small_sizes_are_as_many_as_published() {
    for proof in quick()
        .iter()
        .filter(|proof| proof.name().starts_with("games"))
    {
        assert_holds(proof);
    }
}
