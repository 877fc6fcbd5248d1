/** Nouns that need an article where they stand alone ("a spreadsheet"), and never name a stuff or a trade. */
export const countableNouns = new Set(
  `account agenda agreement algorithm app audit award backlog ballot board brochure budget
   building bulletin calendar campaign caseload catalog center chart checklist classroom clinic club collection
   committee community company contest contract course crew crop curriculum dashboard database deadline department device
   directory document environment estimate exhibit experiment facility farm feature fleet
   flowchart folder forecast form forum framework garden goal group guide guideline handbook household initiative    interview invoice journal kiosk kitchen laboratory lab ledger lesson library list log logo machine magazine manual map
   matrix meal meeting menu method mission model module network newsletter panel partnership
   pipeline plan platform poster presentation problem procedure profile program project proposal
   protocol prototype questionnaire quota recommendation recipe record region relationship restaurant roadmap roster route
   rubric salon schedule script seminar server session shift shop site solution spreadsheet stand standard
   statement strategy study summary survey syllabus table target task team technique template territory tool
   trial tutorial unit vehicle ward warehouse warranty website system workbook workshop workspace`.split(/\s+/),
);
