/** Documents that were counted. */
export const countedResumes = 364;
export const countedPostings = 284;

/** In how many of the counted resumes and postings a word occurs: "word,resumes,postings"; words of at least 20 documents. */
export const wordCounts = `
ability,115,129 able,60,82 about,77,148 above,18,29 absence,20,1 academic,38,29 academy,17,4 access,71,52 accommodation,7,33 accomplished,27,2 accomplishment,145,6 accordance,46,48
according,47,34 account,141,23 accountability,21,6 accountant,52,1 accounting,87,7 accuracy,84,6 accurate,91,11 accurately,48,11 achieve,57,45 achieved,35,7 achievement,44,5
achieving,24,6 acquisition,28,5 across,39,83 act,37,19 action,72,31 active,64,27 actively,24,26 activity,158,58 actual,16,6 ad,19,8 adapt,21,11 add,6,17 addition,17,26
additional,94,37 address,30,100 addressed,30,2 addressing,16,4 adherence,17,3 adjustment,27,5 administer,20,8 administered,38,0 administering,16,4 administration,129,19
administrative,76,12 administrator,48,18 adobe,31,5 adoption,8,27 adp,24,0 adult,19,2 advance,20,13 advanced,59,36 advantage,6,34 advertizing,35,3 advice,13,38 advisor,20,4
advize,16,6 advized,24,0 advocate,15,6 affiliation,50,2 after,75,46 against,23,11 age,18,64 agency,48,21 agent,27,8 agile,7,73 agreement,22,33 aid,47,7 aim,1,23 air,19,5 all,305,191
allocation,19,4 allow,21,22 along,29,22 also,60,118 alternative,19,4 alway,12,24 am,49,3 amazon,3,22 ambition,3,22 ambitious,3,32 america,26,1 american,43,2 among,17,17 amount,21,6
an,216,239 analyse,13,16 analysis,142,49 analyst,47,16 analytic,9,29 analytical,57,34 analyze,57,12 analyzed,57,0 analyzing,40,6 and,364,283 annual,86,37 another,7,13 answer,32,7
answered,44,0 answering,21,4 any,94,86 api,7,23 apis,1,21 app,8,25 applicable,20,30 applicant,27,64 application,103,181 applied,36,8 apply,30,111 applying,18,15 appointment,25,20
approach,31,67 appropriate,112,27 appropriately,16,5 approval,40,12 approved,32,4 approximately,18,8 april,56,7 architect,11,14 architecture,20,61 are,114,244 area,150,100
around,15,62 art,123,34 as,318,243 aspect,64,31 assembly,23,1 assess,21,10 assessed,23,8 assessment,68,29 asset,55,16 assigned,77,25 assignment,41,13 assist,101,31 assistance,63,37
assistant,126,21 assisted,139,3 assisting,41,7 associate,147,31 associated,27,13 association,41,7 assurance,36,15 assure,18,4 at,227,220 atmosphere,12,21 attend,18,9 attendance,28,3
attended,25,0 attention,48,20 attitude,34,24 attractive,3,19 attribute,4,24 audience,10,10 audit,83,7 audited,24,0 auditing,28,1 auditor,29,0 aug,20,0 august,67,3 authority,19,9
authorization,15,6 authorized,19,5 auto,17,6 automated,23,25 automation,16,34 availability,31,20 available,33,55 average,38,11 award,72,17 awarded,27,3 awareness,34,9 aws,3,39
bachelor,192,39 back,39,27 backend,2,26 background,81,59 backup,29,2 balance,57,27 balanced,23,5 balancing,18,3 bank,77,13 banking,42,9 bar,22,7 base,44,24 based,129,121 basic,57,35
basis,70,62 be,101,243 because,8,15 become,12,44 been,26,48 before,36,21 behavior,37,7 behavioral,19,2 being,56,72 belief,0,25 believe,7,36 below,6,17 benefit,70,161 best,82,102
better,28,43 between,80,56 beverage,34,5 beyond,14,10 bi,16,6 big,11,34 bilingual,19,1 bill,31,0 billing,50,4 board,46,11 boarding,26,2 body,17,6 bonus,2,24 book,23,12
bookkeeping,30,1 both,78,91 box,23,8 branch,28,3 brand,27,27 bring,19,64 bringing,10,15 broad,21,22 bs,16,19 budget,135,39 budgeting,33,4 build,65,104 building,103,84 built,57,23
business,219,156 but,42,92 by,275,183 ca,18,2 calendar,20,5 california,25,3 call,82,29 campaign,22,3 campus,28,11 can,54,129 candidate,37,96 capability,33,41 capable,13,16
capacity,21,21 capital,26,5 car,12,8 card,64,5 care,59,53 career,80,76 case,48,30 cash,98,4 cashier,22,1 catering,26,1 cause,19,11 cd,4,19 center,103,48 central,25,18
certificate,51,13 certification,82,30 certified,99,8 chain,16,19 challenge,28,67 challenging,22,41 chance,3,36 change,119,79 changing,25,19 channel,11,14 charge,42,6 charitable,1,19
chart,27,5 check,90,20 chef,41,3 chemical,11,10 child,22,6 children,40,5 choice,7,24 ci,2,24 city,356,16 civil,15,8 claim,39,0 class,100,53 classroom,48,0 clean,43,18 cleaned,20,0
cleaning,35,6 clear,27,18 clearance,24,3 clearly,15,11 clerical,22,1 clerk,22,0 client,166,70 clinical,17,11 close,39,48 closed,20,4 closely,53,51 closing,61,4 cloud,17,59 club,35,6
co,32,27 coach,38,9 coached,23,0 coaching,41,16 code,54,75 coding,16,19 coffee,6,17 collaborate,11,36 collaborated,50,0 collaborating,8,18 collaboration,19,56 collaborative,25,37
colleague,16,54 collect,13,7 collection,42,3 college,157,4 color,11,41 com,23,25 combination,3,22 combined,8,18 come,21,29 comfortable,4,25 commerce,13,11 commercial,40,33
commission,14,11 commitment,22,28 committed,20,36 committee,32,14 common,18,28 communicate,42,40 communicated,55,0 communicating,12,8 communication,214,126 communicator,22,9
community,100,36 company,364,189 compensation,41,50 competency,20,19 competent,12,8 competitive,16,56 complaint,58,4 complete,85,38 completed,98,15 completing,35,8 completion,52,15
complex,69,55 compliance,121,28 component,30,31 comprehensive,35,21 computer,137,61 computing,11,12 concept,33,34 concern,40,3 concerning,13,9 condition,40,29 conduct,68,24
conducted,97,9 conducting,35,10 conference,49,23 confidential,18,4 configuration,18,14 conflict,45,2 connection,11,15 consideration,10,17 considered,2,27 consistent,39,15
consistently,63,6 constantly,11,27 construction,49,15 consultant,46,15 consulting,17,16 consumer,26,28 contact,54,122 content,32,15 continue,11,15 continued,17,9 continuing,16,11
continuous,19,35 continuously,11,47 contract,86,27 contractor,36,7 contribute,14,32 contributed,23,0 contribution,14,40 control,140,48 controller,17,5 cook,26,3 cooking,32,1
cooperation,3,20 coordinate,50,32 coordinated,91,1 coordinating,38,9 coordination,35,16 coordinator,61,6 copy,17,10 core,72,52 corporate,84,35 corporation,14,25 correct,41,10
corrective,22,4 correspondence,30,4 cost,120,33 could,9,15 council,26,1 counseling,27,4 count,22,2 country,15,41 county,27,2 course,84,36 coursework,23,0 cover,15,30 cpr,39,5
create,82,64 created,131,8 creating,84,41 creation,30,14 creative,63,40 credit,76,9 crew,24,2 critical,67,28 cross,51,42 css,10,13 culinary,29,2 cultural,18,11 culture,19,66
cum,20,0 current,252,48 currently,28,45 curriculum,35,15 custom,20,8 customer,240,130 cutting,8,23 cv,3,49 cycle,38,17 daily,177,56 danish,0,22 data,151,102 database,84,38
date,59,136 day,103,87 de,18,3 deadline,58,52 deal,12,9 dean,22,1 december,44,4 decision,58,52 dedicated,49,43 deep,9,24 define,10,26 defined,20,12 defining,12,10 degree,66,124
deliver,37,63 delivered,36,7 delivering,32,32 delivery,64,52 demand,25,23 demonstrate,17,28 demonstrated,36,18 dental,10,22 department,178,68 departmental,36,3 dependable,26,1
deployment,17,25 deposit,45,2 depth,9,21 description,22,147 design,122,121 designed,81,12 designer,20,23 designing,27,22 desire,10,19 desk,31,3 desktop,23,9 detail,113,44
detailed,50,14 determine,58,19 determined,26,9 develop,123,132 developed,179,21 developer,19,98 developing,76,89 development,209,189 device,21,24 devop,0,26 diagnostic,14,12
difference,7,23 different,69,52 digital,20,47 dining,25,2 diploma,80,35 direct,62,29 directed,68,8 direction,48,26 directly,39,43 director,66,17 disability,16,65 disciplinary,23,13
discipline,28,28 discount,7,16 discover,4,16 discrepancy,39,1 discriminate,0,22 discuss,23,4 discussion,15,9 disease,7,20 dislike,0,109 display,31,7 distributed,20,24
distribution,36,10 district,32,3 diverse,38,62 diversity,12,54 division,23,9 do,21,121 docker,1,29 document,102,40 documentation,92,42 documented,29,10 doing,13,12 dollar,21,3
domain,12,18 don,2,24 done,18,24 door,10,10 down,27,14 drawing,23,5 drink,8,20 drive,36,75 driven,44,54 driver,13,19 driving,18,38 drug,16,15 due,37,15 during,115,43 duty,119,40
dynamic,34,49 each,103,58 early,13,13 earned,24,2 easy,7,15 economic,16,11 edge,6,29 educated,21,6 education,355,67 educational,37,17 effect,15,7 effective,120,30 effectively,98,29
effectiveness,23,8 efficiency,79,14 efficient,50,26 efficiently,48,12 effort,47,29 either,5,15 electrical,33,11 electronic,66,17 elementary,19,1 email,40,25 emergency,33,8
emerging,13,8 emotional,18,3 emphasis,18,13 employed,14,10 employee,189,127 employer,19,81 employment,52,53 enable,12,40 encourage,18,41 encouraged,18,21 end,91,66 energetic,26,12
energy,20,20 enforced,21,0 engage,13,15 engaged,27,9 engagement,18,13 engaging,23,7 engine,12,10 engineer,50,108 engineering,62,103 english,60,91 enhance,27,10 enhancement,18,5
enhancing,16,6 enjoy,13,37 enrollment,20,0 ensure,170,89 ensured,70,0 ensuring,65,28 entered,26,0 entering,27,4 enterprize,29,24 entertainment,5,24 enthusiastic,28,10 entire,44,20
entity,24,2 entry,68,5 environment,147,153 equal,4,70 equipment,107,37 equity,12,12 equivalent,2,58 erp,17,3 error,27,7 especially,3,18 essential,10,29 establish,40,21
established,86,33 establishing,22,5 establishment,17,5 estate,19,5 estimate,29,5 etc,54,51 ethic,25,6 evaluate,27,27 evaluated,45,4 evaluating,18,10 evaluation,67,20 even,7,28
event,111,51 every,34,64 everyone,4,36 everything,7,42 example,9,20 exceed,25,11 exceeded,24,2 exceeding,20,3 excel,141,18 excellence,30,28 excellent,133,99 exceptional,63,11
exchange,26,18 exciting,3,41 execute,24,16 executed,45,1 executing,22,7 execution,37,26 executive,90,13 exercize,21,3 existing,58,40 expand,13,9 expanding,7,14 expect,3,33
expectation,38,23 expected,16,35 expense,62,7 experience,354,258 experienced,61,50 expert,82,43 expertize,75,54 exposure,10,12 expression,4,31 extensive,82,25 external,51,40
extra,15,15 facilitate,40,16 facilitated,32,0 facility,85,25 factor,14,10 faculty,17,13 fair,21,6 familiar,12,12 familiarity,20,9 family,39,41 fashion,25,3 fast,60,53 fax,20,2
feature,20,38 february,37,5 federal,65,12 fee,23,5 feedback,52,23 feel,7,29 fellow,16,11 few,7,16 field,70,78 file,89,22 filing,44,2 fill,17,14 final,30,15 finance,53,21
financial,109,58 find,23,49 finding,27,17 finish,14,6 fire,22,1 firm,31,12 first,91,62 fit,18,16 fitness,22,13 five,33,10 fixed,36,6 flexibility,7,18 flexible,33,74 floor,35,4
florida,23,0 flow,58,15 fluent,23,22 focus,51,82 focused,51,40 focusing,13,11 follow,51,30 followed,31,3 following,48,60 food,67,21 for,360,280 force,33,7 forecast,22,3
forecasting,32,8 form,59,32 format,18,3 forward,8,37 foster,14,8 found,14,19 foundation,23,16 founded,3,20 four,36,11 framework,11,53 free,12,51 freedom,3,19 fresh,11,11
friendly,38,17 from,233,175 front,44,24 frontend,2,24 fruit,3,19 full,72,155 fully,14,21 fun,13,23 function,96,36 functional,45,45 functionality,17,11 fund,40,4 fundamental,16,20
funded,5,15 further,16,67 future,28,80 gain,21,12 game,25,10 gathering,15,5 gender,4,51 general,131,50 generalist,19,1 generate,26,7 generated,28,4 generating,20,5 generation,17,19
get,26,52 git,3,23 give,15,35 given,15,13 giving,18,12 global,34,93 globally,2,28 go,18,32 goal,138,64 going,24,14 good,60,104 google,12,18 government,50,39 gpa,70,0 grade,37,8
graduate,49,10 graduated,19,2 grant,11,9 graphic,18,4 great,40,81 ground,13,9 group,118,66 grow,15,36 growing,15,57 growth,57,65 guest,44,3 guidance,36,14 guide,17,14 guided,22,1
guideline,70,23 gym,7,18 had,28,3 hand,49,55 handle,43,23 handled,60,4 handling,76,19 happy,7,15 hard,32,22 hardware,34,12 has,40,102 have,80,189 having,9,22 head,34,32
headquarter,13,13 health,90,84 healthcare,25,50 healthy,17,12 heart,9,22 heavy,18,6 held,26,9 help,83,104 helped,74,3 helping,27,17 her,6,15 here,10,50 high,206,143 higher,15,20
highest,28,20 highlight,171,0 highly,77,74 hire,69,25 hired,38,1 hiring,70,15 his,7,13 history,80,11 hold,10,24 holiday,14,31 home,50,51 honor,36,2 hospital,24,9 hot,20,5 hotel,23,7
hour,69,62 house,42,20 how,40,75 hr,62,15 html,15,17 http,8,14 human,77,20 idea,24,49 identification,13,8 identified,60,7 identify,63,37 identifying,21,12 identity,5,41 if,21,127
ii,30,1 iii,21,1 image,20,10 immediate,13,10 impact,20,58 implement,69,41 implementation,92,47 implemented,123,5 implementing,61,32 important,13,35 improve,86,56 improved,52,2
improvement,96,50 improving,36,27 in,361,280 inc,14,8 incentive,19,5 incident,20,8 include,117,83 included,58,3 including,228,144 inclusion,8,35 inclusive,6,14 income,23,6
incoming,40,4 increase,78,14 increased,57,2 increasing,28,10 independent,24,34 independently,18,31 individual,90,74 industrial,19,11 industry,79,145 influence,18,33
information,208,115 informed,16,8 infrastructure,25,51 ingredient,22,5 initial,21,8 initiate,11,10 initiated,27,1 initiative,60,33 innovation,10,62 innovative,47,59 input,29,12
inquiry,63,3 insight,9,35 inspection,39,9 install,19,3 installation,51,8 installed,24,1 institute,46,3 institution,15,13 institutional,3,22 instructed,22,0 instruction,57,9
instructor,31,0 insurance,49,61 integrate,9,14 integrated,23,12 integration,34,33 integrity,28,11 intelligence,8,15 interact,14,15 interaction,34,27 interactive,18,4
interdisciplinary,7,14 interest,65,50 interested,5,47 interface,31,30 intern,23,1 internal,90,48 international,54,85 internet,42,17 interpersonal,59,24 intervention,14,6
interview,44,38 interviewed,21,1 interviewing,23,4 into,102,89 inventory,123,12 investigation,32,10 investment,21,14 investor,8,25 invoice,54,3 involve,10,13 involved,22,28
involvement,16,6 involving,20,3 is,115,265 issue,174,54 it,86,132 item,63,14 its,23,59 january,79,7 java,7,50 javascript,10,48 jenkin,3,17 job,116,217 join,1,87 joining,4,24
journal,34,4 js,4,31 judgment,16,4 july,54,3 june,62,10 junior,20,15 just,11,34 keep,41,26 keeping,41,15 kept,30,3 key,89,72 kitchen,42,9 know,8,53 knowledge,180,154
knowledgeable,18,3 known,13,9 kubernete,0,22 lab,20,5 labor,50,6 language,73,70 large,60,55 largest,10,31 later,7,17 latest,9,27 launch,9,12 law,61,43 layout,21,7 lead,119,72
leader,82,64 leadership,154,43 leading,38,82 learn,29,58 learned,21,1 learner,37,2 learning,62,71 least,8,45 leave,26,41 led,63,6 ledger,43,2 legal,29,13 less,12,8 lesson,35,3
letter,25,25 level,174,167 liaison,49,4 library,11,12 license,31,17 life,53,64 lifecycle,5,25 like,23,148 limited,37,19 line,104,34 link,15,30 linked,1,24 linux,17,22 list,42,29
listening,37,3 live,15,45 living,7,23 ll,0,57 load,17,11 loan,26,9 local,79,38 located,6,27 location,64,202 log,27,16 logistic,22,7 long,51,49 look,12,39 looking,20,137 loss,45,3
lot,11,26 love,15,117 low,18,14 lunch,16,21 mac,20,4 machine,35,23 made,68,19 mail,38,18 main,24,26 maintain,153,64 maintained,187,3 maintaining,95,27 maintenance,109,32 major,38,24
make,69,117 making,76,46 manage,112,48 managed,177,8 management,303,145 manager,226,96 managerial,21,5 managing,96,27 manner,77,17 manual,41,10 manufacturing,33,12 many,32,49
march,46,7 marital,0,28 market,51,77 marketing,84,27 maryland,20,0 master,87,54 match,10,29 matching,6,29 material,104,30 maternity,1,26 matter,34,40 maximize,26,6 may,107,74
mba,18,3 me,40,3 meal,33,10 mean,8,31 measure,30,14 measurement,13,8 mechanic,18,8 mechanical,23,15 media,36,13 medical,58,52 meet,103,57 meeting,135,31 member,184,70
membership,10,11 mental,11,30 mentor,33,16 mentored,30,0 mentoring,18,15 menu,37,4 menus,28,1 merchandize,36,3 merchandizing,26,0 met,57,13 method,71,37 methodology,23,27
metric,27,13 microsoft,153,16 mid,12,55 middle,22,5 military,27,2 million,39,42 mind,10,20 mindset,2,25 minimum,11,42 minor,23,3 minute,13,8 mission,25,38 mobile,22,47 model,46,30
modern,9,49 modification,34,2 module,17,8 money,30,5 monitor,74,19 monitored,78,2 monitoring,59,33 month,98,33 monthly,126,22 more,87,139 most,38,91 motivate,22,6 motivated,85,41
motivating,21,7 motivation,17,11 move,15,19 ms,78,15 much,7,14 multi,94,35 multiple,117,42 must,5,93 my,139,8 mysql,8,14 name,364,90 national,63,54 natural,11,11 necessary,92,36
need,175,133 needed,118,36 negotiated,22,1 negotiation,45,10 net,16,13 network,64,42 networking,38,15 new,266,158 newly,17,8 next,11,46 night,16,7 no,18,59 node,5,27 non,50,26
north,24,8 not,50,117 note,26,20 november,36,7 now,8,42 number,44,31 numerous,28,6 nurse,10,15 nursing,18,10 object,11,11 objective,69,54 obtain,39,9 obtained,13,9 october,46,7
of,364,281 off,50,51 offer,32,124 offered,31,10 offering,33,21 office,203,95 officer,43,1 offshore,10,11 old,19,5 on,329,246 onboarding,15,8 once,10,21 one,88,133 ongoing,27,25
online,42,56 only,17,45 onsite,20,10 open,57,62 opening,32,10 operate,32,29 operated,27,4 operating,66,31 operation,191,53 operational,68,19 operator,22,8 opportunity,79,175
optimal,12,8 optimization,16,13 optimize,15,12 option,17,47 or,185,250 oracle,26,10 oral,20,14 order,153,54 ordering,46,2 organization,118,208 organizational,90,32 organize,34,7
organized,99,15 organizing,21,3 orientation,48,45 oriented,117,44 origin,0,43 osha,23,1 other,200,175 our,51,215 out,102,68 outcome,15,11 outgoing,22,5 outlook,65,6 outside,37,19
outstanding,53,20 over,152,71 overall,58,27 oversaw,41,0 oversee,43,7 overseeing,21,4 oversight,26,4 overview,9,12 own,16,47 owner,45,18 ownership,6,27 paced,33,20 package,44,47
page,28,22 paid,11,68 paper,33,7 paperwork,31,2 parent,37,8 park,20,2 part,60,137 participate,30,45 participated,46,0 participating,10,19 participation,21,16 partner,51,70
partnership,24,37 party,49,26 passion,14,42 passionate,19,46 past,17,13 paternity,0,21 path,9,19 patient,35,25 pattern,10,26 pay,28,30 payable,42,3 payment,85,15 payroll,90,4
pc,22,4 peer,25,8 pension,2,32 people,65,144 peoplesoft,21,0 per,75,40 perfect,8,13 perform,77,41 performance,165,78 performed,122,12 performing,61,18 period,42,25 permanent,11,17
person,53,38 personal,89,81 personnel,107,19 pertaining,17,3 phase,22,16 phd,2,22 phone,73,21 photoshop,23,1 physical,45,45 physician,19,7 pipeline,13,17 place,32,69 placed,17,7
placement,17,4 plan,178,102 planned,45,6 planning,137,40 plant,26,9 platform,32,86 play,15,29 player,60,31 please,0,113 plus,21,52 point,77,32 policy,157,31 portfolio,15,35
portion,19,1 position,115,140 positive,90,26 possess,17,31 possibility,1,30 possible,20,67 post,46,21 posted,17,111 posting,26,3 potential,65,49 power,48,29 powerpoint,74,5
practical,9,24 practice,106,87 pre,45,21 preferably,1,26 preferred,6,51 pregnancy,0,25 prep,21,2 preparation,89,10 prepare,93,14 prepared,119,8 preparing,61,9 present,42,20
presentation,73,18 presented,34,3 president,44,2 pressure,47,6 prevention,26,6 previous,18,20 price,30,13 pricing,28,12 primarily,7,14 primary,34,32 principle,26,25 print,17,3
prior,24,22 prioritize,11,12 priority,24,16 private,33,53 pro,25,8 proactive,13,15 problem,180,84 procedure,199,44 process,227,126 processed,66,3 processing,89,25 procurement,23,4
produce,28,16 produced,24,3 producing,18,6 product,169,150 production,104,56 productivity,54,5 professional,264,107 professionalism,14,7 proficiency,46,21 proficient,74,12
profile,42,35 profit,37,9 program,203,91 programming,27,57 progress,56,19 progressive,18,4 project,210,130 prominent,0,22 promote,45,22 promoted,39,0 promoting,17,10 promotion,64,5
proper,95,8 properly,38,2 property,44,9 proposal,26,8 prospective,20,1 protected,2,47 protection,18,9 protocol,31,14 proven,45,33 provide,151,124 provided,162,20 provider,23,23
providing,117,66 psychology,21,1 public,60,64 publication,19,21 purchase,60,26 purchasing,45,3 purpose,23,17 put,12,18 python,8,43 qa,9,15 qualification,57,105 qualified,31,33
quality,174,124 quarter,20,1 quarterly,49,5 query,14,6 question,70,32 quick,42,4 quickbook,38,1 quickly,47,36 race,6,49 range,38,58 ranging,18,7 rapid,15,7 rapidly,10,16 rate,47,12
re,32,64 reach,19,16 react,0,32 reactj,0,21 read,20,32 reading,35,10 ready,19,23 real,30,30 reasonable,2,28 receipt,33,2 receivable,40,1 receive,19,32 received,82,19 receiving,37,20
recipe,24,4 recognition,29,2 recognize,8,28 recognized,27,17 recommend,26,5 recommendation,57,20 recommended,27,2 reconcile,32,2 reconciled,33,0 reconciliation,59,3 reconciling,20,0
record,157,51 recorded,37,0 recording,18,2 recovery,28,2 recruited,28,3 recruiter,14,8 recruiting,53,10 recruitment,34,25 reduce,33,3 reduced,40,1 reduction,17,4 reference,27,20
referral,27,14 reflect,9,14 regard,7,22 regarding,92,21 regardless,6,18 region,17,16 regional,33,10 register,24,1 regular,33,25 regularly,25,12 regulation,72,21 regulatory,26,7
reimbursement,12,12 related,102,61 relation,106,20 relationship,140,35 release,17,18 relevant,27,64 reliability,15,13 reliable,32,11 religion,0,54 religious,5,24 relocation,11,25
remote,24,34 rep,17,3 repair,41,12 report,200,45 reported,31,2 reporting,90,22 represent,13,9 representative,87,14 request,83,21 requested,21,3 require,5,42 required,104,103
requirement,105,127 research,81,55 researched,42,0 researcher,2,18 resident,12,10 residential,20,3 resolution,73,11 resolve,84,7 resolved,72,0 resolving,42,6 resource,111,58
respect,10,14 respond,29,7 responded,23,0 response,34,20 responsibility,93,133 responsible,152,94 rest,7,26 restaurant,52,13 result,116,59 resulted,26,0 resulting,31,5 resume,13,15
retail,60,18 retain,18,6 retention,40,4 retirement,11,24 return,45,7 revenue,53,8 review,132,42 reviewed,66,7 reviewing,20,6 right,29,59 risk,57,28 role,63,146 roll,15,5 room,37,12
routine,24,6 rule,30,12 run,41,15 running,35,10 safe,57,21 safety,108,22 salary,32,75 sale,177,45 same,20,25 san,30,2 sanitation,33,1 sap,30,5 satisfaction,72,14 saving,30,25
scalable,6,26 scale,23,39 schedule,131,25 scheduled,47,0 scheduling,83,13 scheme,0,24 school,164,24 science,170,77 scientific,6,22 scope,21,19 screen,16,8 screening,13,9 script,15,6
scripting,7,21 scrum,7,21 search,18,14 seasonal,20,1 second,15,10 section,12,11 sector,8,15 secure,17,21 security,78,39 see,7,41 seek,12,13 seeking,45,30 select,26,10 selected,37,11
selection,43,12 self,76,49 sell,12,8 selling,23,12 seminar,26,3 send,9,41 senior,102,97 sense,11,17 sent,15,5 september,56,8 serve,44,18 served,66,1 server,45,19 service,265,161
serving,33,23 sery,16,6 session,37,13 set,95,62 setting,73,23 setup,17,15 several,47,23 sexual,7,41 shape,6,25 share,16,40 shared,15,16 sharepoint,20,1 sharing,6,26 sheet,58,7
shift,44,14 shipping,25,4 shop,20,6 short,20,22 should,5,51 show,21,9 side,21,14 sign,17,6 significant,19,20 similar,12,40 simple,16,8 simultaneously,24,4 since,12,22 single,10,10
site,93,44 situation,37,17 six,20,12 size,26,96 skill,364,195 skilled,57,23 small,54,29 smart,8,26 so,18,54 social,58,37 society,31,23 software,113,113 sold,23,2 solid,29,39
solution,98,142 solve,17,28 solver,27,8 solving,96,46 some,29,63 soon,1,36 sound,29,18 source,34,35 sous,21,2 south,23,3 space,21,19 spanish,42,4 speak,7,23 speaking,17,5
special,106,18 specialist,95,31 specialized,27,12 specialty,22,6 specific,51,42 specification,39,29 speed,19,14 spoken,1,19 sponsor,6,15 sport,20,23 spreadsheet,38,4 spring,11,24
sql,27,21 sr,12,9 stack,4,44 staff,215,50 staffing,51,7 stage,12,13 stakeholder,13,59 standard,154,74 star,18,2 start,31,50 started,15,7 starter,11,11 starting,7,17 startup,10,19
state,357,46 statement,59,18 station,34,6 statistic,20,6 statistical,21,5 status,57,61 stay,15,13 step,16,11 stock,41,30 stocked,20,5 storage,31,12 store,66,13 strategic,74,53
strategy,90,48 strength,35,32 strive,3,42 strong,147,137 structure,40,38 structured,5,21 student,85,23 studio,14,6 study,67,31 style,25,7 sub,22,8 subject,24,20 submit,13,25
submitted,26,16 succeed,12,11 success,62,67 successful,79,52 successfully,69,16 such,136,86 suite,45,9 summary,294,10 summer,20,4 superior,44,5 supervision,59,21 supervisor,83,9
supervisory,22,3 supervize,33,8 supervized,86,0 supervizing,20,0 supplier,25,11 supply,79,27 support,184,123 supported,52,19 supporting,40,30 sure,28,21 survey,28,4 system,234,128
table,37,20 take,47,89 taking,39,20 talent,42,56 talented,21,28 target,26,21 task,104,77 taught,32,3 tax,43,6 teacher,45,7 teaching,43,19 team,277,208 teamwork,16,11 tech,21,46
technical,112,119 technician,41,7 technique,82,28 technology,111,173 telephone,49,13 temperature,16,6 temporary,18,11 ten,14,7 term,50,70 termination,28,0 test,64,66 tested,18,5
testing,80,62 texa,28,6 than,56,74 that,228,209 the,354,279 their,149,136 them,83,49 then,20,45 there,14,41 therefore,1,23 these,32,49 they,47,76 thing,10,36 think,6,19
thinking,43,18 third,21,15 this,71,181 thorough,30,8 those,24,19 thousand,9,12 three,38,18 thrive,8,22 through,175,107 throughout,49,26 ticket,24,14 tight,13,8 time,203,199
timely,94,17 title,11,19 to,364,282 today,2,30 together,8,53 took,36,2 tool,83,91 top,69,41 topic,9,14 total,37,9 toward,24,28 track,60,26 tracked,30,0 tracking,50,9 trade,28,4
train,42,16 trained,124,5 trainer,31,2 training,258,76 transaction,81,7 transfer,41,8 transformation,2,21 transport,8,18 transportation,17,6 travel,45,42 treatment,25,15 trend,43,29
trip,19,3 troubleshoot,22,8 troubleshooting,47,12 truly,2,22 trust,13,16 trusted,6,31 tuition,4,24 turnover,23,4 two,62,33 tx,17,5 type,43,125 ui,3,18 under,73,48 understand,34,43
understanding,53,93 unique,14,49 unit,75,43 united,49,10 university,246,30 unix,12,12 up,184,101 update,50,17 updated,62,7 updating,15,5 upgrade,32,7 upon,32,14 upper,24,3 ups,15,13
us,52,112 usa,58,1 usage,18,2 use,102,97 used,73,43 user,46,64 using,148,80 utility,17,7 utilization,21,2 utilize,44,8 utilized,29,3 utilizing,33,8 vacation,16,24 value,41,104
variance,26,1 variety,57,36 various,154,35 ve,3,18 vehicle,24,11 vendor,96,14 verbal,38,35 verification,26,10 verified,36,3 verify,34,4 version,13,13 very,28,49 veteran,7,50
via,43,41 vice,24,3 video,24,13 view,11,20 virtual,15,11 visa,6,17 vision,17,49 visit,16,28 visual,33,6 voice,12,14 volume,57,11 volunteer,35,5 voucher,13,7 walk,17,13 want,7,77
warehouse,18,12 was,90,12 waste,25,0 water,21,4 way,31,83 we,20,224 web,46,72 website,32,27 week,46,27 weekly,115,12 welcome,1,22 well,171,155 wellness,12,30 were,93,6 what,18,95
when,96,60 where,44,76 whether,6,14 which,107,99 while,139,57 who,84,108 whole,7,14 why,1,32 wide,55,43 will,51,225 willing,9,15 window,58,9 winning,9,16 with,360,273 within,120,120
without,19,34 women,17,8 word,104,19 work,279,233 worked,150,9 worker,66,7 workflow,28,13 workforce,24,28 working,147,192 workplace,17,31 workshop,20,11 world,36,108 worldwide,3,30
would,23,64 write,17,29 writing,45,33 written,60,64 wrote,22,0 year,235,176 yearly,17,5 you,8,217 young,10,15 your,13,192 yourself,1,28
`;
