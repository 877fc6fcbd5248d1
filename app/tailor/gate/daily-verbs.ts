/** Third part of the verb table: verbs of daily life and of any work. Form: see verb-table.ts. */
export const dailyVerbs = `
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
3 donate: donate give contribute`;
