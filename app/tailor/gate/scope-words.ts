/** Words of rank, reach and exclusiveness; for the kind of a claim only, since any word without a source is refused. */
export const scopeWords = new Set(
  `first sole solely only single-handedly singlehandedly exclusive exclusively best top leading award-winning record largest highest
   company-wide enterprise global globally worldwide international internationally national nationally nationwide wide entire whole all every
   always never key critical strategic complex major senior lead principal chief head proven expert extensive exceptional outstanding
   significant significantly substantial substantially dramatic dramatically consistently independently personally highly successful
   cross-functional end-to-end large-scale high-volume high-profile mission-critical full fully complete completely`.split(
    /\s+/,
  ),
);
