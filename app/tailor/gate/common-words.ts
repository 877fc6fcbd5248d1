const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Grammar: says nothing about the candidate. */
export const functionWords = words(`
a an the this that these those some any each other others another such same own
i me my mine myself we us our ours you your yours he him his she her hers it its they them their theirs who whom whose which what
and or but nor so yet as if then than while when where whereas because since although though whether both either neither also too
of in on at by for with from to into onto upon over under about above below between among amongst within without during before after
against per via through across along around behind beyond near off out up down toward towards until till plus versus amid
is am are was were be been being has have had having do does did doing can could will would shall should may might must
not no nor never there here how why goes going went gone again whenever wherever whichever whatever whoever
however therefore thus hence besides despite amongst aboard meanwhile otherwise likewise moreover furthermore thereafter whereby wherein
oneself themselves itself himself herself ourselves themself got getting gets further once only just very more most less least much well ever even still already
etc eg ie vs roughly approximately nearly almost circa estimated approx including include includes included according regarding concerning based due
s t re ve ll d m let`);

/** Words that fill or frame a sentence and claim no fact of their own. */
export const fillerWords = words(`
role job position work working worked task tasks duty duties responsibility responsibilities responsible various range variety
successfully effectively efficiently accordingly respectively thereby
skill skills skilled knowledge experience experiences experienced background career ability abilities
able used using use uses utilized utilizing involving involved related relevant relating order part basis area areas
day-to-day needs needed need necessary required requirement requirements activities activity
times way ways number type types kind kinds set aspect aspects field fields
like result results resulting resulted addition additionally together alongside overall
currently current previously previous former formerly past today now then later
one
main general specific particular certain
bring brings brought offer offers offering known plus namely
help helped helping hands-on
summary profile objective qualifications highlights work-history
covering totaling totalling spanning worth consisting comprising amounting holder seek seeking looking eager keen motivated dedicated
total`);

/** Words that open a sentence or stand in titles with a capital and are no names. */
export const plainCapitals = words(`
monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november
december jan feb mar apr jun jul aug sep sept oct nov dec i dear sincerely regards hiring team`);
