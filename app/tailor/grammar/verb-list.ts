/** Verbs of resumes that are hardly ever nouns: their bare form is surely a verb, in a list as well. */
export const plainVerbs = new Set(
  `accept accelerate accommodate accomplish achieve acquire act adapt adhere adjust administer advertise advise advocate allocate
   analyze analyse answer anticipate apply appoint appraise approve arrange assemble assess assign assist assure attain attend
   attract authorize authorise automate avoid bake become begin bring calculate calibrate carry categorize certify clarify classify
   coach collaborate collect communicate compare compile complete compose compute conceive configure confirm consolidate construct
   consult contribute convert convey cooperate coordinate correct correspond create cultivate customize debug decide
   decorate define delegate deliver demonstrate depict describe detect determine develop devise diagnose direct disburse discover
   discuss dispense distribute diversify educate elicit eliminate employ empower enable encourage enforce engage enhance enroll ensure
   enter entertain equip escalate escort establish evaluate examine exceed execute expand expedite explain explore extend
   fabricate facilitate finalize follow formulate foster fulfill gain gather generate get give greet grow guide handle hear help hire
   host identify illustrate implement import improve include incorporate inform initiate inspect inspire install instruct integrate
   interact interpret introduce investigate invite isolate justify keep launch lead learn leverage liaise load maintain make manage manipulate maximize
   measure mediate meet mentor merge migrate minimize modify modernize motivate navigate negotiate notify nurture observe obtain offer
   onboard operate optimize organize organise originate oversee participate perform persuade plan populate portray prepare prescribe
   preserve prevent prioritize procure produce promote propose protect provide publish pursue qualify quantify
   realize receive recognize recommend reconcile recruit redesign reduce refer refine register reinforce
   relay relocate remain remove replace replenish represent resolve respond restore restructure retain retrieve
   revise rotate satisfy schedule secure seek select sell send serve settle share simplify solicit solve source specify stabilize standardize
   sterilize stimulate streamline strengthen submit suggest supervise supply survey sustain teach tell translate transcribe transform
   transmit treat troubleshoot tutor undertake unload update upgrade uphold utilize utilise validate verify weld welcome write
   add administrate align amend arbitrate articulate boost capture combine comply conceptualize confer connect continue disassemble
   disseminate emphasize exhibit insure intervene invest itemize knead listen locate mitigate mobilize orchestrate rectify redirect
   regulate renew reorganize save spearhead specialize underwrite upload`.split(/\s+/),
);

/** Verbs that are nouns as well ("support", "report"): sure only where the words around them say so. */
export const nounVerbs = new Set(
  `access address aid alert audit back balance bid bill book brief budget build call care change chart check clean close code
   conduct contact contract control cook cost count cover cut date deal debate deploy design detail display dispatch document draft
   draw dress drive edit estimate exercise export fax feed field file fill film finance fit fix focus forecast format function fund
   gauge grade grant guard group hold impact increase influence input interview inventory invoice issue label lay lift link list log
   mail map mark market match mix model monitor move name order outline pack paint partner pay phone photograph pick pilot place post
   pour practice present price print process program project purchase question quote rank rate read record repair report request
   rescue research restock result review route run sample scan score screen seat seal ship shop show sign sort speak staff stage start
   steer stock stop store study support target test tie time tow track trade train transfer transport travel trim tune type use view
   visit wait walk wash watch weigh wire work wrap
   author bag bridge counsel dust exchange fold highlight index overhaul package patrol pitch polish provision pull requisition roll
   scrub service stamp subcontract vacuum`.split(/\s+/),
);

/** Irregular pasts of verbs that open bullets. */
export const irregularPasts: Record<string, string> = Object.fromEntries(
  `bid:bid lead:led build:built write:wrote teach:taught sell:sold run:ran grow:grew make:made keep:kept hold:held bring:brought buy:bought
   drive:drove oversee:oversaw undertake:undertook speak:spoke meet:met send:sent set:set win:won give:gave take:took begin:began
   choose:chose find:found seek:sought spend:spent understand:understood feed:fed deal:dealt rise:rose cut:cut put:put do:did go:went
   draw:drew sweep:swept withdraw:withdrew uphold:upheld rewrite:rewrote rebuild:rebuilt shoot:shot pay:paid get:got let:let lay:laid
   have:had be:was become:became come:came tell:told fly:flew input:input read:read quit:quit cast:cast broadcast:broadcast hit:hit
   lend:lent troubleshoot:troubleshot hear:heard leave:left underwrite:underwrote show:showed know:knew think:thought stand:stood lose:lost`
    .split(/\s+/)
    .map((pair) => pair.split(":") as [string, string]),
);

/** Participles that are not the past of their verb. */
export const irregularParticiples: Record<string, string> = Object.fromEntries(
  `write:written rewrite:rewritten run:run grow:grown drive:driven oversee:overseen undertake:undertaken speak:spoken give:given
   take:taken begin:begun choose:chosen rise:risen do:done go:gone draw:drawn withdraw:withdrawn be:been become:become come:come
   fly:flown show:shown know:known`
    .split(/\s+/)
    .map((pair) => pair.split(":") as [string, string]),
);
