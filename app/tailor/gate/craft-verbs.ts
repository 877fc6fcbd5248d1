/** Second part of the verb table: verbs of single crafts, and those that lead. Form: see verb-table.ts. */
export const craftVerbs = `
3 gain: gain acquire develop obtain learn
3 learn: learn study acquire
3 balance: balance reconcile
3 count: count tally
3 budget: budget plan
3 invest: invest place
3 trade: trade deal
3 cultivate: cultivate develop build
3 represent-brand: represent promote
3 discuss: discuss talk
3 decide: decide determine choose
3 select: select choose pick
3 set: set define establish determine
3 define: define set specify determine establish
3 specify: specify define detail
3 standardize: standardize unify
3 prioritize: prioritize rank order
3 scale: scale grow expand
3 host-web: host deploy
3 adjust: adjust tune calibrate set modify
3 calibrate: calibrate adjust tune
3 lift: lift raise hoist carry
3 study: study read learn
3 graduate: graduate complete
3 flag: flag report raise escalate alert notify highlight identify note mark inform warn
3 alert: alert inform notify warn tell flag
3 escalate: escalate raise refer report flag pass
3 stay: stay remain keep
3 own-lead: own manage run lead oversee
3 rank: rank place come finish
3 have: achieve maintain hold earn receive reach attain average record keep sustain score
3 greet-guests: welcome greet check host seat
3 reserve: reserve book schedule
3 seat: seat usher
3 arrange: arrange organize plan set schedule book prepare coordinate
3 tend: tend care look attend
3 assist-clients: serve help attend
3 instruct: instruct teach direct train
3 lecture: lecture teach speak
3 invigilate: invigilate proctor
3 mark: mark grade score assess correct
3 chart: chart document record log
3 dispense: dispense give issue supply fill
3 sterilize: sterilize clean disinfect sanitize
3 transcribe: transcribe type record
3 collate: collate compile gather assemble
3 gather: gather collect compile obtain elicit capture
3 interpret: interpret translate analyze read
3 determine: determine decide establish identify find
3 solve: solve resolve fix answer
3 refactor: refactor restructure rewrite rework redesign clean
3 redesign: redesign rework revamp overhaul restructure
3 revamp: revamp overhaul redesign renew refresh rework
3 upgrade: upgrade update improve modernize
3 patch: patch fix update
3 host-apps: deploy ship release
3 containerize: containerize dockerize
3 secure-systems: secure harden protect
3 back-up: back archive
3 administer-systems: administer maintain manage support
3 rectify: rectify correct fix amend
3 cancel: cancel void
3 raise-funds: raise collect secure
3 enroll: enroll register sign
3 register: register enroll sign record
3 interview-users: interview survey ask question
3 survey: survey poll ask measure
3 canvass: canvass contact call
3 pitch: pitch present propose
3 convert-leads: convert close
3 upsell: upsell crosssell sell
3 merchandise: merchandise display arrange
3 display: display show arrange present
3 price: price label tag
3 weigh: weigh measure
3 slice: slice cut chop
3 plate: plate garnish present
3 garnish: garnish decorate
3 brew: brew make prepare
3 wash: wash clean rinse launder
3 iron: iron press
3 mow: mow cut trim
3 trim: trim cut prune
3 demolish: demolish dismantle
3 dismantle: dismantle strip disassemble
3 erect: erect build assemble raise
3 pour: pour lay cast
3 lay: lay install set place
3 plaster: plaster render
3 drill: drill bore
3 splice: splice join connect
3 solder: solder join
3 commission: commission start
3 troubleshoot: troubleshoot diagnose debug fix resolve
3 service-cars: service maintain repair
3 tow: tow haul
3 patrol: patrol guard monitor
3 guard: guard protect watch secure
3 search: search look
3 apprehend: apprehend detain arrest
3 arrange-finance: finance fund
3 underwrite: underwrite insure
3 appraise-value: value appraise assess estimate
3 tally: tally count total add
3 post-entries: post enter record book
3 journalize: journalize post record
3 close-books: close complete finish
3 remit: remit pay send
3 collect-debt: collect recover chase pursue
3 chase: chase pursue follow
3 pursue: pursue study work
3 certify: certify attest
3 notarize: notarize certify
3 subpoena: subpoena summon
3 depose: depose question
3 mediate: mediate arbitrate settle
3 settle: settle resolve
3 lobby: lobby advocate
3 advocate: advocate champion promote
3 curate: curate select choose arrange
3 compose: compose write
3 perform-music: perform play
3 animate: animate render
3 retouch: retouch edit
3 brainstorm: brainstorm ideate generate
3 pilot: pilot trial test
3 experiment: experiment test trial
3 synthesize: synthesize make prepare
3 culture: culture grow
3 titrate: titrate measure
3 sequence: sequence analyze
3 quantify: quantify measure
3 validate: validate verify check confirm test
3 simulate: simulate model
3 prototype: prototype build model mock
3 benchmark: benchmark compare measure
3 compare: compare contrast check match
3 match: match compare check reconcile
3 cross-check: crosscheck verify compare
3 total: total sum
3 share: share distribute communicate
3 relay: relay pass communicate
3 liaise: liaise coordinate communicate
3 join-up: join connect link
3 rotate: rotate move
3 cover: cover fill
3 substitute: substitute cover fill
3 relieve: relieve cover
3 shorten: shorten cut reduce lower trim
3 lengthen: lengthen extend
3 double: double
3 triple: triple
3 halve: halve cut reduce
3 offset: offset balance
3 avert: avert prevent avoid
3 contain: contain limit control
3 limit: limit restrict control contain
3 standard-setting: develop create write establish draft introduce
3 enable: enable allow let
3 empower: empower enable
3 show: show present demonstrate display
3 specialize: specialize focus concentrate
3 return: return recover
4 manage: manage lead oversee supervise direct head run govern control command steer guide
4 lead: lead head direct spearhead drive manage run champion steer orchestrate guide chair
4 supervise: supervise oversee manage monitor lead direct
4 chair: chair lead preside
4 own: spearhead champion drive
5 owner: own found cofound
5 pioneer: pioneer invent
5 architect: architect mastermind`;
