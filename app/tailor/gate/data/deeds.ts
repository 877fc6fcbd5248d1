/**
 * Verbs of resumes by meaning, one meaning a line, "level name: verbs". A rewording may move within a line and never up the
 * levels: 0 watched, 1 helped, 2 took part, 3 did, 4 led, 5 owned. "plain" verbs name no deed of their own.
 */
export const deeds = `
0 watch: observe shadow watch witness attend
1 assist: assist help aid support back accommodate
2 contribute: contribute participate join engage involve
2 collaborate: collaborate cooperate partner liaise team work interact interface consult
3 plain: perform conduct do complete execute carry provide deliver handle undertake accomplish fulfill serve use utilize employ apply make give offer take include cover focus act leverage
3 achieve: achieve attain reach hit meet accomplish realize deliver secure earn
3 exceed: exceed surpass outperform beat outpace top
3 create: create build develop make design produce construct craft devise formulate generate author establish form set prepare compose engineer draft conceive
3 software: program code develop build engineer write implement create script
3 design: design draft sketch illustrate style layout model lay draw plan
3 write: write draft compose author prepare document produce pen create edit type
3 edit: edit revise proofread copyedit amend rewrite update
3 establish: establish set start launch introduce institute implement create initiate form open
3 launch: launch release ship deploy introduce roll publish bring start deliver open
3 implement: implement install deploy introduce integrate execute roll adopt apply set put enact
3 install: install fit mount fix set assemble erect lay place
3 configure: configure set customize install adjust tune
3 assemble: assemble build put construct fit compile
3 fix: fix repair resolve solve correct remedy mend troubleshoot restore address rectify debug service overhaul
3 resolve: resolve solve address settle handle fix answer tackle deal clear sort
3 diagnose: diagnose troubleshoot identify detect find pinpoint locate isolate
3 identify: identify find discover spot recognize detect uncover locate determine pinpoint
3 maintain: maintain keep service sustain preserve uphold manage update look care
3 operate: operate run use work drive handle man
3 run: run operate process administer perform conduct
3 author: author write coauthor
3 drive: drive steer operate transport
3 administer: administer manage run handle coordinate oversee give dispense
3 medicate: administer give dispense provide
3 coordinate: coordinate organize arrange schedule plan manage handle facilitate orchestrate run
3 schedule: schedule plan book arrange organize coordinate time set
3 facilitate: facilitate run conduct host moderate lead hold enable
3 host: host hold run organize conduct stage
3 present: present deliver give show demonstrate pitch speak report communicate share
3 demonstrate: demonstrate show present exhibit display
3 train: train teach instruct coach educate tutor mentor onboard orient brief drill
3 mentor: mentor coach guide advise counsel train tutor
3 teach: teach instruct educate tutor deliver lecture train give
3 advise: advise counsel consult guide recommend inform
3 recommend: recommend suggest propose advise advocate
3 analyze: analyze examine study assess evaluate review investigate research explore interpret
3 evaluate: evaluate assess appraise review rate judge grade measure analyze mark score
3 assess: assess evaluate triage examine review check appraise screen
3 review: review check examine inspect audit vet verify read assess proofread evaluate
3 check: check verify confirm validate inspect test review ensure examine
3 inspect: inspect examine check audit survey
3 audit: audit examine inspect review
3 verify: verify confirm check validate authenticate ensure
3 attempt: attempt try tried seek strive endeavor
3 test: test check try validate examine trial
3 monitor: monitor track watch observe check follow supervise record oversee
3 track: track monitor follow log trace record keep
3 record: record log document register note enter track keep chart write file capture
3 document: document record write chart log note
3 enter: enter input key type record log
3 file: file archive store organize sort
3 research: research investigate study explore analyze examine look
3 investigate: investigate examine research probe study analyze look
3 measure: measure gauge quantify size assess
3 calculate: calculate compute figure determine work
3 estimate: estimate forecast project quote calculate
3 forecast: forecast predict project estimate
3 plan: plan devise design map organize prepare arrange develop
3 prepare: prepare produce compile create draft make ready assemble write develop put
3 cook: cook prepare make bake grill
3 compile: compile gather collect assemble collate prepare put produce
3 collect: collect gather obtain compile take receive draw
3 draw: draw collect take
3 process: process handle manage deal complete work
3 handle: handle manage process deal field take tackle address
3 reconcile: reconcile balance match settle
3 pay: pay settle remit disburse
3 bill: bill invoice charge
3 purchase: purchase buy order procure source acquire obtain
3 source: source find procure obtain recruit
3 order: order purchase requisition buy request
3 stock: stock replenish restock refill fill shelve supply
3 supply: supply provide deliver equip furnish
3 receive: receive accept take get obtain unload
3 ship: ship send dispatch deliver transport export
3 deliver: deliver bring transport ship distribute
3 distribute: distribute deliver hand circulate send share dispense give
3 transport: transport move carry haul transfer convey deliver
3 load: load unload pack
3 pack: pack package wrap box
3 pick: pick select pull
3 sort: sort organize arrange order classify categorize file
3 organize: organize arrange coordinate plan structure order sort
3 classify: classify categorize sort group code label
3 clean: clean sanitize disinfect wash scrub sterilize tidy
3 sell: sell vend upsell market
3 promote: promote market advertise publicize push
3 market: market promote advertise
3 negotiate: negotiate bargain broker agree
3 contact: contact call reach phone email
3 call: call phone ring telephone contact
3 answer: answer respond reply field address take handle resolve
3 greet: greet welcome receive meet
3 serve: serve assist help attend wait
3 treat: treat care attend dress
3 care: care look tend nurse attend treat
3 communicate: communicate convey relay share speak talk inform report pass liaise
3 inform: inform notify update brief tell alert advise report educate
3 report: report inform present deliver communicate
3 explain: explain clarify describe interpret show
3 translate: translate interpret
3 interview: interview screen meet question
3 recruit: recruit hire staff appoint source
3 hire: hire recruit employ appoint staff onboard
3 dismiss: dismiss fire terminate discharge
3 motivate: motivate inspire encourage energize
3 encourage: encourage motivate support foster promote urge
3 foster: foster build develop cultivate nurture encourage promote
3 build-relations: build develop establish maintain cultivate foster forge nurture form keep
3 increase: increase grow raise boost expand lift improve enhance up rise climb augment accelerate double triple elevate
3 grow: grow expand increase scale build develop
3 improve: improve enhance better upgrade refine optimize strengthen boost raise increase streamline
3 streamline: streamline simplify optimize improve refine
3 optimize: optimize tune improve refine streamline
3 modernize: modernize update upgrade renew refresh
3 update: update revise refresh upgrade modernize maintain amend
3 reduce: reduce cut lower decrease shrink trim minimize slash lessen drop save shorten diminish curb bring fall halve
3 save: save reduce cut
3 speed: speed accelerate shorten quicken expedite
3 eliminate: eliminate remove abolish end
3 remove: remove delete take clear extract eliminate
3 prevent: prevent avoid avert stop
3 ensure: ensure guarantee secure maintain make assure verify confirm safeguard check
3 enforce: enforce uphold apply ensure maintain police
3 follow: follow observe adhere comply obey keep meet
3 secure: secure protect guard safeguard win obtain
3 protect: protect guard secure safeguard defend
3 obtain: obtain gain acquire get secure win receive earn
3 win: win earn receive gain secure
3 receive-award: receive win earn get
3 approve: approve authorize sanction
3 assign: assign allocate delegate give distribute
3 allocate: allocate assign distribute
3 delegate: delegate assign hand
3 automate: automate mechanize script
3 integrate: integrate combine connect merge link incorporate
3 connect: connect link integrate join
3 merge: merge combine consolidate unify integrate
3 consolidate: consolidate merge combine unify
3 migrate: migrate move transfer port transition convert switch
3 move: move relocate transfer migrate shift
3 convert: convert change transform turn migrate
3 transform: transform convert change overhaul
3 change: change alter modify adjust adapt
3 modify: modify change alter adapt adjust amend
3 adapt: adapt adjust modify tailor customize
3 tailor: tailor adapt customize
3 replace: replace swap change substitute
3 expand: expand grow extend broaden widen increase
3 extend: extend expand lengthen
3 complete: complete finish finalize conclude close end
3 close: close complete finalize finish shut
3 start: start begin commence launch initiate
3 initiate: initiate start begin launch introduce
3 submit: submit send file hand provide
3 send: send dispatch mail forward ship email
3 publish: publish release issue post
3 issue: issue give release publish provide
3 photograph: photograph shoot capture
3 film: film shoot record
3 weld: weld join fuse
3 machine: machine mill turn
3 cut: cut trim slice
3 paint: paint coat
3 wire: wire connect cable
3 dig: dig excavate
3 plant: plant sow
3 harvest: harvest pick
3 represent: represent act
3 defend: defend represent
3 litigate: litigate sue
3 argue: argue plead
3 appraise: appraise value assess
3 evaluate-students: grade mark score assess
3 counsel: counsel advise support
3 comply: comply follow adhere conform meet
3 query: query search
3 migrate-data: import export load
3 model: model simulate
3 visualize: visualize chart plot
3 refer: refer direct send
3 escort: escort accompany
3 bathe: bathe wash
3 feed: feed nourish
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
5 architect: architect mastermind
3 accompany: accompany escort join
3 inherit: inherit assume
3 carry: carry hold have bear possess
3 go: go come move proceed travel reach
3 speak: speak talk converse communicate
3 precept: precept mentor supervise teach train
3 renew: renew extend
3 expire: expire lapse end
3 sit: sit take attempt
3 average: average mean
3 read: read review study
3 watch-over: mind tend watch
3 hear: hear listen
3 learn-of: discover find uncover learn notice
3 fit-out: equip furnish fit supply
3 fold: fold wrap pack
3 trial: trial pilot test
3 note: note record log jot write
3 phone: phone ring call telephone dial
3 visit: visit attend tour
3 choose: choose select pick opt decide
3 finish: finish complete end conclude finalize wrap
3 tidy: tidy clean straighten
3 drop: drop deliver leave
3 fetch: fetch collect bring get retrieve
3 retrieve: retrieve fetch recover obtain
3 hand: hand give pass distribute
3 warn: warn alert caution advise
3 ask: ask question query enquire request
3 invite: invite ask
3 request: request ask order seek
3 thank: thank acknowledge
3 name: name call title
3 label: label tag mark
3 scan: scan read
3 attach: attach fix join fasten connect
3 detach: detach remove disconnect
3 heat: heat warm
3 chill: chill cool refrigerate
3 mix: mix blend combine stir
3 measure-out: measure weigh portion
3 fill: fill load stock top
3 empty: empty clear unload drain
3 wipe: wipe clean wash
3 pull: pull draw drag haul
3 push: push press move
3 park: park station
3 steer-vehicle: drive operate pilot
3 sail: sail navigate
3 dock: dock berth moor
3 board: board embark
3 cut-back: prune trim cut
3 dress: dress bandage
3 inject: inject administer give
3 vaccinate: vaccinate immunize inoculate jab
3 discharge: discharge release
3 admit: admit receive register
3 rehabilitate: rehabilitate restore
3 console: console comfort reassure support
3 listen: listen hear
3 resolve-dispute: mediate settle resolve reconcile
3 permit: permit allow let authorize
3 forbid: forbid ban prohibit
3 outline: outline describe summarize sketch
3 summarize: summarize outline condense recap
3 describe: describe explain outline
3 emphasize: emphasize stress highlight underline
3 mention: mention note cite
3 propose: propose suggest recommend pitch
3 predict: predict forecast project anticipate
3 anticipate: anticipate expect foresee
3 ease: ease relieve reduce
3 calm: calm soothe settle pacify
3 raise-issue: raise flag report escalate
3 spot: spot notice detect identify see
3 consider: consider weigh examine
3 spend: spend use
3 earn-income: earn make bring
3 lend: lend loan
3 borrow: borrow loan
3 rent: rent lease let hire
3 repay: repay refund reimburse return
3 donate: donate give contribute
`;

/** Verbs of leading and owning, "level: verbs"; whatever line they stand in, they need a source of that level. */
export const highDeeds = `
4: manage lead oversee supervise direct head govern command steer chair spearhead champion orchestrate preside
5: own found cofound pioneer invent architect mastermind
`;
