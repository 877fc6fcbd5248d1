import { craftVerbs } from "./craft-verbs";
import { dailyVerbs } from "./daily-verbs";

/**
 * Verbs of resumes by meaning. A rephrasing may move within a line, never to another line, and never up in scope.
 * Form of a line: "scope name: verbs". Scope is the gate's ladder: 0 watched, 1 assisted, 2 contributed, 3 did or built,
 * 4 managed or led, 5 owned or founded. "plain" verbs name no deed of their own and may stand for any deed of scope 3.
 */
const commonVerbs = `
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
3 feed: feed nourish`;

/** The whole table, one line a meaning. */
export const verbTable = `${commonVerbs.trim()}\n${craftVerbs.trim()}\n${dailyVerbs.trim()}`;

/** Verbs above plain doing, which need a source of the same height. Others take the scope of their first line. */
export const highScope: Record<string, number> = Object.fromEntries(
  "manage:4 lead:4 oversee:4 supervise:4 direct:4 head:4 govern:4 command:4 steer:4 chair:4 spearhead:4 champion:4 orchestrate:4 preside:4 own:5 found:5 cofound:5 pioneer:5 invent:5 architect:5 mastermind:5"
    .split(" ")
    .map((pair) => pair.split(":"))
    .map(([verb = "", scope]) => [verb, Number(scope)]),
);

/** Deeds on things that resumes call managing as well ("handled complaints", "managed complaints"). */
export const manageOfThings =
  "handle administer coordinate run operate organize maintain process control schedule facilitate monitor";
