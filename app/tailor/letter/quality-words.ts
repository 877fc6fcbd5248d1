/** Participles that praise or describe as often as they tell of a deed: "Coveted Heron Award". */
export const qualityWords = new Set(
  `acclaimed accomplished advanced applied assigned automated balanced celebrated combined committed consolidated
   coveted dedicated demonstrated desired detailed determined devoted disciplined distinguished diversified
   driven educated established esteemed estimated experienced extended focused gifted honored honoured increased
   informed integrated limited motivated noted polished practiced preferred proven qualified recognized related
   renowned required respected rounded scheduled seasoned skilled specialized structured talented trusted valued
   varied versed`.split(/\s+/),
);
