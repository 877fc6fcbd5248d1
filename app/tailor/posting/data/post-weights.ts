/** Trained by `npm run train:posts` on 87 marked posts; read by ../models.ts. */
export const storedModels = {
  segments: `
requirement duty company benefit logistics legal other-person heading noise
41 -61 -57 -57 -32 -45 -49 -38 -31 -51 34 -55 -40 -43 -50 -34 -34 -38 -51 -46 35 -6 -21 -14 -31 -25 -11 -62 -30 -4 19 -23 -16 -18 -21 -23 -48 -41 -16 -6 35 -12 -13 -13 -25 -58 -53 -27 -18 -19 27 -20 -33 -21 -55 -48 -14 -10 -23 -21 8 -19 -7 -18 -8 -11 -23 5 -21 -27 26 -13 -65 -48 -14 -8 -16 -20 -18 -34 23 -24 -18 -14 -10 -16 -7 -7 53 -10
above apply	-13 -11 -12 -10 3 -11 -9 12 -12
above apply near	-13 -11 -12 -10 3 -11 -9 12 -12
above benefits	-13 -23 -5 21 -6 2 -17 -23 -8
above benefits near	-13 -23 -5 21 -6 2 -17 -23 -8
above company	-18 -12 13 -18 -1 -17 -14 2 -16
above company near	-18 -12 13 -18 -1 -17 -14 2 -16
above conditions	-3 -32 -13 -17 10 18 -15 -11 -21
above conditions far	-15 -26 -24 -23 22 1 -18 -24 -24
above conditions near	6 -26 -10 -13 -9 15 -13 -8 -15
above duties	1 28 -11 -10 -2 -7 -8 1 -5
above duties far	-4 31 -13 -14 -1 -7 -10 -1 -12
above duties near	3 20 -10 -9 -6 -6 -7 -1 -3
above legal	-20 -18 -19 -15 -23 17 -13 -15 6
above legal near	-20 -18 -19 -15 -23 17 -13 -15 6
above must	14 -20 -5 -3 2 2 -8 -8 7
above must far	-20 -43 -26 12 -10 28 -26 -37 20
above must near	22 -16 -1 -9 4 -12 -5 -4 -2
above nice	-6 -23 17 -17 -22 5 -13 -17 -21
above nice far	-15 -10 -1 -11 -15 16 -9 -9 -13
above nice near	-2 -20 18 -15 -18 -20 -11 -15 -17
above none	2 0 3 -3 0 -16 -10 9 -6
above none far	19 0 -15 0 -10 -15 -4 -15 -7
above none near	-7 -1 8 -7 1 -16 -13 16 -5
above preferred	25 -17 -10 -7 -12 -1 -6 -13 -9
above preferred near	25 -17 -10 -7 -12 -1 -6 -13 -9
address	-18 -16 -19 -19 23 -12 -2 1 7
any	7 3 -1 -4 2 -4 -9 1 0
below .net	-5 -15 -14 -10 5 -11 -8 9 -10
below 6	20 -6 -7 -4 -10 -11 -4 -9 -6
below a	0 -21 -13 -18 -4 -17 16 -13 -22
below abil	3 -9 -12 -9 9 -13 -7 4 -12
below accomplish	-3 -12 -15 8 6 -15 -9 -11 -16
below account	2 -9 5 3 -9 -13 -11 -9 -20
below action	0 -12 -16 -1 6 3 -10 -11 -14
below addit	18 -10 -5 -3 -6 -5 -3 -9 -4
below administr	21 -22 -12 1 1 -1 -6 -14 -11
below affirm	0 -12 -16 -1 6 3 -10 -11 -14
below against	2 7 -5 -3 -6 -4 -3 -5 -6
below agil	4 8 -10 -6 -10 -5 -4 -12 2
below al	16 -17 -14 -9 -15 3 -8 -12 -12
below analyst	6 0 -1 -4 -17 -2 -8 -13 -11
below analyz	11 -4 -3 -3 -3 -3 -2 -3 -2
below and	4 -8 -11 4 -4 3 -8 -1 -4
below appli	-5 -2 -10 -8 -14 -12 -6 5 6
below applic	9 9 -18 -11 -19 -12 -8 -2 -8
below approach	-24 13 -12 -11 8 -7 -7 -12 -9
below architectur	-12 -10 -11 14 -12 -11 -7 -8 -9
below assign	-3 9 -12 -8 -10 -1 -7 -7 -9
below assist	6 -7 -19 -13 6 -12 -10 -2 -12
below associ	-3 11 -7 -14 -4 -8 4 -17 -15
below attend	16 -6 -7 -5 -10 -8 -5 -11 -6
below attent	23 -16 -13 -7 -16 -11 -6 -8 -14
below attitud	-5 -8 -17 -10 3 8 -7 -10 -12
below automot	3 2 -23 3 3 -15 -12 -9 -18
below award	-12 -10 -11 14 -12 -11 -7 -8 -9
below bank	17 -14 -8 -9 -11 -9 -6 -11 -6
below basic	-10 -11 13 -10 -19 -7 -9 6 -14
below be	7 5 -14 -8 -3 -8 -6 -12 -12
below benefit	11 -5 -8 -8 -11 -11 -6 -12 -10
below best	-14 15 -6 -4 -6 -3 -3 -7 -4
below bill	0 14 -8 -6 -10 -6 -6 -10 -8
below bl	11 -12 -12 -10 -17 -8 -7 -10 7
below bookkeeper	-10 2 13 -17 -3 -12 -11 -21 -12
below budget	4 -1 -11 6 -15 -12 -8 -12 -13
below certifi	-3 -16 -21 -21 13 3 -12 -16 1
below check	-13 0 -7 -5 -7 8 -6 -9 -7
below chef	-7 19 -7 -5 -6 -6 -4 -3 -5
below commun	7 -17 -4 -3 5 -7 -9 -11 -13
below compani	-8 19 -6 -10 -17 -8 -7 -8 -13
below compet	23 -16 -13 -7 -16 -11 -6 -8 -14
below computer	-8 -5 2 -13 4 -10 -10 5 -17
below condit	3 -12 -12 -10 -15 -6 -7 7 -8
below construct	2 -2 11 -19 -23 -12 -9 -2 -16
below consult	-11 -2 -10 2 -18 -12 -11 -14 12
below contract	-2 11 -7 -7 -8 -6 -5 -8 -7
below control	3 -9 -9 -5 -10 -7 -5 -10 7
below cook	-8 -8 -2 -7 8 -4 -4 -7 -7
below corpor	1 14 -11 6 -10 -4 -4 -9 -6
below cosmet	-11 -2 -10 2 -18 -12 -11 -14 12
below cpm	10 -4 -3 -1 -2 -1 -1 -2 -2
below cpr	-12 -13 -16 -17 17 4 -9 -12 -16
below cross	17 -14 -8 -9 -11 -9 -6 -11 -6
below customer	-6 -5 -29 -2 12 -16 -11 16 -19
below cyber	-4 -35 23 -25 -36 -14 -12 5 -3
below debug	21 -10 -11 -6 -9 -8 -5 -7 -6
below deliver	-5 9 -10 -8 -12 -7 -6 1 -8
below demand	3 -12 -12 -10 -15 -6 -7 7 -8
below depart	15 -21 -11 2 -14 0 -5 6 -10
below describ	-16 14 -6 -20 -5 -14 -11 -2 -14
below design	-9 12 -16 -11 9 -16 -9 -14 -13
below detail	1 -6 -6 -6 -9 -10 -4 8 -9
below develop	10 -4 5 -8 -12 -6 -5 -14 0
below developer	1 8 -26 -20 1 -3 -14 2 -19
below dietari	-8 -8 -2 -7 8 -4 -4 -7 -7
below diploma	13 -6 -7 -3 -4 -3 -3 -5 -3
below direct	-12 -6 4 -8 7 -6 -9 -3 -9
below dispens	-18 -16 -15 -11 18 -8 -8 -16 -11
below do	7 5 -14 -8 -3 -8 -6 -12 -12
below document	-18 12 3 -2 1 -11 -9 -14 1
below down	-18 17 -13 -7 -12 -8 -7 -5 -9
below draw	9 12 -18 -14 -15 -8 -8 -13 -12
below duti	0 22 -9 -8 -13 -8 -6 -19 -10
below educ	2 -4 -3 -3 -5 -4 -2 5 -4
below eeo	0 -12 -16 -1 6 3 -10 -11 -14
below employe	-8 12 -5 6 -18 -17 -10 -11 -13
below employer	-1 -4 -7 10 -9 -8 -4 -6 -5
below end	-17 -15 -15 -12 2 12 -10 3 -10
below engineer	1 3 -17 0 -3 -2 -8 4 -12
below environment	7 -8 -7 -5 4 -12 -4 -11 -6
below equal	7 -7 -8 -8 -10 6 -5 -6 -8
below equip	1 5 -6 -6 -10 -9 -5 -12 -6
below equival	9 -9 -12 -6 -11 -6 -4 -5 4
below essenti	-1 15 -11 -9 -9 -8 -6 -8 -6
below estat	4 13 -5 -4 -7 -4 -4 -11 -4
below ethic	-8 -8 -15 -11 5 9 -7 -10 -12
below event	1 4 -6 -5 -7 -4 -4 -8 -4
below excel	-7 -17 -6 11 1 1 -12 -13 -5
below experi	15 -3 -14 -9 -1 -10 -6 -8 1
below facebook	-25 -15 17 -16 -23 7 -13 -16 0
below familiar	21 -9 -10 -5 -8 -7 -4 -6 -6
below field	-8 -19 -1 1 6 -15 -14 3 -19
below find	-25 -15 17 -16 -23 7 -13 -16 0
below for	5 -11 2 -9 -21 -11 -8 -15 8
below framework	9 -2 -3 -1 -3 -2 -1 -1 -2
below full	7 -12 -2 3 -7 -17 -13 -4 -18
below function	-8 19 -13 -10 -11 -10 -6 -8 -7
below ged	13 -6 -7 -3 -4 -3 -2 -5 -3
below good	21 -15 -6 -6 -8 -8 -4 -11 -5
below greet	-24 13 -12 -11 8 -7 -7 -12 -9
below grow	-3 -7 -15 6 6 4 -7 -13 -15
below happi	2 -14 -2 -8 -2 1 -9 -14 4
below have	5 -9 3 -6 -9 -7 -6 -10 -7
below healthcar	-2 -5 -21 -14 0 -11 -8 10 -12
below heart	2 -14 -2 -8 -2 1 -9 -14 4
below high	13 -6 -7 -3 -4 -3 -3 -5 -3
below hire	-6 -17 4 -10 7 0 -12 -14 1
below histori	-3 -12 -15 8 6 -15 -9 -11 -16
below holidai	1 -13 -12 10 -15 -10 -7 -13 -11
below honesti	16 -16 -15 -11 -18 -2 -9 -9 -14
below how	-13 -12 4 -16 1 -11 -7 -4 7
below hr	6 -12 -15 -11 10 -13 -9 -16 -11
below human	9 -6 -6 -17 -3 -12 -9 -2 -10
below hvac	-11 1 4 -9 6 -7 -6 -15 -5
below ii	4 -10 -14 -9 3 -7 -6 5 -8
below iii	1 -11 -13 -9 7 -8 -6 3 -6
below in	3 10 -12 3 -10 -13 -7 -22 0
below inc	4 10 -16 -12 -16 -9 -10 -15 -12
below includ	-11 13 -5 -5 -5 -4 -4 -10 -5
below insur	6 -5 -11 2 -9 -7 -5 -6 -6
below integr	16 -16 -15 -11 -18 -2 -9 -9 -14
below involv	-11 13 -5 -4 -6 -3 -3 -5 -4
below is	-23 -16 1 -19 -6 9 17 -10 -22
below it	7 -4 -23 -22 0 -15 -10 4 -4
below java	2 2 -13 -20 4 -16 -12 0 -17
below job	-5 0 5 -20 0 -16 -7 -1 -5
below join	10 1 -30 -14 -12 -25 -11 -20 16
below junior	-26 -14 10 5 -21 -12 -9 0 4
below kei	-12 7 -8 -7 -8 -6 -5 -9 9
below kendoui	-10 -14 -21 -12 -19 -15 19 -7 -16
below kitchen	-15 4 4 -9 -15 -8 -6 3 -10
below knowledg	-6 -14 5 -11 -22 -13 -9 15 -14
below lead	-15 -11 5 -19 8 -13 -11 -3 -16
below liaison	4 3 -12 -8 -12 -8 -6 -13 -9
below licens	21 -12 -9 -7 -13 -7 -6 -17 -10
below locat	16 -12 -14 7 -18 -12 -8 -16 -11
below maintain	2 15 -17 -15 -18 -3 -9 -15 -11
below major	-4 26 -9 -8 -9 -7 -6 -14 -7
below make	5 10 -13 -11 -14 -11 -7 -16 -12
below manag	15 -1 -17 -13 -18 -12 -9 -15 -2
below manager	-13 -5 17 1 -5 -12 -9 2 -12
below math	-27 -14 28 -15 -20 -21 -13 -14 -20
below measur	-3 -12 -15 8 6 -15 -9 -11 -16
below mechan	2 -9 -21 6 6 -19 -12 -7 -15
below medic	23 -22 -11 0 -19 -2 -6 -1 -13
below microsoft	8 -5 -5 -5 -7 -6 -4 -7 -7
below minimum	3 3 -7 -7 -8 -5 -5 -11 -7
below mobil	5 -24 1 -18 5 -16 -11 -20 -17
below month	20 -6 -7 -4 -10 -11 -4 -9 -6
below more	2 2 -10 8 -12 -12 -5 -10 -10
below motiv	-3 -9 -16 -12 4 8 -8 -12 -13
below ms	-2 -14 -3 -12 -17 11 -10 -9 7
below new	-8 12 3 -8 -11 -7 -5 -13 -5
below nice	5 -9 3 -6 -9 -7 -6 -10 -7
below note	-4 -14 -20 -17 15 -13 -11 -8 -18
below now	-2 -15 -2 -9 -3 0 -10 -16 10
below numer	-12 -10 -11 14 -12 -11 -7 -8 -9
below nurs	-10 11 -14 -13 -2 -11 -9 -5 -15
below object	7 5 -6 -5 -8 -6 -4 -7 -8
below of	-7 19 -10 -6 -1 -8 -5 -11 -9
below offic	0 -3 11 -18 -7 -13 -12 -12 -14
below officer	-19 -18 17 -12 -18 -13 6 -1 -11
below on	-14 -4 7 -16 -25 4 -13 -16 -4
below opportun	-15 -9 2 5 4 3 -10 -8 -13
below or	13 -3 -13 -7 -14 -7 -5 -5 4
below oral	14 -3 -4 -3 -5 -3 -2 -5 -3
below organiz	-11 -10 8 1 -18 -2 -7 -6 5
below outsid	-13 6 -14 -10 12 -8 -6 -20 -11
below overse	-8 15 -6 -8 -9 -5 -5 -5 -6
below overview	-9 3 13 -12 -14 -13 -8 -14 -9
below pai	3 13 -25 1 -15 -19 -12 -24 -6
below partner	-17 -17 16 -25 -21 6 -13 -11 -18
below patient	-11 13 -5 -4 -6 -3 -3 -5 -4
below payabl	-4 16 -13 -11 4 -7 -7 -12 -8
below perfect	-15 -2 8 -15 -15 -11 -9 -12 4
below perform	-5 5 -13 -9 -12 5 -9 -12 -11
below personnel	-16 19 -4 -6 -6 -4 -4 -5 -4
below php	0 7 -16 -8 2 -11 -8 -13 -7
below physic	11 -15 -12 -9 -16 -8 -6 5 -8
below physician	-4 -11 -12 -8 5 -7 -5 4 -7
below plan	3 -6 -16 11 -18 -15 -9 -13 -14
below plus	0 -20 -24 -17 -22 -17 18 -12 -18
below point	-10 9 -11 7 -11 -13 -4 -4 -13
below portfolio	-8 -19 16 -13 -19 -15 5 -1 -12
below posit	23 -36 -13 -16 -24 -17 -12 0 21
below potenti	-3 -7 -15 6 6 4 -7 -13 -15
below power	-10 9 -11 7 -11 -13 -4 -4 -13
below practic	14 3 -13 -8 -14 -8 -6 -16 -9
below practitioner	-4 -11 -12 -8 5 -7 -5 4 -7
below preconstruct	17 -16 -9 -6 -8 -4 -5 -10 -6
below prefer	12 -20 -23 -7 1 2 -10 -17 -13
below prepar	-6 7 -12 -12 -14 7 -10 -16 -13
below primari	-29 -7 -21 -18 -23 -19 -15 -19 24
below prior	2 -8 -11 -6 -11 -6 -4 -4 7
below process	-6 11 -6 1 -8 -13 -11 -7 -19
below product	2 -10 11 -8 -10 -6 -5 -11 -4
below profession	4 10 -16 -12 -16 -9 -10 -15 -12
below profici	14 -3 -3 -3 -6 -4 -2 -3 -4
below program	16 -8 -8 -7 -11 -10 -6 -12 -9
below programr	6 0 -1 -4 -17 -2 -8 -13 -11
below project	-8 -19 20 -18 -20 -12 -9 -4 -14
below provid	-23 24 -9 -5 -7 -5 -4 -7 -5
below qa	1 -5 -16 -10 12 -12 -9 -20 -11
below qualifi	22 -18 -1 -10 -4 1 -6 -9 -11
below qualiti	7 -16 8 -11 -4 -9 -7 -6 -8
below real	4 13 -5 -4 -7 -4 -4 -11 -4
below record	6 4 -7 -8 -9 -6 -5 -9 -6
below refriger	-11 1 4 -9 6 -7 -6 -15 -5
below register	-15 13 -6 -10 -21 -10 -8 -4 -12
below report	14 14 -12 -20 -28 -11 -11 -27 -5
below repres	-23 -17 5 4 11 -14 -13 -24 -17
below requir	8 3 -7 -12 -20 4 -7 -4 -6
below resourc	9 -6 -6 -17 -3 -12 -9 -2 -10
below respons	-2 20 -6 -10 -13 -7 -6 0 -8
below restaur	-5 24 -10 -6 -7 -8 -5 -14 -7
below result	2 7 -5 -3 -6 -4 -3 -5 -6
below retail	15 -3 -18 1 -18 -8 -8 -13 -13
below rn	-1 -13 5 -10 -20 -10 -8 11 -12
below role	-15 9 3 -6 -12 -8 -5 6 -9
below run	-13 0 -7 -5 -7 8 -6 -9 -7
below sale	-19 -3 1 11 -8 -14 -12 -5 -4
below schedul	13 -8 -6 -3 -5 -3 -3 -9 -5
below school	13 -6 -7 -3 -4 -3 -3 -5 -3
below scrum	9 -2 -3 -1 -3 -2 -1 -1 -2
below seek	-14 -13 0 11 -14 -13 -7 -4 -10
below sell	6 -20 -1 9 0 -16 -9 -13 -13
below servic	-10 -8 -1 -6 4 -12 1 12 -18
below set	2 7 -5 -3 -6 -4 -3 -5 -6
below shoe	13 6 -17 -14 -14 -8 -7 -12 -12
below site	0 8 -12 -8 -12 -1 -8 -9 -10
below skill	10 -22 0 -4 -2 -3 -9 -5 -5
below softwar	6 9 -26 -14 -1 -16 -11 -9 -15
below solut	-15 5 -2 -13 6 -7 -5 -11 -8
below sound	-15 -2 8 -15 -15 -11 -9 -12 4
below sous	-7 21 -14 -9 -10 -9 -7 -3 -10
below spanish	1 -6 -10 -5 7 -10 -4 -5 -6
below specialist	-11 11 -11 -9 8 -6 -5 -9 -5
below specif	25 -10 -7 -5 -8 -7 -4 -6 -8
below specifi	-13 13 -14 -9 9 -16 -7 -11 -12
below sr	11 -5 -10 -5 -8 -12 -9 3 -14
below staff	2 12 -12 -14 -3 -9 -8 -17 -11
below standard	-14 15 -6 -4 -6 -3 -3 -7 -4
below step	-18 17 -13 -7 -12 -8 -7 -5 -9
below strong	-15 -17 0 14 0 2 -11 -13 -4
below succe	-3 -12 -15 8 6 -15 -9 -11 -16
below summari	6 -3 6 -11 -19 -9 -9 -18 -13
below suppli	23 -12 -10 -17 -24 -14 -11 -4 -20
below supplier	1 -11 -13 -9 7 -8 -6 3 -6
below support	0 -2 -20 -14 2 -11 -8 5 -11
below system	-22 0 -10 -8 -11 -8 -6 16 -9
below task	-10 13 -3 -3 -3 -2 -2 -6 -3
below technic	-8 -14 1 7 3 -15 -12 -7 -17
below technician	-9 15 -5 -24 -3 -11 -11 -7 -15
below techniqu	-9 -11 0 10 1 -13 -8 -8 -12
below test	-21 9 -11 -8 -15 -8 -7 9 -10
below the	19 -18 -8 3 -12 1 -4 -8 -10
below this	13 -3 -6 -20 -8 -13 -13 -15 -7
below through	7 -2 -7 -5 -7 -3 -4 -8 -6
below time	7 -12 -2 3 -7 -17 -13 -4 -18
below titl	-25 -12 4 -17 1 -18 3 14 -17
below to	11 12 -2 -19 -3 -22 -10 -22 -9
below todai	4 0 -7 -7 -11 -11 -5 7 -9
below top	-6 19 -16 -20 -20 -9 -9 -17 -13
below track	-2 -4 -10 -7 -11 -6 -5 -11 8
below tx	-21 6 -10 3 -14 13 -8 -15 -10
below type	3 -7 -10 -6 11 -12 -6 -9 -11
below underwriter	-8 2 10 -17 -19 -12 3 -9 -12
below up	2 -23 -18 8 9 -17 -11 -19 -14
below us	-7 1 4 -14 -19 -4 -11 -21 12
below vacat	1 -13 -13 10 -15 -11 -7 -12 -11
below valid	1 -11 -13 -9 7 -8 -6 3 -6
below verbal	15 -10 -10 -8 -14 -2 -5 -7 -8
below version	9 -2 -3 -1 -3 -2 -1 -1 -2
below what	9 4 -20 -17 -8 -11 -7 -12 2
below will	7 5 -14 -8 -3 -8 -6 -12 -12
below with	17 -9 -16 1 -4 -17 -7 -13 -14
below word	0 -11 -7 1 -22 5 -10 -10 1
below work	0 -25 16 -17 -8 -1 -11 -4 -20
below write	18 -12 -11 -9 -15 -4 -5 -10 -10
below year	-1 -4 -5 -5 6 -7 -4 -10 -8
below you	-3 2 -1 -21 -11 -14 -9 -16 11
below your	15 -9 -10 -9 -12 -8 -8 -13 -9
bullet false	8 1 0 -6 2 -3 -9 3 1
bullet true	9 13 -13 9 -7 -16 -10 -16 -14
bullets false false apply	-13 -11 -12 -10 3 -11 -9 12 -12
bullets false false benefits	-13 -23 -5 21 -6 2 -17 -23 -8
bullets false false company	-18 -12 13 -18 -1 -17 -14 2 -16
bullets false false conditions	-4 -25 -11 -13 -5 23 -14 -14 -18
bullets false false duties	4 23 -11 -10 -2 -7 -8 2 -5
bullets false false false	12 3 1 -6 2 -4 -8 -3 -1
bullets false false legal	-20 -18 -19 -15 -23 17 -13 -15 6
bullets false false must	15 -24 -6 -13 5 3 -7 -8 10
bullets false false nice	-6 -23 17 -17 -22 5 -13 -17 -21
bullets false false none	1 0 5 -1 5 -12 -11 -10 4
bullets false false preferred	25 -17 -10 -7 -12 -1 -6 -13 -9
bullets false false true	1 -13 -17 -1 -26 -20 -14 19 -20
bullets false true conditions	1 -15 -10 -12 10 -17 -9 -12 -10
bullets false true duties	-17 20 -8 -8 -7 -5 -5 -11 -6
bullets false true false	10 3 -14 -14 1 -17 -11 -16 -14
bullets false true must	22 -18 -12 2 -15 -12 -9 -14 -13
bullets false true none	9 2 -9 -6 -9 -4 -5 -11 -6
bullets false true true	11 5 -12 0 -3 -13 -9 -17 -11
bullets none false false	-24 -18 -14 -10 -16 -7 -7 53 -10
bullets none false none	-24 -18 -14 -10 -16 -7 -7 53 -10
bullets true false conditions	-4 -15 -14 -14 8 -20 -12 5 -15
bullets true false duties	-17 7 -10 -8 -10 6 -7 -11 -8
bullets true false false	0 -8 -1 -17 -4 4 -17 -2 -21
bullets true false must	-1 3 -4 -16 -27 5 -15 -6 -20
bullets true false none	4 -1 -10 -9 -12 5 -6 -12 -10
bullets true false true	4 9 -16 -15 -5 -19 -13 -8 -17
bullets true true conditions	11 -21 -13 -16 7 -18 -10 -13 -12
bullets true true duties	-14 29 -8 -9 -9 -6 -6 -9 -6
bullets true true false	10 1 -3 -18 -5 -16 -12 -17 -15
bullets true true must	4 -2 -11 16 -23 -19 -12 -17 -20
bullets true true none	11 2 -9 -8 -11 -7 -6 -9 -8
bullets true true true	-1 12 -12 14 -12 -14 -9 -13 -14
capitals	-5 7 -14 4 -3 -25 -14 5 -26
capitals 0	8 12 -4 -4 -1 -2 -9 -8 1
capitals 1	-5 3 6 -3 -10 -4 -2 -11 0
capitals 2	10 1 -11 -6 1 -6 -8 -14 -5
capitals 3	-5 -8 3 -8 4 -6 -13 4 -6
capitals 4	0 -31 -4 -11 2 -6 -14 36 -15
code	-29 -15 -27 -20 -5 -9 -14 3 29
digit	7 -11 3 5 10 -14 -8 -7 -7
early 1	4 -11 -17 -18 -20 -15 -11 15 -20
early 10	12 5 -10 -9 -11 -10 -6 -9 -10
early 2	4 11 -14 -12 -16 -11 -8 -15 -12
early 3	2 0 5 -12 -16 -11 -8 -15 -13
early 4	6 5 -9 -7 -9 -7 -4 -8 -7
early 5	17 4 -14 -13 -19 -19 -9 -12 -17
early 6	4 2 1 -10 -15 -11 -8 -10 -11
early 9	-10 8 -9 -9 6 -7 -6 -11 -7
early a	-12 14 1 -5 -12 -17 -2 -16 7
early abil	29 -18 -10 -9 -17 -1 -5 -10 -9
early about	-7 -12 13 -21 -26 -16 -12 -18 9
early accommod	-19 2 -9 -8 -12 12 -6 -9 -7
early accomplish	-8 13 -7 -4 -5 -4 -3 -4 -3
early account	7 3 -13 -11 -14 -9 -8 1 -13
early accur	-7 7 -5 -3 -4 -4 -3 -3 -3
early act	-13 16 -6 -4 -7 -5 -3 -5 -5
early activ	-14 18 -12 -10 -10 -7 -6 -8 -8
early adapt	9 1 -6 -6 -7 -6 -4 -8 -6
early addit	-3 7 -10 -8 -11 -10 -6 6 -8
early adher	4 1 -8 -7 -10 -8 -5 -7 -7
early adjust	-10 12 -7 -5 -7 -5 -4 -8 -8
early administer	7 1 -8 -11 -11 -7 -6 -10 -8
early adviz	5 1 -9 -7 -8 -5 -4 -9 -6
early all	-10 -10 -10 0 3 15 -11 -11 -16
early also	-5 4 -5 -1 -18 -14 5 -9 -13
early an	-10 -2 -18 6 -34 15 -12 -15 -5
early analyz	9 1 -5 -5 -6 -4 -3 -5 -4
early and	-13 17 -11 6 -15 -4 -4 4 -11
early appli	-7 -6 -19 -14 6 -13 -11 2 4
early applic	3 -8 -10 -6 5 -12 -5 4 -7
early appropri	-7 8 -3 -3 -3 -4 -2 -2 -2
early ar	7 -25 5 -5 0 0 -12 -5 -19
early as	1 11 -1 -17 -22 -13 -10 -14 -13
early assess	-6 11 -6 -5 -6 -4 -3 -8 -6
early assist	-10 19 -12 -10 -13 -7 -6 -1 -10
early associ	-7 3 -21 12 -19 -21 -9 2 -11
early at	-5 -7 6 5 -21 -2 -9 -12 -15
early attend	-10 14 -9 -8 -9 -7 -6 -8 -8
early attent	13 4 -6 -4 -10 -5 -3 -7 -5
early automot	-1 -10 -8 -8 -12 -4 -4 13 -6
early awar	-8 10 -7 -4 -4 -2 -3 -3 -3
early b	6 7 -11 -11 -14 -14 -9 -18 -13
early bachelor	14 -7 -5 -4 -6 -5 -3 -6 -4
early base	-9 6 -5 3 -9 -5 -4 -4 -5
early basic	13 -3 -3 -2 -5 -3 -2 -6 -3
early be	31 -15 -22 -3 -19 -15 -7 -10 -12
early benefit	3 -16 -13 8 -1 -13 -8 -12 -11
early bl	18 -13 -10 -9 -13 -12 -7 -13 -12
early bookkeeper	-19 7 -15 6 6 -9 -7 -2 -9
early break	-20 -19 -21 -22 -24 -27 -16 -19 26
early bring	-16 -15 17 -14 -12 -10 -8 -13 -11
early bs	9 -7 -6 -4 -7 -4 -4 -7 -5
early build	-14 13 2 -9 -13 -8 -7 -10 -11
early busi	-7 -1 -6 -11 3 -6 -5 1 -7
early by	-8 5 9 -5 -9 -8 -5 -8 -9
early c	-18 22 -9 -9 -11 -11 -7 -14 -11
early call	-9 13 -6 -5 -8 -5 -4 -7 -6
early can	2 -20 -20 2 6 -13 -11 -12 3
early candid	0 -2 -24 -18 2 0 4 -14 2
early case	-17 -16 -14 -14 -18 -19 -11 -14 21
early cash	4 -1 -6 -6 -7 -4 -4 -8 -8
early certifi	14 -14 -17 -12 -23 -12 -9 4 2
early chang	-10 12 -6 -5 -6 -4 -4 -6 -5
early charg	-5 10 -2 -2 -3 -2 -1 -2 -2
early client	-22 -22 9 7 1 -8 -7 -12 -12
early clinic	6 0 -9 -6 -9 -6 -4 -9 -6
early close	-15 16 -8 -6 -6 -5 -4 -7 -5
early code	11 -8 -7 -5 -8 -4 -4 -9 -6
early coder	-9 -10 -10 -4 -15 -3 -4 14 -12
early collabor	-14 13 -16 -10 2 -7 -6 -7 -10
early com	-3 -2 -17 -14 0 -12 7 -20 0
early commun	5 11 -7 -5 -8 -6 -4 -9 -6
early compani	-2 -6 12 0 -23 -13 -11 -20 -19
early compens	-2 -9 -15 13 -18 -10 -7 -11 -10
early compet	19 -12 -7 -5 -7 -6 -3 -6 -5
early complet	-17 14 -3 -14 5 -12 -8 -14 -13
early complex	-13 15 -9 -6 -8 -6 -5 -8 -6
early compli	-3 10 -5 -5 -8 -5 -4 -4 -5
early computer	12 -4 -7 -6 -11 -6 -4 -10 -9
early conduct	-11 16 -9 -6 -7 -5 -4 -5 -4
early construct	12 -9 -15 -9 -14 -8 -7 3 -12
early consult	-15 -14 7 13 -16 -15 -10 -14 -14
early consumer	-9 14 -14 -9 -12 -10 -8 -4 -10
early contact	-9 -3 -8 -9 11 -11 -7 -5 -11
early continu	-11 15 -13 -8 -9 -7 -4 -9 -7
early contract	1 -6 0 -12 -14 -9 -8 6 -11
early contribut	-14 4 9 -8 -11 -7 -5 -6 -10
early control	-11 15 -5 -5 -5 -4 -4 -7 -6
early coordin	-2 10 -12 -11 -12 -8 -7 -12 -10
early corpor	-17 -19 -1 10 -19 1 -8 6 -14
early correct	-12 13 -8 -5 -7 -4 -3 -7 -6
early cost	-8 11 -5 -5 -6 -4 -3 -7 -5
early cpr	8 -3 -3 -2 -3 -2 -1 -3 -3
early creat	-14 8 3 -7 -9 -3 -3 -5 -5
early current	10 -17 -17 -13 12 -15 -9 -17 -13
early customer	5 8 -7 -12 -18 -9 -8 4 -10
early cyber	-8 -9 -7 -7 -7 -6 -5 13 -8
early d	-15 19 -8 -9 -9 -11 -6 -12 -11
early dai	-13 18 -9 -7 -6 -5 -4 -7 -4
early data	-7 10 -5 -4 -7 -4 -3 -7 -5
early degre	19 -11 -10 -7 -12 -8 -6 -9 -8
early deliver	-12 6 -10 -6 -9 -5 -4 7 -7
early demonstr	21 -5 -15 -11 -15 -12 -8 -11 -11
early describ	-7 -8 -3 -17 6 -17 -12 3 7
early design	-1 8 -13 -11 -13 -8 -8 4 -10
early desir	9 -6 -5 -4 -6 -4 -3 -5 -4
early detail	-3 0 -8 -5 -13 -6 -5 6 -7
early determin	-7 12 -2 -2 -1 -2 -1 -3 -2
early develop	2 9 2 -11 -13 -10 -8 -9 -11
early developer	-15 -17 -18 -11 -2 -11 -10 20 -13
early direct	-1 11 -9 -5 -7 -4 -3 -8 -4
early displai	5 2 -11 -8 -9 -7 -6 -8 -9
early do	-6 -20 -11 3 -20 -11 -12 6 10
early document	-3 13 -6 -7 -7 -6 -5 -8 -7
early driver	10 -9 -6 -6 -7 -6 -4 3 -6
early duti	-6 14 -11 -12 -15 -14 -10 -6 -13
early e	-15 19 -7 -8 -10 -10 -6 -12 -9
early educ	5 -14 -11 -11 -18 -11 -9 9 -11
early eeo	-1 -12 -13 -11 -14 12 -8 -10 -13
early effect	-1 11 -10 -8 -10 -9 -6 -8 -9
early employe	-4 0 -16 1 5 -16 -11 -14 3
early employer	-14 -13 -12 -12 4 12 -8 -10 -11
early encourag	-10 -7 -12 -9 -16 15 -6 -7 -11
early end	-12 -2 -11 -7 -13 -5 -6 13 -7
early engineer	-16 -10 -18 -13 -2 -10 7 13 -14
early ensur	-4 15 -7 -5 -6 -5 -3 -5 -4
early environ	-8 -5 -7 -4 6 5 -4 -6 -4
early equal	-15 -12 -13 -14 2 15 -10 -15 -15
early equip	-7 9 -4 -4 -5 -4 -3 -5 -4
early essenti	-2 -2 -11 -11 -11 -12 -7 10 -10
early establish	1 10 3 -9 -14 -8 -6 -12 -8
early evalu	-14 16 -10 -7 -9 3 -5 -10 -7
early excel	23 -16 3 -9 -14 -9 -6 -10 -9
early experi	24 -16 -15 -5 0 -9 -6 -10 -11
early experienc	3 -13 9 -12 -15 -12 -8 -10 -9
early f	-15 19 -7 -8 -9 -10 -6 -12 -10
early familiar	11 -8 -5 -5 -7 -6 -3 -6 -4
early field	-2 -10 -11 -8 6 -6 -5 1 -9
early financi	-12 7 -7 -6 -9 6 -4 -6 -6
early find	-13 -12 -10 -9 -13 5 8 -1 -12
early follow	15 -7 -3 -10 -16 -10 -8 -12 -12
early food	-15 14 -12 4 -12 -6 -5 1 -7
early for	-7 10 -22 -16 7 -13 -10 -15 -1
early from	5 0 2 -8 -11 -8 -5 -7 -8
early full	1 -7 -19 -15 15 -10 -9 -21 -12
early function	-13 18 -10 -10 -9 -9 -7 5 -9
early g	-12 14 -5 -6 -7 -7 -4 -9 -7
early gener	2 7 -10 -10 -10 -8 -8 -13 -10
early good	20 -13 -8 -6 -10 -8 -5 -8 -7
early green	-17 3 4 -13 2 -3 -8 -13 -13
early ha	-1 -11 10 -9 -12 -12 -7 -5 -10
early hand	11 -11 0 -8 -11 -7 -5 -9 -8
early have	5 -23 -8 -14 14 -12 -7 -9 -10
early healthcar	-13 5 -14 -11 -16 5 -5 7 -9
early high	25 -13 -9 -7 -12 -13 -6 -10 -11
early hire	1 5 -15 -9 -14 -8 -6 2 -10
early histori	12 -7 -6 -3 -5 -3 -2 -3 -5
early hour	7 0 -13 -11 -14 -8 -7 0 -8
early how	-12 -5 -4 1 0 -11 -9 -11 5
early human	-11 -10 6 -5 -9 -4 -4 6 -4
early identifi	-8 18 -9 -6 -8 -5 -4 -9 -5
early if	-18 -18 -28 5 6 -17 -13 -14 18
early immedi	-5 6 -9 -4 7 -2 -2 -5 -3
early implement	-3 15 -12 -10 -9 -7 -6 -11 -8
early in	20 4 -5 -13 -17 -8 -6 -13 -11
early inc	-10 -8 -1 -7 -13 11 -5 -8 -8
early includ	8 -17 -10 -12 6 -10 -6 8 -6
early individu	-2 3 -17 3 -15 4 -7 -9 -13
early inform	-7 -3 -12 -11 0 9 -8 -6 -12
early initi	-13 9 0 -10 -10 -7 -6 -8 -7
early instal	-11 15 -6 -6 -7 -4 -4 -6 -6
early instruct	-7 10 -5 -4 -5 -4 -2 -4 -3
early insur	-1 0 -13 3 -14 -10 -8 4 -12
early interact	-16 5 -2 -6 6 -7 -5 -8 -6
early inventori	1 11 -4 -5 -7 -6 -3 -8 -6
early is	-21 -27 13 -30 11 15 -15 -10 -6
early it	-25 -6 11 -17 -5 -17 -11 -10 7
early java	11 -17 -11 -11 -17 -11 -9 8 -12
early job	-24 1 -14 -19 10 -23 -13 10 6
early join	-17 10 2 -17 -20 -12 -10 -14 4
early keep	-13 8 -12 -9 -11 -6 -6 -10 7
early kei	-4 -6 -11 -10 -15 6 -7 7 -12
early kitchen	-15 7 3 -8 -10 -7 -5 -3 -8
early know	-3 -10 -13 7 -13 -8 -7 -7 7
early knowledg	18 -24 -13 -8 -13 -11 -7 8 -9
early lead	-9 7 8 -8 -10 -6 -6 -10 -9
early leadership	-3 12 -9 -8 -10 -9 -6 -10 -10
early learn	1 -2 6 -13 -21 0 -9 -14 -15
early least	16 -6 -6 -3 -6 -3 -2 -4 -5
early level	3 -13 9 -9 -16 -11 -8 -13 -12
early licens	4 -11 -10 -6 -12 -7 -6 5 -9
early life	-1 -11 -10 9 -11 -10 -7 -10 -10
early lift	17 -11 -10 -9 -13 -11 -6 -9 -11
early ll	-4 13 -11 0 -18 -10 -10 -11 -18
early locat	-23 -20 -4 -19 24 -17 -14 -25 -21
early look	0 -16 -22 -15 1 -11 -7 -15 14
early lpn	4 -4 -6 -4 -10 -4 -3 6 -3
early mai	-18 -1 -3 -15 16 -20 -11 -16 -2
early maintain	1 22 -9 -7 -11 -7 -5 -7 -8
early make	-11 14 -9 -6 -8 -6 -4 -8 -8
early manag	5 9 -6 -10 -14 0 -7 -11 -10
early manager	0 -23 2 -14 -3 -11 -10 7 2
early master	-11 -4 -11 -8 -13 13 -5 -8 -9
early match	-12 12 -8 -7 -11 -7 -5 -9 5
early math	-26 -14 22 -19 -23 7 -15 -21 -25
early med	9 -11 -12 -13 -16 4 -10 -13 -18
early medic	7 -15 -13 6 -17 -11 -9 -1 -14
early meet	-12 16 -8 -8 -7 -6 -4 -5 -5
early minimum	17 -9 -7 -5 -8 -5 -5 -12 -7
early monitor	3 6 -8 -8 -9 -7 -6 -11 -8
early month	-9 10 -5 -4 -6 -4 -3 -5 -5
early more	-12 -5 12 -13 3 -15 -10 -11 -15
early ms	12 -9 -6 -6 -9 -6 -5 -9 -7
early must	29 -26 -15 -10 -10 5 -7 -8 -10
early negoti	-11 13 -5 -5 -5 -4 -3 -5 -5
early new	-24 3 10 -15 -16 -13 -10 1 -12
early next	-2 -13 -11 -11 -15 -9 -9 -12 13
early no	-6 -14 -11 -12 9 6 -8 -13 -14
early not	7 -13 -12 -13 -14 6 -7 -11 -11
early note	-13 -11 -13 -8 5 4 8 -10 -11
early nurs	-19 -17 -19 -12 2 -10 -10 20 0
early obtain	-8 10 -4 -4 -5 -4 -3 -5 -5
early of	6 4 2 -13 -8 -10 -7 -10 -11
early offer	-20 -14 -2 20 0 -17 -8 -8 -9
early offic	-4 3 2 -1 -18 -12 -10 -3 -12
early on	5 -14 6 2 -18 -13 -8 -11 2
early open	-14 -5 -11 -8 10 -6 -6 5 -8
early oper	-8 -4 4 -8 -9 -7 -5 6 -7
early opportun	-24 11 -20 0 -2 6 -10 -18 -15
early or	9 -4 -16 -20 -26 11 -13 -17 -22
early oral	10 -9 -5 -6 -6 -5 -4 -5 -5
early order	10 -2 -9 -9 -13 -7 -6 -10 -10
early organ	12 -7 -11 -8 -10 -5 -4 -5 -7
early organiz	15 -11 -8 -8 -9 -7 -5 -8 -7
early other	2 6 -12 -12 3 -18 -9 -14 -16
early our	-14 -18 23 -8 -6 -17 -13 -21 -6
early outsid	-12 5 -14 -9 7 -7 -5 -4 -6
early over	-14 -10 13 -8 -9 -6 -5 -7 -5
early overse	-4 13 -6 -10 -8 -6 -5 -8 -7
early own	1 -12 0 8 -11 -6 -6 -6 -8
early pai	9 -11 -13 -2 -20 -11 -9 2 -14
early part	-11 12 -8 -4 -9 -2 -3 -3 -7
early particip	-15 20 -8 -7 -7 -6 -4 -6 -5
early partner	-14 -7 10 4 -19 2 -8 -10 -10
early patient	-6 6 -8 -7 -9 -7 -5 4 -7
early payabl	2 4 -6 -5 -7 -4 -4 1 -5
early perform	-9 28 -12 -11 -16 -10 -7 -12 -11
early person	-9 8 -6 -4 -7 -5 -4 5 -5
early personnel	-8 -10 -6 -7 -12 13 -5 -4 -8
early physic	-9 -7 -10 -8 -14 -1 -7 10 -8
early plan	0 7 -12 4 -11 -9 -6 -10 -8
early pleas	0 -9 -15 -13 13 -16 -12 -10 -19
early point	2 6 -7 -7 -10 -8 -6 -9 -8
early posit	-13 10 -12 -1 -9 -9 -12 10 -18
early possess	12 -7 -7 -3 -6 -5 -3 -4 -4
early potenti	-14 -4 -10 7 6 -8 -6 -11 -10
early practic	4 -14 -7 -5 -9 -5 -5 7 -6
early prefer	4 5 -10 -5 -7 -5 -4 -7 -5
early prepar	-4 17 -12 -10 -13 -7 -8 -14 -12
early present	-3 12 -7 -6 -7 -5 -5 -6 -5
early prevent	-10 12 -6 -5 -7 -6 -4 -8 -5
early previous	3 -17 -13 -11 -15 -9 -8 -10 14
early primari	-3 -15 -1 -13 3 -14 -10 13 -16
early prior	13 -9 -8 -4 -7 -5 -4 -6 -5
early problem	1 10 -7 -7 -8 -6 -4 -8 -7
early process	3 0 -12 -9 -13 -8 -8 4 -11
early produc	-1 10 -7 -5 -7 -6 -4 -6 -5
early profession	-5 14 -17 -14 3 -14 -12 -16 -16
early profici	14 -5 -4 -3 -5 -4 -2 -5 -5
early profil	-7 2 7 -5 -7 -5 -4 -7 -4
early project	8 -2 -8 -6 -7 -6 -5 -1 -7
early promot	-1 7 -5 -5 -5 -4 -3 -7 -4
early prove	11 -8 -5 -5 -6 -4 -3 -5 -5
early provid	-4 16 -12 -3 -5 -9 -8 -14 -10
early qualifi	5 -6 -14 -12 -5 2 -9 3 -14
early qualiti	3 0 -5 -3 -4 -3 -3 3 -3
early re	4 -2 1 -6 -10 -4 -4 -6 -4
early read	3 10 -7 -5 -8 -6 -4 -8 -8
early reason	6 -15 -21 -18 -20 7 -10 6 -15
early receiv	8 -1 -7 -7 -9 -7 -5 -9 -9
early recogn	0 5 -17 5 -14 -10 -7 -11 -12
early recommend	-13 15 -7 -6 -6 -6 -4 -7 -6
early record	1 10 -10 -8 -12 -8 -6 -11 -11
early register	3 -11 -7 -6 -13 -7 -5 8 -9
early regularli	0 -4 -7 -6 6 -10 -5 -10 -6
early relat	0 9 -9 -6 -12 -7 -6 -12 -8
early repair	-12 13 -6 -5 -7 -6 -4 -8 -4
early report	-9 -8 -7 -18 -14 -18 -14 -16 25
early requir	10 -20 -16 -11 4 -2 -9 7 -15
early resid	8 -3 -7 -5 -6 -5 -4 -6 -6
early resolv	-12 15 -6 -7 -7 -6 -4 -6 -5
early resourc	-11 -10 6 -5 -9 -4 -4 6 -4
early respond	-15 17 -8 -7 -10 -8 -5 -7 -6
early respons	-5 20 -15 -12 -15 -10 -9 -2 -11
early retain	1 -3 -9 -9 -9 8 -4 -7 -7
early review	-11 18 -6 -6 -7 -5 -4 -6 -5
early rn	5 -9 -12 -9 -9 -6 -4 7 -6
early role	-12 15 -14 -7 -8 -5 -4 -7 -4
early s	-5 -14 3 -8 -13 5 -7 1 -10
early safe	-1 -6 -6 -6 -8 -7 -5 8 -7
early sale	0 -2 -11 -16 -3 -10 -9 10 -2
early schedul	5 -10 -10 -10 7 -8 -5 -10 -8
early school	14 -10 -4 -3 -6 -5 -3 -5 -5
early seek	3 -11 -16 6 -17 -10 -6 6 -9
early self	3 7 -6 -3 -4 -3 -2 -2 -2
early senior	-11 5 -14 -5 -10 -6 8 -10 -6
early serv	8 -5 -7 -4 -5 -4 -3 -4 -4
early servic	-15 -5 -12 -18 -6 11 -12 12 -20
early shoe	-4 6 -8 -6 -5 -3 -3 5 -4
early should	-3 -8 -10 -14 10 -8 -7 -4 -10
early site	6 1 -7 -5 -8 -4 -4 -7 -7
early skill	1 -5 -6 -9 -16 -10 -8 12 -10
early so	-15 -13 -15 -15 -18 -11 -9 -10 17
early softwar	-8 6 -9 -7 -9 -6 -5 9 -7
early solid	10 -8 -5 -4 -7 -5 -3 -6 -6
early solut	-15 1 14 -11 -14 -10 -7 -9 -10
early sourc	-13 -8 5 -6 -8 7 -5 -7 -7
early specif	10 -12 -10 -9 -12 -11 -7 5 -10
early speech	7 6 -13 -11 -14 -9 -9 -14 -12
early sr	-17 -14 -12 -8 4 -7 -6 14 -8
early staff	-17 10 -16 -11 4 -11 -9 0 -12
early state	-15 11 -14 -14 10 -18 -11 -16 -18
early strong	22 -15 -9 0 -13 -8 -5 -9 -8
early subcontractor	5 0 -5 -5 -5 -4 -4 -6 -6
early succe	0 -16 -11 7 -12 5 -6 -7 -10
early summari	1 14 -11 -8 -15 -7 -6 -22 -9
early superv	-3 5 -5 -5 -4 -4 -3 -5 -5
early suppli	-4 -9 -14 -11 2 -8 -7 10 -14
early supplier	-11 10 -7 -4 -6 -3 -3 5 -3
early support	-6 8 -14 -10 2 -7 -7 2 -8
early system	-17 7 5 3 -13 -10 -6 -4 -8
early take	-9 13 -4 -3 -4 -3 -2 -4 -4
early team	-1 -2 -11 -9 5 -7 -6 2 -8
early technic	5 6 -10 -8 -12 -8 -7 3 -10
early technician	3 -14 -9 -8 -12 -4 -4 11 -7
early test	-9 10 -5 -5 -6 -5 -4 2 -5
early that	-10 4 0 -17 -19 -14 6 -13 4
early the	1 2 9 -10 -10 -5 -10 -10 -13
early thei	-8 -17 4 -17 -1 10 4 -17 -16
early then	-8 -5 11 -10 -12 -5 -5 -7 -8
early these	-12 -13 14 -7 -8 -5 -4 -7 -5
early this	-10 -1 -2 -9 7 -8 -13 -4 -4
early through	-1 1 6 -6 -10 -4 -4 -7 -7
early time	2 -9 -5 0 10 -15 -11 -23 -16
early titl	-16 -1 0 -13 -24 -11 -11 12 -18
early to	8 -6 -11 -16 9 -4 -9 -9 -1
early todai	-14 -15 3 -11 3 -9 -7 5 -11
early top	6 -14 -3 -17 -16 -10 -8 7 -11
early track	-10 12 -8 -8 -7 -6 -4 -7 -6
early travel	-14 -15 -10 -9 18 -9 -6 -9 -9
early troubleshoot	0 10 -7 -7 -9 -7 -5 -10 -8
early under	2 3 -7 -6 -6 -4 -4 -9 -5
early understand	7 -7 2 -6 -10 -6 -4 -6 -7
early underwriter	-12 6 -13 -10 -13 -7 -8 8 -10
early up	-2 -5 -11 -9 6 -7 -5 1 -6
early updat	-9 9 -5 -5 -6 -4 -3 -6 -4
early us	-8 13 -27 -16 5 1 -13 -3 -20
early vacat	-1 -9 -9 9 -12 -11 -7 -11 -9
early valid	7 0 -7 -6 -7 -7 -5 2 -6
early valu	-13 -1 10 -7 -9 -8 -5 -6 -7
early vehicl	6 6 -9 -7 -12 -9 -5 -9 -11
early vendor	-9 12 -3 -3 -3 -3 -2 -3 -2
early verbal	14 -5 -6 -6 -8 -9 -4 -6 -8
early verifi	5 8 -7 -8 -10 -7 -6 -11 -10
early vision	1 -12 -8 9 -11 -13 -6 -8 -9
early walk	12 -8 -7 -5 -8 -6 -3 -5 -5
early want	-15 -19 12 -19 -19 -13 -11 -13 11
early we	-6 -21 20 5 -5 -2 -11 -12 -11
early web	-5 -10 -7 9 -11 -7 -5 2 -7
early what	13 -13 -10 0 -28 -15 -13 -2 -3
early whether	-9 1 12 -7 -12 -11 -6 -3 -7
early while	8 -8 -10 -6 -10 1 -4 -3 -6
early why	-15 -12 11 -10 6 -10 -7 -13 -12
early will	-21 6 -6 1 6 -13 -12 -11 -19
early with	10 -1 -11 8 -19 -3 -8 -12 -12
early word	1 -9 -9 -7 -9 -8 -5 -10 8
early work	-5 -5 17 -17 -13 4 -2 -21 -17
early write	21 -17 -9 -9 -13 -12 -7 -12 -12
early year	6 -20 6 0 -2 -11 -9 -16 -15
early you	-1 -11 3 -8 7 -19 -15 -25 7
early your	-6 -21 5 -6 2 -16 9 -10 -22
ends colon	-9 -14 -23 -15 0 -20 -14 25 -6
ends exclamation	-8 -12 8 -21 -5 -4 -15 -5 8
ends question	-17 -20 9 6 -21 -23 -18 -11 20
ends stop	-12 19 8 -1 -3 0 -7 -10 -2
first 1	4 -19 -17 -19 -20 -15 -11 17 -20
first 10	11 5 -10 -9 -12 -10 -6 -9 -10
first 2	11 4 -12 -11 -15 -10 -7 -15 -11
first 3	1 1 5 -12 -16 -12 -9 -16 -14
first 4	6 5 -9 -7 -9 -7 -4 -8 -7
first 5	17 4 -14 -13 -19 -19 -9 -12 -17
first 6	10 3 -12 -9 -12 -10 -6 -10 -9
first a	-7 11 -5 2 -18 -14 5 -17 -17
first abil	28 -18 -10 -9 -18 -1 -5 -10 -9
first about	-5 -11 7 -20 -25 -15 -12 -17 10
first account	10 -7 -11 -9 -12 -9 -7 4 -11
first act	-11 13 -5 -3 -5 -4 -2 -4 -4
first activ	-13 15 -11 -8 -9 -6 -5 -7 -7
first addit	-1 2 -10 -7 -11 -9 -6 7 -8
first adher	-8 11 -5 -5 -6 -5 -3 -5 -5
first administer	7 1 -8 -11 -11 -8 -6 -10 -8
first adviz	5 1 -9 -7 -8 -5 -4 -9 -6
first all	-13 -19 -7 4 6 14 -12 -12 -18
first an	-2 -13 -14 11 -18 3 -8 -10 -15
first and	-5 -1 -1 5 -20 5 -10 -15 -15
first appli	-19 -1 -16 -13 7 -11 -9 5 4
first ar	-1 -13 -17 8 4 -9 -7 -11 -13
first as	-11 14 2 -19 -21 -12 -11 -13 -13
first assist	-8 17 -11 -9 -10 -6 -6 -10 -9
first at	-1 -13 8 7 -20 -13 -9 -12 -15
first attend	-10 14 -9 -8 -9 -7 -6 -8 -8
first b	-6 16 -10 -11 -13 -13 -8 -16 -13
first bachelor	9 -5 -4 -4 -5 -4 -2 -3 -3
first benefit	-18 -8 -11 14 4 -11 -6 -7 -9
first bl	18 -13 -10 -9 -13 -12 -7 -13 -12
first bookkeeper	-15 4 -11 7 -11 -7 -6 1 -8
first break	-20 -19 -21 -22 -24 -27 -16 -19 26
first bring	-16 -15 17 -14 -12 -10 -8 -13 -11
first bs	9 -7 -6 -4 -7 -4 -4 -7 -5
first build	-18 13 2 -9 -11 -8 -7 -9 -10
first c	-18 22 -9 -9 -11 -11 -7 -14 -11
first candid	4 -14 -16 -14 2 5 6 -9 -14
first case	-17 -16 -14 -14 -18 -19 -11 -14 21
first certifi	-12 -1 -15 -10 -19 -7 -7 12 5
first coder	-9 -10 -10 -4 -15 -3 -4 14 -12
first collabor	-9 13 -11 -5 -6 -3 -3 -5 -3
first commun	-18 24 -6 -4 -6 -4 -3 -8 -4
first compani	5 -6 10 -14 -18 -11 -10 -17 -18
first compens	-3 -8 -6 8 -10 -7 -4 -5 -5
first compet	14 0 -6 -4 -7 -6 -3 -7 -5
first complet	-18 17 0 -12 -12 -7 -6 -10 -9
first compli	-13 14 -3 -4 -7 -4 -4 -3 -5
first conduct	-11 16 -9 -6 -7 -5 -4 -5 -4
first construct	7 -15 -11 -8 -12 -7 -7 7 -11
first contact	-7 0 -5 -4 6 -7 -4 -3 -5
first coordin	-2 10 -12 -11 -12 -8 -7 -12 -10
first corpor	-8 -8 4 5 -9 -7 -4 2 -6
first creat	-11 13 -7 -3 -4 -2 -2 -3 -3
first current	9 -12 -9 -6 4 -10 -5 -11 -10
first customer	11 -17 -13 -9 -14 -9 -7 10 -10
first cyber	-8 -9 -7 -7 -7 -6 -5 13 -8
first d	-15 19 -8 -9 -9 -11 -6 -12 -11
first degre	13 -10 -9 -6 -9 -6 -5 -9 -6
first demonstr	20 -8 -14 -10 -13 -11 -7 -10 -10
first describ	-2 -1 -12 -9 -16 -10 -8 8 -12
first design	-17 12 -11 -9 -10 -7 -6 6 -8
first develop	3 16 -16 -10 -11 -8 -6 -15 -10
first developer	-12 -12 -13 -7 3 -8 -7 12 -9
first direct	-12 17 -7 -5 -7 -3 -3 -7 -3
first displai	9 -3 -10 -6 -7 -5 -4 -7 -8
first do	3 -14 -15 -14 -13 -7 -8 -12 13
first document	-6 13 -6 -7 -7 -6 -5 -8 -6
first duti	-15 11 -9 -11 -10 -10 -8 0 -10
first e	-15 19 -7 -8 -10 -10 -6 -12 -9
first educ	2 -17 -11 -11 -17 -11 -9 11 -11
first eeo	4 -10 -6 -5 -7 4 -5 -8 -6
first effect	8 3 -10 -8 -10 -9 -6 -6 -10
first engineer	-7 -15 -14 -9 -15 -8 9 6 -12
first ensur	-3 13 -6 -5 -5 -5 -3 -4 -3
first equal	-16 -13 -11 -12 4 11 -8 -13 -12
first essenti	-2 4 -10 -10 -10 -10 -7 4 -10
first establish	-18 14 2 -8 -8 -6 -5 -8 -7
first evalu	-13 19 -8 -7 -8 -8 -5 -10 -7
first excel	30 -14 -11 -15 -11 -8 -5 -8 -8
first experi	24 -17 -15 -3 -7 -9 -6 -7 -11
first f	-15 19 -7 -8 -9 -10 -6 -12 -10
first familiar	11 -8 -5 -5 -7 -6 -3 -6 -4
first field	-2 -10 -11 -8 6 -6 -5 1 -9
first find	-13 -14 -10 -9 -13 5 8 -1 -12
first follow	15 -7 -3 -10 -16 -10 -8 -12 -12
first full	2 -16 -19 -16 16 -10 -9 -20 -12
first g	-12 14 -5 -6 -7 -7 -4 -9 -7
first gener	0 9 -9 -10 -10 -7 -7 -12 -10
first good	20 -16 -8 -6 -10 -8 -5 -8 -7
first green	-17 3 4 -13 2 -3 -8 -13 -13
first have	12 -11 -8 -5 -7 -4 -4 -4 -4
first healthcar	-13 5 -14 -11 -16 5 -5 7 -9
first high	21 -11 -9 -7 -12 -13 -6 -9 -11
first how	-17 -14 -2 2 2 -11 -9 -10 6
first human	-11 -10 6 -5 -9 -4 -4 6 -4
first identifi	-8 18 -9 -6 -8 -5 -4 -9 -5
first if	-16 -18 -25 -4 6 -16 -12 -12 19
first implement	-6 15 -7 -6 -7 -6 -4 -8 -6
first in	6 3 -3 -16 -19 -10 -8 -9 -12
first initi	-10 13 -9 -8 -8 -6 -5 -6 -5
first instal	-10 13 -5 -5 -5 -4 -3 -5 -5
first instruct	-7 10 -5 -4 -5 -4 -2 -4 -3
first insur	-12 5 -10 -10 -9 -6 -5 8 -7
first interact	-14 3 -9 -5 8 -4 -3 -8 -4
first is	-5 -22 -1 -21 -7 14 -14 1 -3
first it	-23 -3 8 -16 -3 -17 -11 -11 8
first java	6 -13 -9 -10 -14 -9 -8 8 -11
first job	-23 8 -12 -19 10 -21 -14 0 5
first join	-17 10 2 -17 -20 -12 -10 -14 4
first keep	-12 14 -7 -5 -8 -4 -4 -8 -8
first kei	-3 -14 -10 -11 -15 6 -8 7 -13
first know	5 -7 -8 -10 -10 -7 -5 -6 8
first knowledg	4 -11 -6 -5 -8 -6 -4 5 -7
first lead	-10 12 -5 -4 -4 -2 -3 -4 -3
first learn	-11 2 8 -8 -13 -10 -5 -7 -9
first licens	3 -11 -10 -7 -11 -7 -6 6 -9
first life	-1 -11 -10 9 -11 -10 -7 -10 -10
first lift	17 -11 -10 -10 -13 -12 -7 -9 -12
first locat	-16 -11 -13 -12 16 -9 -8 -12 -10
first mai	-11 5 -12 -12 12 -15 -10 -13 -14
first maintain	4 16 -9 -7 -11 -7 -5 -5 -8
first make	-11 14 -9 -6 -8 -6 -4 -8 -8
first manag	-3 12 -10 -8 -10 4 -5 -8 -7
first master	-11 -4 -11 -8 -13 13 -5 -8 -9
first math	-20 -12 16 -17 -19 8 -14 -17 -22
first med	9 -11 -12 -13 -16 4 -10 -13 -18
first medic	7 -17 -13 7 -17 -12 -10 -1 -14
first meet	-12 16 -8 -8 -7 -6 -4 -5 -5
first minimum	17 -7 -5 -4 -7 -4 -3 -10 -4
first monitor	4 3 -7 -7 -9 -7 -6 -10 -8
first must	34 -26 -12 -9 -14 -7 -5 -7 -8
first negoti	-11 13 -5 -5 -5 -4 -3 -5 -5
first no	-6 -14 -11 -12 9 6 -8 -13 -14
first not	7 -13 -12 -13 -14 6 -7 -11 -11
first note	-7 -11 -11 -7 -14 5 9 -9 -9
first nurs	-17 -12 -12 -7 4 -7 -6 15 -9
first of	0 2 3 -6 -8 -6 -4 -8 -5
first offer	-9 -8 -11 13 -12 -8 -5 -5 -5
first offic	0 -9 6 -7 -11 -6 -6 -2 -8
first on	14 -10 -7 -4 -6 -4 -3 -5 -5
first oper	4 5 -4 -3 -4 -4 -2 -4 -3
first opportun	-16 12 -10 -10 6 -15 -7 -11 -11
first or	1 -14 -12 -13 -18 12 -10 -12 -15
first other	2 0 -10 -10 5 -15 -8 -12 -14
first our	-8 -23 22 -3 -10 -14 -11 -20 -16
first overse	-4 13 -6 -10 -8 -6 -5 -8 -7
first pai	-1 -3 -7 -12 -12 -7 -6 7 -8
first particip	-14 18 -6 -6 -7 -6 -4 -6 -5
first partner	-14 -7 10 4 -19 2 -8 -10 -10
first patient	2 -9 -7 -6 -8 -7 -5 9 -7
first perform	-14 25 -10 -9 -11 -12 -6 -12 -9
first physic	-5 -6 -8 -7 -12 4 -6 5 -7
first plan	-10 8 -9 7 -9 -8 -5 -8 -6
first pleas	-6 -12 -13 -12 14 -15 -11 -10 -16
first posit	-5 5 -20 -5 -6 -3 -11 6 -15
first possess	12 -7 -7 -3 -6 -5 -3 -4 -4
first prepar	-7 17 -11 -7 -10 -5 -6 -11 -9
first present	-7 9 -5 -3 -5 -3 -2 -3 -3
first previous	3 -17 -13 -11 -15 -9 -8 -10 14
first primari	-3 -15 -15 -12 4 -14 -10 15 -16
first prior	13 -9 -8 -4 -7 -5 -4 -6 -5
first process	3 4 -11 -8 -11 -7 -7 -5 -8
first project	2 3 -5 -3 -4 -3 -3 -3 -4
first promot	0 5 -4 -4 -4 -4 -3 -6 -4
first provid	-5 14 -13 -13 0 -8 -7 -11 -9
first qualifi	11 -2 -12 -8 4 -12 -9 -24 -12
first read	3 10 -7 -5 -8 -6 -4 -8 -8
first reason	-1 -8 -9 -9 -13 10 -7 -11 -11
first receiv	1 2 -5 -5 -5 -4 -3 -6 -5
first recogn	2 8 -11 -9 -10 -9 -5 -8 -10
first recommend	-10 11 -6 -5 -4 -3 -3 -5 -4
first record	-7 8 -2 -2 -3 -2 -2 -3 -2
first register	3 -11 -7 -6 -13 -7 -5 8 -9
first regularli	0 -4 -7 -6 6 -10 -5 -10 -6
first report	-7 -18 -7 -18 -13 -18 -14 -15 25
first requir	5 -16 -12 -10 -1 0 -8 4 -12
first respond	-15 17 -8 -7 -10 -8 -5 -7 -6
first respons	-8 20 -12 -10 -11 -9 -7 -6 -9
first review	-11 18 -6 -6 -7 -5 -4 -6 -5
first s	-5 -14 3 -8 -13 5 -7 1 -10
first sale	-10 -10 -9 -7 -10 -6 -5 14 -7
first schedul	-7 -2 -8 -8 8 -5 -3 -4 -5
first serv	8 -5 -7 -4 -5 -4 -3 -4 -4
first servic	-18 -13 -18 -16 0 13 -12 10 -19
first skill	7 -8 -3 -10 -14 -10 -8 3 -11
first solid	10 -8 -5 -4 -7 -5 -3 -6 -6
first specif	5 -9 -9 -8 -10 -10 -6 6 -8
first speech	7 6 -13 -11 -14 -9 -9 -14 -12
first sr	-17 -14 -12 -8 4 -7 -6 14 -8
first state	-15 8 -12 -13 12 -16 -10 -14 -17
first strong	22 -15 -9 0 -13 -8 -5 -9 -8
first superv	-3 5 -5 -5 -4 -4 -3 -5 -5
first support	-6 8 -13 -10 3 -7 -7 -1 -8
first take	-9 13 -4 -3 -4 -3 -2 -4 -4
first technic	11 2 -6 -4 -5 -6 -4 -10 -6
first that	-16 -13 5 -13 -15 -12 7 -9 6
first the	-4 6 -1 -12 -1 -2 -10 -6 -16
first thei	-8 -17 4 -17 -1 10 4 -17 -16
first these	-12 -13 14 -7 -8 -5 -4 -7 -5
first this	-20 0 0 -6 12 -12 -12 -4 0
first titl	-12 3 -12 -9 -14 -9 -8 7 -12
first to	-2 -19 2 -16 7 11 -11 -14 -17
first top	8 -13 -17 -15 -13 -9 -7 8 -9
first track	-10 12 -8 -8 -7 -6 -4 -7 -6
first travel	-11 -14 -8 -7 14 -8 -5 -7 -8
first understand	9 -2 -4 -2 -4 -3 -2 -4 -3
first up	-4 -9 -9 -7 7 -6 -4 2 -5
first us	-6 14 -15 -10 2 -10 -6 -11 -9
first walk	12 -8 -7 -5 -8 -6 -3 -5 -5
first we	-2 -25 21 1 -7 -1 -11 -11 -10
first what	13 -13 -10 0 -28 -15 -13 -2 -3
first whether	-9 1 12 -7 -12 -11 -6 -3 -7
first while	8 -8 -10 -6 -10 1 -4 -3 -6
first with	4 -13 10 -12 -11 -7 -6 -10 -9
first work	-10 5 11 -16 -25 7 -11 -18 -15
first you	-17 2 0 1 -5 -15 -15 -16 0
first your	-1 -13 1 2 -25 -13 12 -19 -19
fresh	35 0 -12 -7 4 -13 -9 -3 -8
has 1	0 -16 -11 -1 -28 -18 -11 14 8
has 10	5 5 5 -12 -16 -12 -6 -9 -11
has 100	-8 -10 3 9 -14 -5 -4 -9 -7
has 11	-19 7 -14 -11 17 -8 -6 -9 -14
has 2	2 -1 2 -14 -6 -14 -10 -20 8
has 20	-6 -2 -4 8 -8 -5 -3 -4 -5
has 21	0 -9 -10 10 -10 -13 -5 -5 -6
has 3	6 -9 2 -13 -5 -12 -9 -15 5
has 30	-14 -10 5 -15 3 -12 8 -12 -14
has 4	9 2 -13 -10 3 -13 -7 -13 -13
has 5	26 3 -20 -13 -10 -17 -7 -11 -13
has 50	8 -14 1 2 -14 -10 -7 -9 -10
has 6	-3 -6 -1 -16 11 -2 -10 -19 -15
has 7	7 -8 -7 -8 5 -10 -5 -7 -8
has 8	-4 1 2 -7 3 -9 -6 -9 -9
has 9	-14 11 -11 -10 5 -10 -6 -11 2
has a	3 -12 2 3 9 -8 -2 -10 -5
has aa	6 -7 -9 -9 4 -5 -6 -8 -13
has abil	33 -23 -19 -6 -7 -6 -5 -5 -10
has abl	38 -27 -20 -10 -19 -14 -7 -9 -9
has about	-13 -3 14 -10 -9 -20 -14 -27 10
has abov	7 -11 -13 -9 3 0 -7 -5 -14
has accept	1 -8 -8 -8 8 -9 -5 -9 -8
has access	-2 -13 -6 10 -15 -13 -7 -12 3
has accommod	-21 1 -11 -10 1 11 -8 -10 -10
has accomplish	-18 21 3 -13 -16 -15 -7 -10 -12
has accord	-2 14 -10 -7 -11 -7 -5 -10 -8
has account	3 6 -8 -7 -5 -17 -10 -5 -3
has accredit	15 -7 -5 -4 -10 -7 -4 -9 -6
has accur	0 5 -8 -7 -10 1 -5 -6 -7
has accuraci	-9 13 -7 -7 -5 -2 -2 -3 -4
has achiev	-2 6 4 -9 -12 -8 -5 -6 -10
has acl	21 -18 -9 -10 -15 -14 -8 -11 -13
has acoust	4 9 -14 -11 -15 -8 -9 -14 -11
has acquir	-9 4 4 -6 -6 -4 -3 -5 -5
has across	-14 -3 14 -12 -13 -11 -7 -7 -8
has act	-10 18 -8 -4 -8 -5 -3 -5 -6
has action	7 -11 -16 -11 -17 10 -7 -10 -1
has activ	-15 35 -25 -12 -7 -13 -6 -4 -10
has acut	-3 0 -11 -6 -11 -5 -5 -12 8
has ad	-3 -7 7 5 -12 -9 -6 -9 -7
has adapt	13 -6 -8 -7 -9 -7 -5 -9 -8
has add	7 -1 -16 -10 -1 -1 -8 -14 -11
has addit	2 -2 -16 2 -14 -2 -6 4 -9
has address	4 5 -1 -9 -13 -12 -6 -6 -10
has adher	3 2 -8 -7 -9 -8 -5 -7 -7
has adjust	-12 14 -8 -6 -7 -5 -4 -8 -8
has administer	6 5 -11 -12 -12 -8 -7 -12 -9
has administr	7 1 -2 -13 -18 -10 -7 -5 -10
has admit	-12 17 -6 -6 -9 -6 -4 -7 -6
has advanc	2 -21 2 15 -21 -8 -8 -8 -8
has adviz	5 1 -9 -7 -8 -5 -4 -9 -6
has affirm	-5 -14 -14 -13 -19 13 -9 -12 2
has after	-7 7 0 -7 -7 -5 -4 -5 -5
has ag	4 -7 -14 7 -13 7 -7 -8 -12
has against	-1 -1 7 -8 -9 -5 -5 -9 -10
has agenc	-8 2 7 -15 2 -16 -8 -13 -11
has agent	-11 5 9 -5 -9 -7 -5 -3 -4
has agil	13 -11 -9 -6 -11 -6 -4 -10 -6
has agreement	9 -5 -5 -6 -5 -3 -3 -5 -5
has aid	-5 0 -12 -6 5 -10 -5 -10 4
has al	1 -10 -10 -8 8 -6 -5 -11 -6
has algorithm	-5 12 -11 -9 -15 -7 -8 -6 -9
has all	-14 1 -4 6 -5 8 -4 -9 -11
has along	-6 2 3 -14 0 -7 -7 -11 -16
has also	-1 4 -11 6 -28 -19 1 -14 -17
has among	-12 -1 10 -9 -11 -5 -5 -7 -7
has amount	11 -7 -5 -4 -5 -3 -3 -5 -4
has an	-4 -22 -2 1 -2 19 -10 -10 -7
has analyst	-1 -4 -5 -10 6 -9 -5 1 -8
has analyz	3 11 0 -7 -9 -7 -4 -7 -6
has and	7 13 1 3 -6 -6 -5 -6 -9
has ani	9 -17 -16 -12 -21 14 -8 -9 -12
has anim	-22 -15 15 3 -1 -14 -10 -11 -12
has answer	0 11 -11 -6 -10 -6 -5 -9 -6
has appli	0 -5 -30 -13 -5 13 -11 -7 -7
has applic	-20 0 -19 -9 18 1 -7 11 -13
has apprais	-11 -2 -9 -4 8 -4 -3 -8 -3
has approach	-8 16 -9 -7 -9 -5 -4 -10 -5
has appropri	-15 24 -12 -8 -5 -8 -5 -9 -6
has approv	4 8 -9 -8 -9 -7 -5 -8 -6
has approxim	0 -15 9 5 -12 -5 -4 -8 -6
has ar	-5 -18 7 -10 6 5 -1 -5 -9
has architect	-8 3 6 -3 -4 -4 -3 -2 -4
has architectur	-2 -6 3 -10 4 -7 -7 -13 -8
has area	-2 2 -2 -16 11 -15 -9 -19 -12
has around	4 -18 -18 2 11 -11 -7 -10 -13
has as	3 8 -1 -6 -10 4 -7 -11 -10
has aspect	-11 16 -14 -9 -9 -5 -4 -6 -6
has assess	-11 19 -12 -8 -10 -7 -5 -10 -8
has asset	7 0 -9 -3 -4 -4 -2 -3 -2
has assign	0 17 -15 -9 -17 -8 -7 -12 -4
has assist	-9 2 4 -4 -5 -14 -8 -2 3
has associ	-9 4 -6 13 -30 -4 -10 -5 -6
has assur	0 9 -8 -5 -6 -4 -3 -5 -3
has at	-3 -3 -1 6 6 -9 -10 -14 -22
has attend	-13 19 -11 -10 -11 -9 -7 -9 -10
has attent	4 -5 3 -9 3 -9 -6 -10 -12
has attitud	12 -12 3 -6 -13 -7 -5 -7 -7
has audio	13 -1 -13 -11 -14 -7 -10 -11 -12
has audit	-12 3 7 -5 -8 -6 -4 -7 -4
has author	1 -8 -13 -8 -17 11 -8 -11 -9
has autom	0 15 -10 -6 -10 -5 -4 -5 -8
has automot	-9 -3 -2 -12 3 -8 -6 9 -9
has avail	-3 -22 -24 16 -1 3 -13 -14 -18
has awar	-4 10 -7 -4 -4 -3 -3 -4 -3
has award	-7 -10 6 7 -14 -9 -7 -9 -9
has b	15 2 -12 -11 -16 -13 -9 -17 -12
has b2b	-15 21 -16 -13 -15 -10 -7 -11 -9
has bachelor	24 -17 -8 -5 -7 -5 -4 -7 -5
has back	-9 -1 8 2 -16 -12 -9 -8 -13
has background	4 -2 -3 -12 -16 4 -9 -16 -14
has balanc	13 -15 -12 8 -12 -7 -4 -7 -6
has bank	19 -26 14 -13 -15 -11 -10 -15 -12
has bar	1 -10 3 -10 -11 -7 -5 -11 7
has base	-7 -3 4 13 -7 -13 -8 -15 -13
has basic	10 10 -6 -7 -8 -7 -4 -8 -6
has basis	-6 12 -23 -14 8 -2 -6 -9 -7
has bcl	14 -11 -5 -5 -9 -6 -4 -8 -7
has be	4 -23 -5 -5 6 8 -4 -10 -1
has beauti	-15 9 -16 -12 -11 -7 -6 -8 8
has becom	-5 -12 7 -8 5 -9 -5 -6 -8
has been	-24 -5 15 -15 -5 -13 -10 -11 3
has befor	2 -6 -10 -11 7 -10 -6 -8 -10
has behavior	7 1 -10 -10 -10 -8 -5 -8 -8
has believ	-8 2 0 -8 6 -7 -5 -9 -9
has benefit	-3 -20 -33 29 -8 -20 -11 -14 -17
has best	-10 19 -2 -21 -20 -10 -9 -13 -18
has between	-9 -14 5 5 7 -4 -5 -7 -6
has beverag	5 4 -7 -7 -12 -9 -5 -7 -10
has bid	6 1 -8 -7 -9 -5 -5 -10 -9
has bill	1 14 -12 -9 -10 -6 -6 -10 -8
has bl	18 -13 -10 -9 -13 -12 -7 -13 -12
has board	12 -5 -5 -3 -10 -4 -3 -7 -5
has bonus	2 -17 -23 17 -24 -15 -10 -15 -14
has book	3 10 -8 -10 -5 -2 -2 -3 -3
has bookkeep	-4 10 -12 -11 -9 -7 -5 -6 -5
has bookkeeper	-24 6 -2 2 1 -9 -8 -2 -10
has both	9 -5 -15 1 8 -14 -9 -13 -15
has brand	-18 -9 22 -17 -18 -9 -7 -16 -12
has break	-20 -19 -21 -22 -24 -27 -16 -19 26
has bring	-11 -12 14 -21 -23 1 -11 -18 1
has broad	9 -13 4 -10 -15 -8 -7 -12 -8
has browser	-3 2 -6 -7 -10 7 -4 -5 -7
has bs	10 -7 -6 -4 -7 -4 -4 -8 -5
has budget	11 3 -2 -11 -12 -6 -6 -12 -10
has build	-2 6 6 -19 -7 -15 3 -13 -13
has busi	-7 14 9 -10 -19 -9 -8 -11 -3
has but	-4 1 -12 1 -3 -9 -5 1 -6
has by	4 5 3 -5 -20 -6 -7 -7 -10
has c	2 15 -10 -10 -12 -12 -7 -15 -12
has c++	-5 9 -11 -5 -8 -4 -4 2 -5
has california	-14 -15 12 -8 6 -7 -6 -14 -7
has call	-7 22 -10 -12 -10 -7 -7 -11 -11
has campaign	-10 8 -11 -7 -8 -6 -4 -7 8
has can	3 -25 -9 -1 17 -14 -12 -17 -5
has candid	6 -14 -16 -14 -4 8 3 -16 -2
has capabl	10 -19 -21 11 0 -10 -10 -9 -15
has capac	-6 14 -4 -3 -3 -2 -2 -3 -3
has capit	-3 13 -5 -4 -2 -2 -1 -3 -2
has care	-8 5 9 -7 -14 -12 -7 -6 2
has career	-17 -28 20 7 2 -21 1 -18 2
has case	-19 -11 -14 -14 -19 -20 -11 -15 23
has cash	14 -11 -9 -9 -10 -5 -5 -14 -10
has categori	0 1 1 -6 -8 -4 -3 -4 -5
has caus	-14 -9 -8 -8 15 -7 -5 -9 -7
has center	1 -2 3 -16 2 -14 -10 -16 1
has certifi	31 -28 -15 -12 -26 -14 -9 -1 -2
has chain	-9 13 -5 -3 -4 -3 -2 -4 -3
has challeng	-3 -7 11 -12 -14 -7 -7 -9 -11
has chanc	-19 -12 15 6 -19 -10 -8 -8 -11
has chang	-6 11 -5 -10 -5 1 -6 -9 -9
has charg	-13 17 -5 -3 -6 -3 -2 -4 -6
has chart	-3 6 -4 -4 -6 -4 -3 -6 -5
has check	12 -3 -12 -10 -13 -11 -7 -11 -11
has chef	-6 -7 -10 -7 -9 -7 -5 12 -7
has chemic	4 -11 -7 -7 6 -12 -5 -8 -7
has choos	-10 3 -2 6 -14 -10 -4 -7 -7
has citi	-15 9 4 -10 -13 -10 -7 -10 -10
has civil	-3 -11 -14 -10 -13 6 8 -8 -11
has class	11 -14 -14 8 -10 -5 -5 -6 -6
has classifi	2 -10 -9 -6 -8 10 -5 -5 -8
has clean	4 4 1 -13 -15 -12 -8 -12 -12
has client	-4 -8 5 0 -2 -5 -9 -20 -4
has clinic	10 -1 -4 -12 -16 -8 -6 -12 -10
has close	-6 15 -4 -10 -9 -7 -6 -9 -7
has cloud	8 -6 -6 -3 -6 -4 -3 -5 -4
has cna	-15 -12 -12 -8 -17 -6 -6 14 7
has co	6 -2 3 -9 -13 -8 -5 -6 -10
has coach	15 -6 -13 -10 -11 -5 -5 -9 -6
has code	12 -13 2 -10 3 -8 -6 -9 -11
has coder	-9 -10 -10 -4 -15 -3 -4 14 -12
has cold	2 -7 -6 -6 6 -11 -4 -6 -5
has collabor	-11 7 8 -15 -8 -11 -8 -10 -17
has collect	-11 11 -7 -6 -10 -10 -4 -6 6
has colleg	-3 9 -5 -5 -8 -7 -4 -8 -4
has color	-10 -8 -12 -10 -11 16 -6 -7 -11
has com	-13 -17 -16 -17 10 -25 -1 4 9
has combin	11 -16 -8 -8 -10 -5 7 -6 -6
has commerci	-17 7 10 -11 -19 -10 -8 -1 -10
has commiss	-11 -14 -19 18 -20 -14 -8 -11 4
has commit	-1 -20 12 -9 -16 11 -12 -16 -22
has common	8 0 -8 -5 -8 -6 -4 -6 -6
has commun	19 9 -13 -5 -12 -7 -5 -8 -6
has compani	-6 -13 30 -7 -11 -17 -4 -17 -18
has companion	-8 -11 5 5 -11 -5 -5 -8 -6
has compens	4 -6 -26 19 -10 -17 -10 -17 -16
has compet	13 -1 -9 -7 -10 -8 -5 -7 -6
has competit	-9 -2 -15 17 3 -15 -10 -13 -13
has compiler	-16 -10 13 -5 -8 -4 -4 -5 -5
has complaint	-11 13 -4 -4 -6 -5 -3 -5 -3
has complet	-18 16 -9 -6 4 -8 -8 -14 -13
has complex	-7 10 -14 -8 -12 -8 -6 4 -6
has compli	-5 11 -7 -7 -10 4 -5 -4 -5
has compon	7 6 -10 -7 -11 -7 -6 -10 -7
has comprehens	-14 -12 8 8 -1 -13 -9 -10 -8
has comput	-6 -8 10 -5 -7 -7 -5 -6 -6
has computer	19 -8 -10 -8 -13 -7 -5 -11 -10
has concept	12 -14 5 -6 -10 -6 -5 -14 -7
has concern	10 3 -9 -7 -10 -8 -5 -6 -9
has condit	-12 -1 -5 -12 12 -4 -9 -1 -12
has conduct	-11 26 -21 -11 -11 -6 -5 -8 -8
has confer	-7 10 -6 -4 -5 -3 -2 -2 -3
has confidenti	-11 -1 -10 -11 7 1 -6 -7 -9
has connect	1 -11 8 -7 -9 -6 -4 -2 -8
has consider	2 -14 -28 5 -5 -5 3 2 -2
has consist	-19 19 -1 -10 -11 -8 -6 -7 -8
has construct	9 0 -3 -13 -23 -9 -8 9 -18
has consult	-16 -15 -2 14 -1 -18 -11 7 -20
has consumer	-12 16 -9 -10 -17 -9 -8 -7 -10
has contact	-20 16 -11 -10 4 -13 -8 -9 -14
has continu	-8 9 4 -3 -21 -12 -8 -12 -13
has contract	-26 5 -1 -18 14 -12 -10 -6 -13
has contractor	-15 11 9 -12 -13 -9 -6 -9 -10
has contribut	-11 5 5 -12 1 -9 -7 -8 -13
has control	3 8 -12 -9 -3 -7 -6 -12 -9
has cook	-14 13 -10 -10 -13 -8 -7 8 -9
has coordin	-7 16 -8 -12 -12 -7 -7 -11 -8
has coordinator	-12 6 -11 -7 6 -10 -5 -12 5
has copi	-4 8 -10 -7 -14 4 -6 -9 -8
has copier	-5 11 -5 -4 -5 -6 -3 -5 -3
has core	11 -14 9 -11 -13 -10 -7 -8 -10
has corpor	-13 -9 7 7 -14 -6 -9 -3 -1
has correct	-16 21 -11 -7 -8 -6 -4 -9 -7
has correspond	5 0 -7 -4 -5 -3 -3 -5 -3
has cosmet	-9 2 -13 -12 -11 -6 -6 3 8
has cost	-9 14 -9 2 -13 -7 -5 -7 -9
has counsel	9 -8 -10 -9 -12 -9 7 -8 -8
has countri	-12 -8 15 -11 -15 -8 -7 -8 -9
has cours	10 -8 -9 -12 -10 6 -5 -7 -8
has cover	-11 -3 6 5 -10 -4 -3 -4 -3
has cpr	8 -3 -2 -2 -3 -2 -1 -3 -3
has creat	-1 8 2 -15 -16 -7 -7 -11 -11
has creativ	13 -11 -3 -6 -9 -6 -5 -8 -6
has credit	-15 16 -13 -8 -11 2 -5 -9 -7
has critic	-2 20 -22 -10 -16 -7 -6 -9 -8
has cross	2 -5 6 -8 -9 -6 -5 -7 -8
has culinari	-12 -8 13 -11 -11 -7 -4 -10 -7
has cultur	-7 -5 6 4 -22 2 -8 -11 -14
has current	2 -17 -18 -13 17 -1 -9 -9 -2
has customer	4 16 -1 -7 -10 -12 -8 -7 -13
has cyber	-8 -9 -7 -7 -7 -6 -5 13 -8
has cycl	-14 14 -11 -6 -9 -4 -3 -8 -3
has d	-2 1 -13 4 -19 -1 -9 -14 2
has dai	-23 24 -7 6 -12 -10 -8 -4 -13
has data	-3 10 -11 -10 -14 -14 -7 -11 4
has databas	8 0 -7 -5 -7 -5 -4 -6 -6
has date	-4 11 -13 -14 -2 -10 -10 -10 -12
has deal	-3 7 -6 -5 -5 -4 -3 -3 -3
has debug	11 -5 -6 -4 -7 -5 -3 -8 -5
has decid	13 -6 7 -16 -19 -10 -6 -11 -13
has dedic	5 -16 9 -14 -16 -12 -8 -10 -12
has defect	-3 8 -6 -4 -5 -5 -3 -4 -4
has defin	-15 11 4 -10 -9 -7 -5 -6 -7
has degre	28 -7 -13 -9 -16 -8 -6 -13 -8
has deliver	-22 14 8 -13 -19 -9 -7 -6 -10
has demand	-18 -4 -13 -8 -14 -2 8 12 -10
has demonstr	23 -5 -15 -9 -13 -10 -7 -10 -10
has dental	-13 -18 -17 23 -20 -17 -9 -12 -13
has depart	2 10 -13 -12 -18 -10 -8 0 -10
has department	9 -1 -9 -8 -12 -11 -6 -8 -10
has depend	-7 -16 5 4 -17 -11 -9 -13 7
has deposit	9 -5 -9 -4 -5 -3 -4 -6 -5
has depth	18 -10 -13 -9 -14 -8 -6 -10 -6
has describ	-6 -11 -10 -17 0 -3 -12 4 10
has design	-2 15 -11 -9 -11 -12 -7 -7 -4
has designer	-12 -6 -14 4 -17 -10 -9 14 -10
has desir	21 -26 -19 -18 -22 -13 4 1 -14
has detail	4 -8 -1 -13 5 -11 -8 -1 -16
has determin	-22 19 -12 2 -10 0 -5 -7 -9
has develop	-6 23 2 -8 -14 -9 -7 -14 -6
has developer	-2 -2 -4 -15 -1 -12 -11 13 -15
has development	9 -4 -5 -4 -5 -5 -3 -4 -3
has devic	-7 14 -18 -9 4 -6 -5 -12 -8
has diagnos	0 7 -5 -5 -6 -4 -3 -8 -4
has diesel	6 0 -7 -6 -9 -4 -4 -1 -5
has dietari	-11 5 -12 -7 5 -7 -5 3 -6
has differ	-9 0 11 -11 -18 2 -7 -9 -13
has digit	8 4 -12 -7 -9 -5 -4 -8 -6
has diploma	13 1 -8 -6 -10 -8 -4 -10 -6
has direct	-7 9 -1 -11 2 -10 -6 -16 -1
has directli	-8 -8 8 -8 4 -6 -5 -7 -10
has disabl	-12 -12 -19 -3 -23 25 -9 -13 -16
has discharg	-7 10 -4 -5 -6 -4 -3 -5 -4
has disciplin	7 -2 -2 -6 -9 -6 -4 -6 -5
has disciplinari	-8 8 -5 -4 -4 -3 -3 -3 -2
has discount	-8 -9 -16 15 -14 -9 -4 -7 -6
has discover	-14 7 -4 -13 5 -7 -6 -9 -11
has diseas	-10 -1 2 -8 5 -7 -4 -5 -6
has dispens	-1 -10 -11 -7 7 -5 -5 -4 -6
has displai	4 5 -12 -8 -9 -7 -6 -8 -9
has distribut	5 5 -9 -7 -9 -7 -5 -8 -6
has district	-16 15 -13 -9 -9 -5 -5 4 -4
has divers	-9 -20 -11 -19 -7 24 -12 -17 -20
has divis	-17 2 7 -13 -17 -9 -7 5 -10
has do	11 -23 1 -6 -11 -16 -12 -2 2
has document	-6 21 -8 -6 -8 -6 -4 -7 -6
has doe	-9 9 -7 6 -10 -10 -5 -8 -6
has door	-4 -5 -6 -6 7 -6 -4 -9 -5
has draw	10 -1 -10 -7 -9 -7 -5 -1 -7
has drive	13 -2 -1 -20 -19 -9 -7 -12 -1
has driver	16 -4 -10 -9 -13 -10 -7 -3 -11
has drug	-25 -6 -17 -16 -21 21 -10 -11 0
has due	-15 -11 4 -11 4 -10 9 -7 -8
has dure	-16 2 -11 -10 14 -11 -7 -10 -10
has duti	-17 6 -19 -14 -28 15 0 3 -9
has dynam	-6 -6 6 -16 4 -9 -7 -14 -14
has e	-13 14 -16 -13 11 -4 -9 -15 -15
has each	-21 -9 16 -16 -4 1 -7 -10 0
has earn	-15 -16 -7 17 -17 -10 -8 -9 -12
has educ	8 -6 -11 1 -17 -10 -6 8 -9
has eeo	-7 -14 -15 -12 -17 14 -9 -11 1
has effect	4 9 -15 0 -11 -8 -5 -8 -8
has effici	-2 0 7 -11 -10 -6 -5 -9 -7
has effort	-10 12 -8 -5 -9 7 -4 -7 -7
has electr	9 -3 -5 -4 -7 -5 -3 -7 -4
has electron	-4 12 -10 -7 -9 -4 -4 -5 -6
has elig	5 -16 -21 9 -24 4 -10 -11 -12
has email	-11 1 -13 -12 7 6 -9 -12 -13
has emerg	-11 -12 6 -9 7 3 -4 -6 -7
has emphas	8 -7 -4 -2 -3 -3 -2 -4 -3
has emploi	-13 -7 16 -12 -16 -12 -8 -8 -13
has employ	7 -21 -8 -7 -25 12 -11 -15 -1
has employe	2 -25 1 7 -1 -13 2 -8 -6
has employer	-6 -16 -32 -32 0 29 -14 -18 -11
has enabl	-20 0 -2 -10 -13 12 -6 -10 -8
has encourag	-1 -14 -19 -14 -23 19 -10 -14 -16
has end	-20 19 -16 -9 -15 -7 -6 9 -8
has energet	14 -13 1 -8 -14 -6 -5 -7 -8
has engag	-12 15 -10 -6 -9 -4 -3 -5 -5
has engin	11 -5 -8 -8 -11 -7 -5 -9 -8
has engineer	-5 -16 0 -11 -5 -11 3 20 -14
has enhanc	-24 14 6 -15 -15 -10 -8 -12 -12
has enjoi	10 -13 -7 7 -12 -7 -5 -9 -9
has ensur	-15 26 -11 0 -8 -5 -4 -8 -5
has enterpr	-12 -9 14 -13 -11 -10 -6 -9 -8
has entrepreneuri	0 -15 14 -13 -11 -7 -5 -5 -7
has entri	9 4 -5 -3 -8 -4 -3 -6 -5
has environ	10 -5 -4 -6 4 -12 -7 -11 -12
has environment	-2 -5 -6 -6 7 -8 -4 -13 -7
has equal	-11 -16 -29 -24 -11 29 -13 -18 -27
has equip	-14 27 -15 -9 -4 -9 -6 -6 -8
has equival	20 -10 -5 -4 -8 -6 -4 -8 -5
has error	5 7 -7 -6 -9 -7 -4 -7 -9
has essenti	-12 -15 -17 -13 -21 11 -10 13 0
has establish	2 17 -3 -11 -15 -8 -6 -16 -8
has estat	-1 2 2 -7 -7 -4 -4 4 -5
has estim	4 4 -8 -5 -8 -4 -4 -4 -5
has etc	0 -5 3 -11 -1 2 -7 -9 -14
has ethic	9 -7 -8 -5 -7 -7 -4 -3 -6
has evalu	-13 20 -7 -9 -11 -2 -5 -11 -7
has even	-8 -13 -1 6 2 -14 -7 -10 3
has event	-9 7 4 -9 -12 -7 -7 -10 -9
has everi	-19 -4 16 -16 2 -15 -9 -10 -15
has exce	-11 -2 1 10 -16 -12 -9 -10 -12
has exceed	-4 3 4 -4 -7 -6 -3 -5 -5
has excel	32 -18 -3 -12 -18 -10 -6 -11 -11
has except	8 -16 4 2 -14 -13 -7 -10 -10
has excit	-16 -18 4 2 -5 -11 -8 1 7
has execut	-23 14 7 -12 -11 -7 -6 -8 -7
has exist	-22 16 -4 -13 -1 -10 -7 -12 -9
has expand	4 1 -1 -11 -11 -7 -4 -3 -6
has expect	-6 6 0 -1 0 -13 -9 -13 -12
has expens	-11 7 3 3 -14 -8 -5 -7 -8
has experi	38 -15 -20 -12 -11 -10 0 -7 -6
has experienc	8 -8 5 -20 -7 -12 -9 -14 -16
has expert	2 8 2 -13 -18 -8 -7 -14 -9
has exposur	-17 -15 -11 -10 21 -13 -7 -9 -11
has extens	4 5 -6 -10 -11 -7 -4 -5 -7
has extern	-5 9 -11 -8 1 -8 -5 -6 -7
has f	-4 8 -11 -12 -17 1 -9 -14 3
has face	-10 9 -2 -7 -9 -5 -3 -4 -4
has facebook	-13 -11 -10 -10 -15 8 -8 -13 11
has facil	-8 14 1 -11 -16 -7 -6 -11 -9
has facilit	14 -4 -14 -10 -14 -9 -6 -10 -9
has famili	-7 -2 -2 3 2 -9 -6 -4 -9
has familiar	13 -9 -8 -6 -8 -7 -4 -6 -5
has fast	0 -19 7 1 -19 -10 -8 -12 2
has fax	-9 10 -4 -3 -4 -5 -2 -4 -2
has fda	13 -9 -7 -4 -7 -6 -4 -6 -4
has feasibl	-7 10 -6 -4 -6 -5 -3 -4 -4
has featur	-14 6 2 2 -14 -8 -7 2 -9
has feder	7 -1 -8 -5 -6 -1 -3 -5 -4
has feedback	4 3 -10 -7 -8 -7 -5 -5 -7
has feel	1 8 0 -14 -14 -11 -8 -9 -12
has fellow	4 7 -10 -6 -9 -6 -4 -6 -9
has field	14 -24 -12 -6 0 -9 -7 4 -12
has file	-10 12 -8 -6 2 -6 -4 -4 -5
has fill	1 0 -14 -8 7 -6 -4 -9 -9
has financ	4 -5 5 -8 -11 -7 -5 -6 -8
has financi	-18 8 -4 -2 -21 6 -9 -13 -14
has find	-13 -1 -19 -16 3 3 6 -8 1
has finish	4 1 -5 -3 -5 -3 -3 -9 -5
has firm	-9 -13 10 -20 0 -15 -10 -15 3
has first	-6 10 -15 9 -18 -8 -6 -11 -9
has five	8 -11 4 -7 -8 -4 -4 -5 -5
has fix	-11 13 -6 -5 -5 -4 -3 -5 -5
has flexibl	9 -5 3 -11 -13 -7 -4 -6 -6
has flow	-19 7 -9 -8 -8 -6 -5 7 -8
has focus	9 -11 12 -16 -21 -9 -8 -15 -11
has follow	-5 7 0 -15 -3 -12 -7 3 -11
has food	-19 25 -8 -5 -17 -7 -6 -9 -1
has for	5 2 0 -3 9 -11 -7 -9 -8
has forecast	8 1 -7 -5 -7 -4 -4 -9 -6
has form	5 -6 -11 8 -9 -6 -4 -8 -4
has forward	-13 4 -14 -11 2 -9 -7 -7 8
has foster	-14 -5 10 3 -14 -11 -6 -5 -9
has found	-14 -11 16 -9 -13 -8 -5 -9 -9
has foundat	-10 -13 8 -8 6 -6 -5 -9 -9
has framework	10 3 -4 -3 -5 -3 -2 -4 -3
has free	-20 -8 -15 -14 -17 20 -8 -9 -15
has from	-8 1 -9 5 -7 2 1 -15 0
has front	0 -13 -10 -7 -10 -6 -5 11 -7
has fulfil	-11 14 -4 -4 -5 -3 -3 -8 -2
has full	-12 -17 -33 14 18 -16 -11 -9 -3
has function	-18 7 -22 -12 -24 7 3 9 2
has futur	3 -13 0 6 -14 -9 -6 -9 -11
has g	0 20 -11 -11 -16 -14 -7 -11 -10
has gain	-1 4 -4 -3 -3 -2 -2 -2 -2
has gather	-12 14 -6 -5 -9 -4 -3 -5 -5
has ged	12 -9 -4 -3 -4 -3 -3 -5 -3
has gender	-13 -7 -10 -9 -11 14 -6 -6 -10
has gener	1 3 -1 -5 -24 -12 -9 -19 5
has genet	-13 -7 -7 -6 -8 13 -5 -5 -7
has get	10 -15 -2 -15 -20 -13 7 -11 -18
has give	-19 7 2 1 -16 -14 -10 -11 3
has global	4 -8 3 -13 0 -7 -7 -13 -10
has go	-4 -13 -2 5 6 -11 -9 -9 -15
has goal	-13 17 -4 -10 -1 -6 -5 -9 -11
has good	17 -19 -3 -13 -7 -9 -6 -8 1
has govern	-15 -4 13 -6 -11 -7 -5 -12 -6
has graphic	6 -5 -4 -4 -5 -4 -2 6 -3
has great	-28 -2 0 17 -7 -18 -15 -20 5
has green	-4 -1 -3 -15 -4 7 -10 -17 -16
has grill	-11 7 5 -6 -9 -6 -5 2 -6
has grind	-5 6 5 -9 -10 -7 -5 -9 -7
has group	-1 -6 5 -8 -12 4 -6 -10 -8
has grow	-1 -22 12 7 3 -14 -11 -19 -20
has guidanc	7 -2 -4 -4 -3 -2 -2 -2 -2
has guidelin	5 12 -5 -11 -6 -6 -4 -6 -4
has ha	-12 -18 19 -19 4 -15 -10 -7 -2
has hand	9 10 -9 -13 -24 -19 -8 -14 -14
has handl	10 -5 -10 -9 1 -12 -6 -10 -9
has hardwar	-9 14 -6 -5 -5 -4 -3 -4 -4
has have	20 -19 -14 2 2 -12 4 -16 -10
has headquarter	-13 -11 16 -8 -14 -7 -7 -10 -8
has health	-13 -8 12 9 -8 -3 -10 -19 -15
has healthcar	-14 -6 15 -22 6 -7 -11 -8 -1
has healthi	-6 2 -6 5 -4 -3 -2 -2 -2
has heavi	10 -17 -10 -7 6 -7 -6 -8 -6
has help	3 11 -5 -22 -22 -11 -10 -15 0
has her	-6 12 -4 -10 -12 -6 -5 -7 -9
has here	-9 -15 -9 -19 -6 10 -11 1 1
has high	19 0 -1 -11 -20 -12 -6 -9 -15
has highest	-3 2 6 -10 -10 -7 -5 -8 -7
has highli	14 -9 -13 4 -3 -13 -10 -19 -14
has hire	-21 -16 6 -22 24 -20 -12 -15 -17
has his	9 -4 -1 -9 -12 -7 -5 -8 -9
has histori	6 1 0 -6 -9 -5 -4 -6 -7
has hold	8 -16 12 -14 -21 -13 -9 -14 -18
has holder	-1 -8 -10 -7 -18 13 -6 -13 -8
has holidai	4 -12 -11 13 -20 -15 -7 -12 -10
has home	-16 0 7 -5 7 -12 -9 -11 -16
has hospit	-9 2 -1 -13 -7 -8 -8 -4 1
has hour	6 -11 -20 -8 15 -17 -11 -12 -14
has hous	-2 -3 8 -12 -11 -6 -6 -7 -8
has how	-16 -1 -13 11 -4 -12 -12 -12 3
has hr	2 2 -7 -13 4 -13 -9 -8 -13
has html	11 -1 -9 -8 -12 -6 -6 -11 -9
has html5	14 -11 -9 -7 -10 -8 -5 -10 -7
has http	3 -3 -19 -15 -4 -5 -12 -11 8
has human	2 -9 4 -11 0 -8 -6 0 -7
has hydraul	-9 2 -6 -7 -11 -5 -4 7 -5
has i	-14 -13 -20 -14 8 1 -12 -15 13
has id	-12 2 -8 -6 11 -5 -4 -4 -10
has idea	-13 4 5 -6 -7 -2 -2 -4 -4
has ident	-1 -8 -12 -12 -14 12 -8 -11 -14
has identifi	-15 26 -14 -6 -9 -5 -4 -8 -5
has if	5 -25 -33 3 2 -19 -12 -17 17
has imag	-9 -4 -1 -14 -14 -9 -8 -10 14
has immedi	7 -7 -11 -7 4 -5 -4 -11 -6
has impact	-11 -5 11 -2 -3 -10 -9 -12 -16
has implement	-9 24 -8 -9 -11 -7 -5 -10 -8
has import	4 -8 4 -12 -16 -11 -8 -7 5
has improv	10 -1 3 -10 -16 -9 -6 -12 -10
has in	3 -3 8 -2 7 -9 -3 -11 -9
has inc	-11 -4 3 -15 -1 8 -12 -18 -18
has incent	-3 -10 -15 11 -11 -5 -5 -7 -7
has includ	-9 -15 -13 19 6 5 -7 -1 -13
has incom	-9 11 -9 -4 -5 -4 -3 -4 -3
has increas	-1 8 -9 -2 -3 -2 -1 -3 -2
has independ	12 -13 7 -10 -16 -10 -6 -12 -9
has individu	1 -10 -2 0 -8 9 -9 -13 -15
has industri	-17 -3 14 -12 -29 -16 3 -16 5
has influenc	-2 4 2 -9 -11 -6 -5 -8 -8
has inform	-21 11 -8 -4 -1 1 -1 -9 -16
has infrastructur	-11 -4 9 -4 -5 -3 -3 -5 -4
has ingredi	-6 10 -3 -3 -2 -2 -1 -2 -2
has initi	-2 9 -6 -2 -15 -10 -7 -10 -9
has innov	-15 -6 7 7 -10 -7 -5 -5 -6
has input	2 2 -4 -4 -4 -3 -2 -4 -2
has inspect	-3 16 -9 -7 -11 -6 -5 -13 -7
has instal	-18 25 -12 -9 -12 -6 -4 -7 -7
has instruct	-1 10 -7 -6 -9 -7 -4 -8 -7
has instrument	-12 -11 13 -9 -9 -5 -4 -7 -4
has insur	7 -4 -21 9 -22 -15 -9 -2 -14
has integr	11 7 -16 -10 -14 -11 -8 -10 -11
has interact	-8 20 -13 -12 -1 -15 -6 -12 -9
has interest	3 -5 -11 -18 6 -13 -10 -12 0
has interfac	2 7 -5 -2 -3 -2 -1 -2 -2
has intern	-12 23 -24 -10 2 -8 -6 -13 -9
has internet	10 -8 -5 -4 -4 -3 -2 -3 -3
has interperson	21 -10 -10 -6 -7 -6 -4 -6 -6
has interview	-24 -15 -22 -20 9 -14 5 -12 16
has into	0 -14 11 -17 -1 2 -9 -15 -13
has inventori	-11 21 -12 -8 -12 -8 -5 -11 -8
has invest	-16 -1 0 -11 -12 -9 -7 -7 8
has investig	8 -3 -4 -4 -5 -6 -3 -5 -6
has invoic	-19 24 -12 -10 -11 -7 -6 -10 -6
has involv	-7 15 -16 -9 -12 -6 -6 -12 -7
has is	-11 -12 11 -9 7 9 -4 -11 -7
has iso	10 2 -11 -8 -13 -10 -7 -9 -8
has issu	4 18 -13 -9 -13 -9 -5 -9 -7
has it	-28 -11 16 6 -15 -14 -3 -14 7
has item	3 10 -11 -8 -12 -6 -6 -7 -8
has java	6 -4 -18 0 -10 -13 -10 7 -15
has javascript	12 -8 -7 -6 -9 -6 -4 -8 -6
has job	-5 -6 -14 -14 8 -13 -13 7 9
has join	-16 -4 2 -1 6 -13 -12 -20 -1
has jqueri	9 -7 -4 -4 -6 -5 -3 -6 -5
has js	10 -7 -6 -5 -9 -5 -4 -7 -5
has junior	4 -5 -3 6 -17 -6 -7 -2 -9
has just	0 -4 5 3 -21 -11 -9 -11 -16
has k	-9 -5 -15 13 3 -20 -9 -11 -11
has keep	-18 6 -18 3 8 -11 -8 -11 4
has kei	-2 -2 -7 -13 -17 1 -8 9 -13
has kitchen	-17 14 -1 -12 -14 -8 -7 -7 1
has know	-13 -16 0 9 -1 -12 -9 -8 3
has knowledg	20 -7 -19 -8 -15 -10 -1 9 -9
has labor	7 2 -4 -2 -3 -3 -2 -3 -2
has languag	-1 -1 2 -7 0 -9 -6 -8 -8
has larg	-10 7 -14 -12 10 -10 -7 -14 -10
has largest	-11 -16 15 -14 2 -11 -8 -15 -10
has launch	3 -7 -3 -12 7 -8 -6 -8 -8
has law	-7 -8 -15 -12 -17 18 -8 -8 -14
has lawn	-9 14 -2 -3 -3 -2 -2 -3 -2
has layout	-5 10 -2 -2 -2 -2 -2 -3 -2
has lead	-20 -6 9 0 -1 -11 1 -7 -2
has leader	-17 10 2 -16 -4 -13 -10 -14 3
has leadership	7 10 -7 -10 -15 -7 -5 -9 -9
has learn	3 7 -3 -5 -9 -7 -11 -17 -18
has least	11 -1 -7 -4 -9 -4 -3 -4 -5
has leav	-3 8 -6 -4 -6 -5 -3 -4 -6
has legal	-8 8 3 -5 -6 -6 -3 -6 -4
has lend	0 9 -8 -5 -6 -6 -5 -6 -5
has level	8 -2 -6 -12 -6 -15 5 -15 -5
has liaison	1 -4 -11 -8 -11 -7 -6 7 -8
has librari	0 7 -7 -3 -5 -3 -2 -3 -3
has licens	21 -23 -17 -10 -25 -13 -7 7 -13
has life	-13 -9 11 13 -22 -15 -10 -16 -15
has lift	23 -15 -12 -11 -19 -15 -7 -12 -13
has like	3 -6 -4 -15 5 -11 -10 -13 3
has limit	-10 3 -3 -1 -16 0 -6 1 -9
has line	-2 1 2 -10 1 -9 -6 -7 -10
has link	-10 -8 4 -8 -11 -12 -5 -5 10
has linkedin	-14 5 -9 -10 -14 -11 -7 -11 11
has list	-13 -17 -19 -20 5 16 -12 -15 4
has listen	-4 -6 9 -5 -9 -7 -5 -2 -4
has live	-2 -11 21 -10 -28 -14 -12 -12 -20
has ll	-6 16 -19 4 -24 -12 -12 -14 -1
has load	-12 6 -5 -4 -6 6 -3 -4 -5
has loan	-14 18 -10 -6 -8 -6 -5 -8 -5
has local	-12 3 4 -11 3 -7 -7 -8 -10
has locat	-31 -19 9 -4 22 -23 -13 -5 -10
has log	-14 -7 -13 -7 -21 -6 -7 15 4
has long	-2 -16 -5 -2 10 -13 -9 -20 4
has look	7 -12 -13 0 4 -20 -13 -3 4
has lot	-13 -1 4 7 -13 -8 -5 -5 -12
has love	-5 -9 2 -9 -11 -6 -4 -7 7
has lpn	5 -2 -23 -15 2 -11 -8 2 -11
has m	-1 -12 -13 -10 4 2 -6 -6 4
has machin	2 17 -13 -8 -12 -8 -6 -13 -11
has mai	-22 -14 -13 -7 23 5 -12 -20 4
has mail	-8 1 -11 -9 10 -7 -6 -10 -9
has main	-12 10 4 -8 -11 -6 -5 -8 -6
has maintain	-4 32 -15 -7 -12 -6 -5 -3 -6
has major	-14 -5 -8 -8 7 -7 -6 4 -7
has make	-3 7 4 -21 -16 -1 -10 -18 -3
has manag	8 12 -3 -8 -15 -6 -6 -14 -6
has manager	-6 0 -9 -1 -7 -12 -10 13 2
has mani	-4 -19 6 -1 4 -15 -9 -11 -13
has manner	8 1 -13 -10 -14 -12 -7 -7 -10
has manual	3 -4 -10 -7 7 -6 -4 -11 -8
has manufactur	-4 10 -14 3 -16 -6 -6 4 -8
has marit	-11 -7 -7 -7 -9 12 -5 -5 -8
has market	-8 15 2 -9 -24 -11 -2 -11 -11
has master	-4 -6 -12 -8 -14 12 -5 -9 -9
has match	-20 -7 6 1 10 -19 5 -12 -5
has materi	-10 13 -11 -8 4 -6 -5 -10 -7
has math	-22 -16 22 -21 -24 6 -16 -21 -26
has matlab	-9 -8 12 -11 -15 -11 -9 4 -12
has matter	6 -5 -7 -3 -5 -3 -2 -4 -2
has maxim	5 -1 -1 -10 -10 -3 -4 -7 -7
has me	3 -13 -12 -10 -15 -11 -9 -10 13
has measur	5 10 -10 -10 -12 -11 -6 -8 -9
has meat	-11 14 -7 -8 -8 -6 -5 -6 -5
has mechan	-15 -4 -14 -14 7 -14 -10 16 -13
has med	8 -12 -13 -13 -17 3 -10 -2 -18
has media	-15 3 -11 -11 -14 -9 -9 -11 14
has medic	4 1 -25 14 -12 -13 -8 -10 -12
has meet	11 -2 -21 0 -18 -9 -6 4 -8
has member	-12 14 3 -12 -18 -8 -6 2 -10
has memori	-12 2 9 -9 -10 -5 -4 -7 -6
has mentor	4 -3 -14 7 -11 -5 -6 -9 -9
has menu	-6 8 -4 -4 -3 -4 -3 -3 -3
has merchand	-15 5 -11 -10 9 -6 -6 -11 -9
has method	-13 14 -7 -5 -6 -5 -3 -5 -4
has microsoft	8 -8 -9 -7 1 -7 -5 -8 -9
has mid	2 2 -14 -11 -14 -5 -5 4 -10
has minimum	28 -14 -17 -9 -19 -8 -6 -13 -10
has minor	-10 -11 -14 -14 -22 17 -9 -13 0
has mission	6 -3 4 -12 -15 -6 -5 -9 -7
has mm	-12 -11 -9 -9 -12 -7 -7 -9 15
has mobil	7 -13 6 -9 -15 -10 -6 -6 -9
has model	7 -6 5 -7 -8 -4 -4 -5 -4
has modifi	-7 13 -2 -3 -2 -2 -1 -3 -1
has modul	-10 12 -8 -7 -10 -6 -5 -9 -6
has monitor	-2 13 -10 -7 -9 -6 -5 -11 -7
has month	-1 5 -14 -8 5 -7 -6 -14 -8
has more	-17 -13 16 4 7 -10 -14 -20 -27
has most	-3 -11 14 -2 -9 -14 -11 -11 -14
has motiv	24 -17 -19 -11 -17 -11 -7 -9 -10
has move	-7 2 -13 -8 10 -13 -6 -11 -9
has ms	15 -11 -9 -7 -10 -6 -5 -10 -7
has much	-13 -10 -12 9 -14 -11 -7 -10 8
has multi	1 2 4 -10 -15 -8 -6 -1 -8
has multipl	-1 22 -16 -11 -16 -7 -5 -11 -8
has must	26 -26 -18 -14 -16 8 -7 1 -10
has mvc	16 -13 -11 -7 -11 -8 -6 -10 -6
has my	-15 -13 9 -9 6 -4 -5 -5 -10
has mysql	5 4 -8 -7 -12 -7 -5 -9 -7
has name	-12 8 -9 9 -12 -9 -6 -9 -8
has nation	-6 0 -7 -16 -23 16 -10 -14 -18
has natur	4 -9 -19 -14 -3 2 -10 -9 3
has necessari	-7 12 -11 -9 -2 -11 -6 -8 -8
has need	9 4 -13 -8 -11 -2 2 -14 -14
has negoti	-6 15 -3 -10 -10 -6 -5 -8 -8
has network	1 13 -8 -12 -15 -9 -8 -9 -12
has new	-1 12 -1 -5 -18 -10 -8 -7 -4
has next	-9 -14 -15 -12 0 -11 4 -13 11
has night	-6 -15 -14 -14 15 -11 -8 7 -15
has no	-1 -21 0 1 5 1 -13 -18 -24
has non	-3 -5 -11 -12 -18 -16 -10 -6 13
has north	-18 -15 -8 -12 14 -8 -7 4 -15
has not	-11 -12 -19 -4 -12 19 -10 -3 2
has note	-4 -9 -14 -10 3 2 7 -13 -13
has now	-7 -15 -4 -13 -17 -13 8 -14 10
has number	5 -19 -6 8 -6 -11 -9 -13 2
has nurs	9 -9 -11 -12 -4 -13 -7 9 -2
has object	4 10 -3 -9 -12 -13 -6 -10 -7
has obtain	-3 11 -10 -6 -8 -4 -4 -7 -6
has of	5 9 5 -8 -5 -4 -3 -9 -7
has off	2 -15 -16 11 1 -13 -8 -12 -12
has offer	-32 -12 -8 32 0 -5 -11 -13 -19
has offic	-7 10 3 -7 -3 -15 -9 -5 -13
has officer	-13 -16 4 -8 -14 -9 7 5 -9
has on	-13 2 19 4 -1 -13 -6 -17 -10
has onc	-12 -4 -14 13 -12 -7 -6 -4 -9
has ongo	-11 -2 -10 11 -11 -5 -3 -3 -5
has onli	-17 5 0 -10 10 -14 -7 -8 -11
has onlin	-17 6 -12 -11 14 -11 -8 -10 -14
has open	-8 -18 -11 -16 17 -12 -9 -1 -14
has oper	0 14 1 -11 -15 -8 -6 -4 -10
has opportun	-23 -15 -12 21 4 18 -12 -11 -25
has optim	-8 5 -5 -3 -9 7 -3 -5 -5
has or	10 -1 -14 -10 -3 11 -6 -6 -7
has oral	12 -4 -6 -6 -6 -5 -4 -6 -6
has order	-1 19 -13 -9 -14 -7 2 -11 -8
has organ	14 -19 6 -4 -5 -15 -8 -11 -3
has organiz	20 -11 -9 -7 -8 -7 -4 -8 -6
has orient	13 -17 -19 -12 -17 11 -8 -12 -14
has origin	-10 -12 -2 -11 -13 16 -7 -8 -11
has other	0 10 -9 -10 1 -1 -7 -12 -3
has our	-15 -20 27 13 4 -16 -11 -13 -16
has out	-1 -2 -2 6 -1 -12 -9 -14 -11
has outgo	4 -1 -5 -5 -5 -5 -2 -5 -2
has outlook	16 -13 -13 -8 -13 -9 -7 -11 -9
has outsid	1 -8 -23 -16 4 8 -10 -1 -14
has outstand	5 -10 -8 9 -17 -10 -8 -13 -11
has over	-23 -13 17 -14 -19 -10 7 -11 -11
has overal	-5 3 1 4 -11 -5 -5 -8 -6
has overse	-6 18 -13 -11 -11 -8 -6 -10 -8
has oversight	-12 -3 -11 -4 -6 -5 9 -5 -5
has own	-10 -7 5 2 -19 -10 -10 -13 6
has owner	-4 3 6 -6 -8 -4 -4 -7 -5
has ownership	5 1 -7 -4 -5 -6 -3 -5 -7
has p	-10 -9 -10 -7 6 -6 -5 -10 8
has pace	6 -9 7 -8 -12 -7 -4 -6 -6
has packag	-17 -4 -28 26 -8 -17 -11 -13 -16
has page	5 3 -7 -4 -7 -4 -3 -6 -3
has pai	0 -27 -30 28 -19 -19 -10 -1 -16
has part	-10 -4 4 -16 9 -17 -9 -1 -4
has parti	-6 -14 -11 -12 9 6 -8 -13 -14
has particip	-18 21 -17 10 -14 -12 -6 -10 -8
has partner	-22 6 6 -1 -3 -1 -9 -14 -11
has partnership	-12 -4 6 -10 -12 8 -7 -8 -10
has pass	5 -12 -7 -7 -9 7 -5 -7 -8
has passion	7 -15 14 -21 -26 -11 -10 -17 -21
has past	-14 -12 10 -10 -13 7 -6 -5 -8
has path	-8 -10 7 7 -12 -7 -6 -4 -10
has patient	-12 19 3 -11 -12 -10 -6 -6 -10
has pattern	3 2 -5 -3 -5 -4 -3 -7 -3
has payabl	-2 6 -13 -9 5 -6 -6 0 -7
has payrol	3 9 -11 -10 -11 -9 -6 -8 -9
has pe	-3 -10 -15 -9 5 -5 8 -5 -8
has peer	-9 12 -8 -6 -5 -4 -3 -4 -4
has per	-3 10 -12 -10 0 -10 -7 -7 -9
has perform	-12 13 -11 -7 -5 7 -3 -5 -12
has period	7 -4 -10 -9 3 -14 -6 -11 3
has perl	9 -6 -5 -4 -6 -3 -3 -4 -4
has perman	-2 -10 7 -12 -22 5 -9 -12 -12
has permit	2 -3 -12 -7 -13 8 -6 -13 -10
has person	-6 -4 14 -12 8 -21 -10 -14 -8
has personnel	-25 4 -2 -12 -21 17 -9 -11 -14
has pertain	-2 5 -4 -2 -2 -2 -1 -2 -1
has pest	-14 14 -9 -4 -6 -4 -3 -6 -3
has pharmaceut	-9 -11 14 -9 -14 -5 -4 -10 -5
has phase	4 2 -4 -2 -3 -2 -1 -1 -2
has philosophi	-14 4 6 -9 -10 -5 -5 -7 -7
has phone	-7 18 -10 -7 -10 -5 -5 -10 -6
has php	1 2 -11 -6 3 -6 -5 -4 -6
has physic	9 -10 -14 -11 -18 -7 -8 7 -10
has physician	-11 7 -9 -6 4 -4 -4 -5 -5
has place	-21 1 7 3 -23 -12 -11 -16 5
has placement	-11 -9 14 -7 -11 -7 -6 -7 -6
has plai	-14 2 11 -9 -12 -5 -5 -4 -9
has plan	7 -1 -19 20 -17 -10 -3 -10 -8
has plant	-17 17 -9 -5 -4 -2 -2 -4 -3
has platform	0 3 3 -5 -7 -6 -4 -6 -4
has player	8 -11 -11 -8 -12 -11 -6 -7 7
has pleas	-4 -20 -33 -24 31 -24 -15 -17 -3
has plus	9 -14 -15 -1 -22 -16 -9 3 2
has point	1 12 -12 -10 -13 -9 -7 -6 -9
has polici	-3 16 -12 -2 -12 -10 -6 -9 -9
has popul	9 -6 -6 -3 -5 -5 -3 -5 -4
has portfolio	-4 -12 3 -15 -4 -12 5 3 -16
has portion	-6 10 -3 -3 -3 -3 -2 -4 -3
has posit	1 -13 -19 -1 10 1 -6 4 -8
has possess	-3 11 -8 -5 -10 -9 -5 -8 -6
has possibl	-12 11 -11 -11 -8 -9 -5 -5 7
has post	-17 -9 -14 -13 13 3 -8 0 -14
has poster	-12 -7 -13 -10 -16 15 -7 -7 -13
has potenti	-5 -4 -12 10 5 -13 -9 -13 -17
has pound	11 -9 -6 -4 -7 -6 -3 -5 -6
has power	9 -4 1 -6 -9 -6 -4 -8 -8
has practic	8 -1 -4 -10 -18 -10 -8 1 -9
has practitioner	-2 -8 -9 -5 7 -4 -4 -3 -5
has pre	-9 3 -20 -17 -22 17 -10 -3 -18
has preconstruct	15 -14 -7 -4 -9 -4 -4 -11 -8
has prefer	33 -5 -16 -9 -18 -9 -6 -14 -10
has prep	0 -3 -7 -5 -11 -11 -4 5 6
has prepar	-8 19 -18 -12 -17 -16 0 -11 2
has present	-2 12 -22 -14 -4 -12 4 -12 -13
has pressur	0 7 -2 -2 -2 -2 -1 -2 -2
has prevent	-16 17 6 -11 -15 -7 -5 -10 -8
has previous	5 -7 -14 -12 -16 -9 -8 -10 13
has price	-7 14 -10 -5 -6 -5 -4 -7 -5
has primari	-5 -14 -7 -14 6 -18 -11 11 -3
has principl	5 4 -12 -6 -10 -8 -6 -11 -6
has prior	10 1 -8 -4 -7 -5 -4 -7 -5
has priorit	1 9 -5 -6 -8 -6 -4 -7 -5
has prioriti	2 -5 6 -6 -8 -5 -3 -5 -5
has privat	-13 -9 15 -10 -14 -12 -6 3 -9
has problem	3 8 -3 -8 -13 -7 -5 0 -7
has procedur	-4 17 -10 -6 -8 -5 -4 -8 -5
has process	3 10 -10 -11 -7 -9 -1 -1 -10
has produc	3 14 -8 -8 -11 -6 -5 -12 -6
has product	-3 16 -4 2 -15 -7 -6 -8 -10
has profession	0 12 0 -14 -10 -14 1 -19 -16
has profici	12 -8 -7 -6 -9 -6 -4 -7 -6
has profil	-8 6 5 -8 -10 -6 -6 -11 -6
has profit	-13 8 5 3 -16 -14 -9 -12 -11
has program	8 -2 -18 11 -22 -9 -7 -6 -3
has programr	1 -11 -12 -11 -14 -8 -7 13 -9
has progress	-19 -2 8 6 -14 -5 -5 -9 -9
has project	7 -1 1 -12 -14 -8 -7 0 -7
has promot	0 3 -10 7 -16 -8 -6 -10 -9
has prompt	-7 12 -3 -3 -3 -1 -1 -2 -2
has proper	-2 11 -9 -4 -5 -4 -3 -4 -4
has properti	-6 9 1 -9 -12 -8 -6 -11 -7
has propos	-1 5 -4 -1 -4 -1 -1 -3 -2
has prospect	-10 14 -17 3 -12 -7 -5 -11 -9
has protect	-5 -9 -9 -13 -21 17 -8 -11 -13
has protocol	6 2 -6 -5 -7 -5 -4 -6 -6
has prove	17 -13 -1 -12 -14 -10 -6 -7 -9
has provid	3 14 0 -5 -16 -9 -6 -13 -9
has provider	-2 -12 11 -14 2 -13 -8 -14 -12
has public	3 -3 4 -9 -11 -9 -6 -8 -10
has purchas	-13 20 -10 -5 -7 -6 -4 -7 -6
has purpos	-15 19 -16 -7 -11 -7 -5 -16 -9
has python	15 -12 -8 -9 -11 -8 -7 -10 -10
has qa	-8 1 -3 -3 -4 -2 -2 10 -3
has qualifi	-5 6 -7 -13 -15 0 -9 9 -6
has qualiti	1 12 -3 -9 -9 -7 -5 -3 -9
has question	-12 14 -7 -4 -7 -3 -3 -6 -4
has quickli	12 -13 7 -11 -11 -6 -5 -7 -9
has race	-14 -7 -10 -8 -10 15 -5 -5 -7
has rang	-6 -1 9 -10 -13 -8 -6 -9 -9
has rate	2 -2 4 -7 -7 -6 -4 -5 -5
has re	-2 3 4 -20 -12 -17 1 -15 -2
has reach	17 -13 4 -12 -19 -14 -7 -11 -12
has read	13 0 -16 -10 -17 -10 -7 -14 2
has readi	3 0 2 -7 -12 -4 -4 -7 -6
has real	10 -9 -3 1 -17 -8 -8 -2 -11
has reason	6 -15 -21 -18 -20 7 -10 6 -15
has receiv	-4 8 -6 -3 -18 5 -8 -10 -14
has recip	-9 14 -8 -5 -6 -5 -4 -7 -4
has recogn	-11 2 12 -1 -21 -12 -10 -12 -16
has recommend	-4 13 -3 -12 -13 -11 -8 -11 -13
has reconcil	4 8 -4 -5 -5 -4 -4 -6 -4
has record	13 7 -15 -10 -15 -10 -7 -14 -12
has recruit	9 -6 -11 8 -11 -7 -3 -3 -7
has recruiter	-20 -17 -9 -15 8 -14 13 -8 3
has refer	3 4 -12 -11 -18 -8 -5 -6 5
has referr	-17 16 -13 5 -11 -9 -6 -6 -7
has regard	0 3 -13 -11 -15 5 -6 -7 -9
has region	-23 8 -10 -16 -20 -12 -9 9 4
has register	8 -11 -14 -9 0 -10 -6 4 -10
has registr	-2 -10 -7 -5 -13 -7 -5 8 -8
has regul	10 -3 -10 -8 -13 -10 -6 2 -9
has regular	-16 7 -13 -13 16 -15 -10 -13 -16
has regularli	6 -5 -9 -7 3 -14 -6 -11 -7
has regulatori	-7 10 -2 -1 -1 -2 -1 -1 -1
has reimburs	-3 -12 -9 13 -11 -8 -4 -5 -5
has relat	23 -12 -17 -10 1 -11 -7 -16 -10
has relationship	14 -6 0 -20 -19 -11 5 -13 -15
has relev	8 5 -15 -8 -12 -7 -6 -8 -8
has reliabl	1 6 -3 -8 -9 -4 -3 -8 -6
has religion	-14 -7 -11 -9 -11 16 -6 -6 -11
has reloc	-19 -12 -17 15 -18 -8 -7 -12 7
has remot	-5 10 -13 -10 7 -11 -8 -13 -11
has rep	4 -13 -10 -7 -8 -6 -4 7 -7
has repair	-10 26 -13 -10 -16 -10 -7 -15 -10
has report	-11 3 0 -20 -13 -19 -11 -20 22
has repres	-30 7 8 -3 5 -2 -11 1 -19
has request	3 3 -8 -7 -9 -8 -5 -7 -6
has requir	22 -20 -15 -11 -3 8 -8 5 -12
has research	-7 10 -1 -7 -8 -6 -5 -8 -7
has resid	17 -9 -3 1 -16 -8 -7 -11 -12
has residenti	1 -13 11 -6 -9 -5 -4 -10 -7
has resolv	-9 15 -12 -9 -13 -11 -6 5 -9
has resourc	4 -4 7 -14 -5 -8 -7 -6 -9
has respect	-3 1 9 -11 -15 -9 -7 -8 -14
has respond	-16 15 -12 -12 0 1 -6 -9 -9
has respons	-7 17 -29 -13 -23 6 -4 2 -9
has rest	11 -6 -5 -4 -5 -3 -3 -6 -3
has restaur	-10 -18 10 -14 -16 -8 -7 -3 3
has result	-11 11 -1 -16 -19 6 -9 -11 -15
has resum	-4 -8 -20 -10 18 -16 2 -13 -25
has retail	1 -7 -2 0 -21 -9 -8 4 -16
has retain	0 0 -12 -9 -9 7 -5 -6 -6
has retir	-16 -7 3 15 -13 -14 -5 -6 -8
has return	-9 10 -6 -6 -6 -5 -4 -6 -5
has review	-17 28 -9 -7 -8 -5 -4 -7 -5
has right	-12 -15 9 4 -12 -5 4 -14 0
has risk	6 3 -7 -4 -4 -4 -3 -4 -3
has rn	3 -18 -23 -14 -2 -11 -8 16 -11
has role	-4 14 -10 -16 3 -14 -10 -18 -17
has roll	-9 -4 -9 -8 -13 -5 -4 12 -6
has room	-5 -3 3 -9 6 -14 -5 -8 -8
has rt	-14 -13 -11 -13 -18 -18 -10 -14 19
has s	-8 -15 10 -16 -7 5 1 -11 -7
has safe	-7 9 -11 -8 -9 -7 -6 4 -7
has safeti	-12 10 0 -6 1 -8 -4 -7 -5
has salari	-13 -19 -22 14 13 -14 -12 -13 -15
has sale	6 5 -13 0 -12 -9 -9 6 -7
has sampl	4 2 -5 -4 -5 -3 -2 -4 -3
has satisfact	-2 18 -13 -6 -9 -7 -5 -6 -6
has save	-2 -14 0 11 -11 -12 -5 -7 -9
has scalabl	10 0 -13 -5 -8 -4 -3 -5 -4
has schedul	3 12 -14 -11 -3 -8 -5 -12 -7
has school	25 -13 -7 -5 -11 -8 -4 -11 -7
has scienc	6 -3 -3 -2 -4 -3 -2 -3 -3
has scientif	6 -4 -5 -2 -4 -4 -3 -5 -2
has scope	-2 4 -12 -9 1 -7 -6 -8 -9
has screen	-25 -4 -18 -18 -21 21 4 -12 -14
has script	17 -12 -10 -8 -12 -7 -6 -13 -10
has scrum	11 4 -14 -9 -14 -10 -6 -13 -8
has se	-20 -13 7 -12 4 -10 7 -10 -14
has search	6 -14 2 -11 -17 -10 -7 -8 6
has sector	8 -12 3 -6 -14 -6 -5 -13 -5
has secur	-3 4 -5 0 -17 2 -7 -8 -14
has see	12 -10 -16 -10 2 -11 -11 -11 -16
has seek	13 -24 -14 2 0 -15 -12 -2 -18
has select	-10 9 -19 3 5 -9 -6 -9 -10
has self	-6 15 -11 -9 -12 -10 -6 -10 -8
has sell	18 0 -19 -13 -13 -8 -7 -13 -11
has send	4 1 -12 -14 3 -8 -9 -7 -15
has senior	-5 0 1 -19 -13 -5 11 -10 -19
has serv	14 -15 9 -11 -15 -9 -7 -10 -8
has server	7 -5 -4 -3 -4 -3 -2 -3 -2
has servic	10 -9 0 1 -12 -2 -4 -4 -11
has set	-2 5 -4 0 -3 -9 -8 -13 -12
has sexual	-13 -6 -9 -8 -10 13 -5 -6 -10
has share	-19 17 -7 1 -14 -2 -7 -9 -11
has sheet	-12 14 -8 -8 -7 -4 -3 -5 -6
has shift	2 -1 -24 -5 3 -17 -9 -1 -2
has ship	2 3 -5 -4 -7 -6 -3 -6 -6
has shoe	6 3 -20 6 -16 -8 -9 -3 -15
has shop	6 4 -8 -8 -10 -8 -6 -8 -9
has should	7 -14 -12 -14 8 -9 -8 -7 -11
has show	16 -11 -12 -7 -11 -9 -5 -5 -11
has side	4 -1 -3 -2 -3 -2 -1 -2 -2
has sign	-10 -3 -11 7 5 -11 -6 -5 -8
has signific	-13 11 2 -9 -10 -6 -4 -7 -7
has simpl	-12 -13 9 -12 -15 -8 -7 -12 7
has simulink	-6 -1 7 -6 -8 -7 -5 -7 -6
has sinc	-12 -7 13 -6 -11 -9 -5 -7 -8
has site	-18 15 -6 0 -5 -15 3 -16 -13
has situat	-4 9 -7 -4 -6 -4 -3 -5 -3
has six	7 -8 5 -5 -9 -8 -5 -4 -5
has size	-12 9 -2 4 -13 -6 -5 -5 -8
has skill	23 -22 -11 -7 -18 -3 -1 3 -8
has small	-7 3 5 -12 -9 -4 -4 -5 -6
has smart	-12 -8 -1 -9 -11 7 -7 -5 8
has so	-26 -6 -25 -18 1 9 4 -14 13
has social	-11 -1 -9 -7 -11 7 -5 -6 6
has societi	6 7 -9 -5 -10 -6 -4 -5 -6
has softwar	0 5 -4 -9 -12 -9 -6 5 -9
has solid	7 -10 -9 5 -10 -5 -4 -7 -7
has solut	-11 -6 18 -17 -9 -13 2 -10 -14
has solv	7 0 0 -7 -11 -7 -5 -9 -7
has some	-12 5 7 2 -1 -13 -8 -11 -11
has sourc	-8 5 0 -13 -15 5 -7 -11 -10
has spanish	16 -14 -11 -10 -14 -9 -6 -10 -10
has speak	14 -12 -8 -10 -10 -8 -6 -9 -8
has special	8 -8 12 -14 -19 -14 -10 -19 -13
has specialti	-6 -8 10 -12 -1 -16 -9 -4 -14
has specif	14 -15 -14 -12 -14 -14 -8 1 5
has specifi	0 17 -9 -4 -8 -5 -3 -10 -4
has speech	4 10 -14 -12 -16 -9 -10 -15 -13
has sql	10 -9 -6 -4 -4 -4 -3 -4 -3
has sr	4 -14 -7 -12 -4 -10 -8 10 -11
has stack	2 -7 -11 -6 7 -5 -4 -11 -6
has staff	-19 17 6 -15 -8 -14 -9 -8 -14
has stakeholder	-8 10 -7 -4 -4 -3 -3 -3 -3
has stand	12 -6 -6 -5 -8 -8 -3 -6 -7
has standard	3 12 -5 -8 -11 -8 -6 -9 -7
has start	-19 -9 4 10 -1 -13 -11 -16 -17
has starter	-1 6 -6 -5 -6 -6 -4 -4 -5
has state	10 -9 1 -15 4 -15 -9 -6 -16
has statement	9 -7 -11 -8 -12 0 -7 -6 -12
has statist	7 -1 -4 -3 -3 -4 -2 -3 -2
has status	-14 4 -8 -16 -4 15 -8 -9 -18
has step	-11 -10 9 -7 -9 -6 -5 3 -8
has stock	1 0 -9 -8 6 -14 -5 -7 -11
has storag	9 -2 -7 -6 -8 -6 -4 -6 -6
has store	3 -3 -3 1 -2 -6 -6 -12 -7
has strategi	10 8 -16 -8 -11 -5 -5 -11 -6
has strive	-13 8 2 -10 -11 -9 -6 -10 -9
has strong	24 -22 -5 -2 -5 -9 -6 -10 -12
has structur	5 -8 -11 -4 -4 -9 3 -5 -13
has studi	-6 10 -4 -4 -5 -5 -3 -5 -4
has sub	0 6 1 -7 -8 -5 -4 -4 -6
has subcontractor	8 -2 -9 -7 -8 -5 -5 -8 -9
has subject	1 -13 -11 -13 13 -13 -8 -9 -11
has submit	-9 1 -12 -12 0 11 -6 -6 -10
has submitt	3 5 -4 -3 -3 -3 -2 -4 -3
has substanc	14 -8 -9 -8 -10 -11 -4 -6 -6
has succe	4 -20 2 9 -8 -5 -9 -3 0
has such	5 -8 4 -8 4 -12 -5 -7 -7
has suit	-8 5 -13 -8 7 -7 -5 -7 -8
has summari	-2 10 -11 -9 -16 -8 -7 -5 -9
has superintend	-15 3 2 -6 -9 -4 -4 7 -6
has superv	-2 8 -9 -9 -9 -5 -5 -8 -7
has supervis	-2 9 -11 -7 -9 -6 -5 -10 -7
has supervisor	-1 -2 5 1 -16 -9 -7 -11 -9
has suppli	-6 13 -13 -10 -3 -9 -6 5 -12
has supplier	-16 18 -8 -6 -7 -4 -3 2 -3
has support	-1 21 -15 -5 -11 -7 -6 -9 -7
has system	-4 15 -4 -8 -4 -8 -6 -1 -8
has tabl	-12 9 2 -8 -9 -5 -5 -6 -6
has take	4 -16 5 0 -23 -11 -10 -12 8
has talent	-5 -7 6 2 -26 -16 7 -12 -14
has target	-14 -1 0 7 2 -13 -11 -12 -13
has task	1 0 -11 -9 -12 0 -7 4 -9
has teach	-10 9 -17 3 -10 -6 -5 -6 -9
has team	-7 9 5 -4 -8 -10 -7 -13 -7
has teamwork	6 -10 3 -6 -8 -7 -4 -4 -4
has technic	6 10 -5 -9 -9 -7 -6 -8 -9
has technician	-7 7 -16 -14 0 -8 -7 9 -9
has techniqu	-2 2 9 -9 -11 -8 -5 -9 -8
has technologi	7 -10 8 -18 -11 -15 1 -13 -16
has telephon	-1 -5 -13 -10 3 -12 7 -7 -12
has temperatur	-8 -13 -8 -6 13 -10 -5 -8 -7
has temporari	-6 -16 13 -10 2 -14 -9 -7 -11
has term	-5 -7 -7 -3 8 -12 -9 -21 3
has territori	-6 11 1 -9 -9 -6 -4 0 -5
has test	-12 17 -18 -10 -21 -5 -7 3 10
has texa	-7 -13 7 -16 13 -16 -10 -20 -15
has than	-9 -20 26 -17 -24 -18 -10 -11 -14
has that	-18 -2 11 -3 1 -11 -6 -10 6
has the	0 -2 11 1 -2 -4 -4 -13 -6
has thei	-12 -19 11 -19 -5 9 8 -16 -17
has their	-9 -15 9 7 -6 5 -2 -20 -7
has them	0 -12 11 -10 -9 -8 -6 -5 -5
has then	-6 0 14 -14 -19 -11 -9 -11 -13
has there	-19 -19 4 -15 -2 -17 7 -11 11
has these	-7 -7 10 -10 2 -7 -7 -11 -14
has thing	-13 -4 8 -5 5 -6 -3 -4 -5
has think	-13 2 -14 4 4 -7 -8 -7 -11
has this	3 -16 -14 -19 1 5 -6 5 3
has thorough	-11 9 -14 -8 -10 -6 8 -5 -8
has those	-21 9 -20 5 -16 2 -7 3 -12
has three	0 -15 10 -10 -14 -11 -8 -8 -9
has through	0 2 3 -13 -11 -11 2 -16 -16
has throughout	-11 2 13 -12 -19 -10 -8 -14 -12
has time	-3 -17 -9 2 17 3 -8 -3 -14
has titl	-21 -3 -3 -15 -27 -13 -13 11 11
has to	3 -2 2 -4 5 1 -6 -11 -3
has todai	-6 -19 7 -6 -4 -13 -9 2 3
has tool	-1 0 -6 -11 1 -14 -8 3 -11
has top	-12 -14 12 2 -10 -17 -12 7 -21
has total	4 1 -11 5 -11 -7 -5 -9 -6
has toward	10 -6 -4 -3 -2 -1 -1 -1 -2
has track	-4 8 -16 -13 -17 -15 -9 -17 9
has train	7 -5 -17 18 -11 -11 -8 -13 -11
has transact	14 -12 -8 -6 -7 -3 -3 -7 -5
has transfer	-10 17 -3 -4 -5 -4 -3 -5 -4
has transmit	8 -3 -6 -5 -6 -3 -2 -4 -2
has transport	-6 0 -8 -5 6 -8 -5 -6 -8
has travel	-8 -19 4 0 16 -12 -8 -13 -14
has treatment	-8 9 -11 -9 3 -6 -5 -11 -7
has trend	-18 8 -18 -9 -11 -10 6 -7 7
has troubleshoot	5 9 -10 -9 -11 -7 -6 -10 -9
has truck	1 4 -5 -15 3 -13 -10 -3 -10
has truli	5 -11 -17 3 5 -5 -5 -7 -11
has trust	-10 -2 6 -11 5 -9 -5 -8 -9
has tuition	-1 -11 -10 13 -13 -9 -5 -6 -5
has twitter	-13 -11 8 -11 -17 -14 -8 -11 10
has two	9 -15 -4 -14 8 -11 -8 -13 -9
has tx	0 -15 -20 -13 12 -8 -9 0 -11
has type	-1 0 0 -11 5 -11 -8 -11 -12
has ui	6 6 -6 -5 -6 -4 -4 -8 -5
has under	6 7 -10 -7 -9 -7 -5 -11 -8
has understand	11 3 -8 -11 -16 -9 2 -9 -10
has underwrit	-5 16 -7 -3 -3 -3 -3 -2 -3
has underwriter	-19 13 -5 -12 -18 -9 -9 2 -12
has union	1 -13 -10 -10 -12 13 -7 -10 -12
has uniqu	0 -8 3 -15 3 -12 -8 -2 -13
has unit	-15 2 4 -14 10 -15 -7 -1 -13
has up	-2 4 -15 -2 -4 -11 3 -11 2
has updat	-14 16 -8 -7 -9 -6 -4 -8 -5
has upgrad	12 -6 -10 -7 -11 -5 -5 -9 -5
has upon	-6 1 -13 4 3 -10 -6 -12 -9
has us	-9 10 0 -17 -8 4 -3 -10 -10
has user	-8 21 -7 -5 -6 -4 -3 -5 -4
has util	-12 17 -8 -6 -7 -6 -4 -6 -4
has v	-15 -14 -18 -19 -28 -5 -14 -17 26
has vacat	-5 -11 -12 15 -18 -15 -8 -11 -10
has valid	12 4 -14 -10 -19 -1 -7 -10 -11
has valu	11 -13 14 -20 -26 -2 -12 -15 -22
has varieti	-12 2 4 -10 5 -6 -4 -5 -5
has various	-1 12 -11 -8 -11 -8 -6 -6 -6
has vehicl	3 14 -12 -9 -15 -9 -5 -11 -11
has vendor	-7 14 -12 -8 3 -7 -5 -11 -6
has verbal	28 -15 -8 -7 -10 -12 -6 -9 -10
has veri	-6 -6 12 -7 -11 -4 -3 -3 -3
has verifi	2 14 -12 -10 -13 -8 -7 -13 -12
has veteran	-7 -13 -19 -14 -23 22 -9 -12 -16
has veterinari	-5 -5 10 -13 -18 -10 -9 4 -13
has via	-11 1 5 -3 -6 -3 -3 -5 -3
has view	-17 -13 8 -17 14 -12 -9 -11 -17
has vision	3 -16 -12 14 -15 -17 -9 -13 -12
has visit	-9 -5 1 -13 13 -15 -9 -11 -17
has visual	5 -4 7 -8 -10 -8 -5 -7 -8
has volum	7 2 -12 -9 -9 -5 -4 -11 -6
has wa	-16 -16 10 1 1 -8 -8 -10 -15
has wai	-7 -16 16 -17 -21 -12 -10 -14 4
has walk	13 -4 -11 -9 -1 -16 -7 -12 -10
has want	-25 -25 9 4 -31 -20 4 -18 12
has warehous	-13 -11 -7 -6 14 -10 -4 -7 -6
has we	-15 -24 23 4 3 -2 -12 -7 -6
has web	0 16 -19 3 -5 -15 -11 -13 -15
has websit	-14 -2 -17 -14 18 -12 -9 -11 -17
has week	-12 13 -9 1 -10 -5 -4 -6 -5
has weekend	-3 -16 -11 -14 16 -10 -6 -8 -8
has well	10 -15 7 2 -23 -14 -9 -11 -13
has wet	-9 -12 -6 -7 13 -9 -5 -7 -6
has what	9 -15 -8 3 -13 -15 -14 -3 -5
has when	-16 3 -17 10 -17 0 6 -8 -12
has where	-22 -12 18 -15 -1 -10 -7 -7 -12
has whether	-10 6 11 -7 -13 -11 -6 -3 -7
has which	-23 7 4 -3 5 -14 5 -14 -13
has while	2 0 -12 2 -20 1 -9 -15 1
has who	16 -21 -18 4 -10 -15 7 -17 -17
has why	-12 -17 8 4 1 -14 -13 -16 3
has will	-8 6 -9 2 5 -9 -3 -20 -10
has win	-15 -10 -10 8 -12 -8 -6 9 -8
has window	4 0 5 -6 -9 -3 -3 -8 -4
has wireless	-17 -10 -18 10 -14 -8 -6 10 -13
has with	14 3 -12 -2 1 -8 -5 -13 -2
has within	4 6 0 -6 -18 -5 -7 -11 -10
has without	9 -16 -3 -14 -18 8 -7 -8 -15
has woman	-15 4 -15 -13 -16 16 -8 -9 -14
has word	13 -16 -16 -10 -4 -10 -8 -13 2
has work	4 -13 9 -7 -2 -1 -3 -10 -6
has worker	-9 7 5 -7 -7 -4 -3 -5 -6
has workforc	-15 -13 15 -20 -18 5 -9 -7 -13
has workplac	-20 -10 -19 -14 -18 22 -8 -9 -16
has world	5 -24 12 -4 -5 -16 -13 -11 -17
has worldwid	-10 -11 14 -9 -11 -7 -6 -8 -5
has would	-7 -18 -22 -1 3 5 -11 -14 9
has write	23 -5 -14 -11 -14 -13 2 -11 -13
has xml	13 -6 -5 -3 -5 -4 -3 -8 -4
has year	9 -9 8 -7 -11 -9 2 -13 -9
has you	-10 -12 2 11 -1 -23 -5 -24 15
has your	-20 -16 5 9 10 -15 4 -18 0
heading duties	12 -2 -18 -20 -29 -18 -15 5 -23
heading must	-8 2 -17 -16 2 -21 -14 15 -20
money	-17 -8 -24 22 4 -12 -10 -17 -15
opens benefits	-8 -14 -14 17 -1 -14 -7 -10 -9
opens company	-17 -9 5 -10 10 -8 -8 -15 -8
opens conditions	-10 -9 -12 -9 -19 17 -8 -17 -7
opens duties	-3 8 -8 -10 -1 -9 -8 0 -10
opens must	6 -5 -7 -8 -1 -12 -7 6 -13
opens preferred	9 -5 -3 -3 -4 -4 -2 -7 -2
opens with ing	6 10 0 -12 -4 -21 -10 -12 -12
opens with s	-17 35 -4 -6 -6 -11 -6 -6 -9
place 0	-22 1 1 -13 -5 -12 -10 41 -14
place 1	-9 14 6 -6 -11 -10 -10 0 -15
place 2	-2 22 -2 -4 -12 -12 -10 -2 -9
place 3	11 14 -4 0 -14 -13 -8 -15 -6
place 4	9 9 -14 -5 -2 -13 -4 -1 -12
place 5	13 8 -6 -1 -3 -15 -9 -10 -6
place 6	15 2 0 -2 -13 -10 -10 -14 -1
place 7	14 -9 -7 0 3 -3 -10 -15 -5
place 8	12 -23 -9 -15 6 11 -6 -15 4
place 9	-9 -34 -19 -12 10 23 -13 -24 17
plain	8 3 0 -4 1 -4 -9 -1 1
since 0	1 -3 -14 -4 2 -4 -10 13 -14
since 1	4 -9 -18 -6 -10 -6 -8 34 -7
since 10	8 -3 0 -7 -9 -10 -5 -12 -12
since 11	3 -3 -3 -6 0 -7 -5 -13 -5
since 12	-2 12 -13 -3 1 7 -9 -12 2
since 2	4 -8 8 -10 7 -14 -10 3 -9
since 3	14 -4 4 -13 -1 -12 -8 -9 -6
since 4	10 -3 4 -1 -3 -16 -10 -5 -9
since 5	12 6 5 -3 -16 -13 -10 -9 -9
since 6	-1 8 10 -12 -3 -13 -10 -17 -6
since 7	0 2 1 -10 -13 -2 -7 -15 6
since 8	-2 6 4 -9 -11 1 -12 -23 -2
since 9	-2 8 -7 -1 -10 -7 -5 -23 1
words 1	-2 9 -9 -14 -31 4 -13 8 5
words 16	-4 -1 13 -2 5 -3 -5 -10 -5
words 2	12 -5 -15 -12 -11 -20 -14 10 -4
words 3	10 -9 -13 -11 2 -22 -14 20 -18
words 30	-3 -1 -3 8 -8 -9 -3 -9 6
words 4	0 2 -12 -6 4 -4 -12 8 -2
words 8	11 8 -2 -4 1 -1 -8 -13 -5
years	25 -28 3 -12 -19 -9 0 -10 -11
`,
  speech: `
N J V G D R P I C T M A O
99 -25 24 17 -5 -1 45 0 39 -1 -14 12 -17 120 17 -38 -36 -13 -11 5 4 17 -23 -7 -19 -6 37 23 -2 -7 -14 12 36 3 7 32 -9 -18 -9 13 -4 -15 -3 -11 0 9 -8 -3 5 -9 -13 -5 5 -6 -13 -10 -4 -5 11 -2 -2 -9 -4 -8 -4 -47 29 33 5 7 22 2 -6 -10 -3 -6 -2 -6 70 18 -59 9 -7 -14 -19 -20 -17 57 13 -20 -13 -56 -33 80 8 3 -3 -23 -8 -11 -36 -10 -6 -4 19 5 13 1 -3 3 -23 -13 -18 -2 -12 -3 -12 46 27 15 -26 -16 6 -21 -15 -21 -18 -15 30 -18 10 -11 -17 -9 -8 -9 -7 -8 -9 -18 32 -8 -3 -45 3 34 2 9 13 -19 -11 -19 4 -10 5 -10 -25 -13 8 -6 -5 -6 -17 -5 -9 -16 -5 -7 15 27 20 10 -4 -1 7 -3 -9 -12 16 -10 -8 -9
digit	-76 -29 -40 -22 -19 -27 -31 -12 -18 -24 277 -16 0
e+1 000	66 6 -41 -19 -9 -37 27 -14 -16 -13 -39 -12 -16
e+1 001	93 13 -64 -20 -20 -45 -8 -12 -14 -19 -21 -34 -15
e+1 002	75 -23 -51 -16 -15 -27 5 -10 -12 -16 -17 -23 -13
e+1 003	78 -26 -51 -23 -17 -25 -15 -12 -14 -18 -22 -8 -13
e+1 006	94 -29 -47 -19 -17 -23 -7 -12 -10 -19 -22 -21 -13
e+1 007	60 -4 -52 -15 -17 -22 -14 -10 -10 -18 -27 13 -13
e+1 008	83 -3 -46 -23 -16 -30 -21 -11 -13 -16 -8 -13 -13
e+1 009	64 -3 -59 -17 -18 -26 5 -11 -12 -15 -20 -6 -13
e+1 01	65 -27 -14 -14 -8 -9 125 -97 -8 -8 -13 -7 -7
e+1 010	70 12 -60 -20 -10 -22 18 -17 -13 -15 -17 -33 -12
e+1 011	75 -21 -47 -15 -10 -25 -8 -10 -12 -16 -14 4 -12
e+1 012	71 2 -44 -15 -12 -24 2 -10 -9 -15 -37 5 -11
e+1 013	88 -17 -45 -17 -5 -22 1 -11 -10 -24 -38 18 -14
e+1 014	65 11 -59 -21 -15 -24 15 -11 -11 -17 -34 0 -13
e+1 015	83 -40 -59 -17 -33 -10 8 -19 -14 -15 -23 5 -8
e+1 016	65 -13 -62 -17 -18 -23 -3 -15 -8 -17 -24 22 -15
e+1 02	25 -8 -19 -2 -9 -11 99 -96 -10 -9 -16 -9 -8
e+1 03	42 -12 -24 -22 -9 -11 105 -95 -11 0 -18 -9 -10
e+1 04	49 -14 -28 -9 -10 -12 96 -92 -11 -9 -16 -9 -9
e+1 05	44 -25 -24 -19 -11 -12 107 -91 -11 -10 -16 -10 -10
e+1 06	42 -11 -23 -9 -9 -11 101 -96 -11 -10 -17 -10 -9
e+1 07	39 -12 -18 -9 -10 -12 110 -98 -9 -9 -17 -9 -9
e+1 08	50 -33 -26 -12 -13 -15 78 -98 -14 -13 -20 -12 -12
e+1 09	48 -23 -19 -14 -10 -12 106 -93 -13 -10 -18 -11 -9
e+1 10	19 11 -16 -3 -5 -13 69 -65 -13 -6 -25 -27 -4
e+1 100	10 -56 -20 -29 2 44 63 -55 -20 0 -32 -12 -19
e+1 11	-15 10 -4 -3 -9 -29 72 -84 -6 8 -21 1 -14
e+1 12	-5 -17 0 -6 -15 -9 76 -75 -10 -2 -19 -7 -12
e+1 15	-12 15 -25 -23 -14 -29 61 -36 -18 -20 -34 -18 -23
e+1 30	28 -31 -30 -30 -4 -7 68 -47 2 -12 -20 -13 -13
e+1 999	96 -33 -50 -14 -16 -18 -16 -9 -11 -14 -10 -24 -10
e+1 ade	-11 82 -36 -15 -20 -18 -33 -11 -1 -6 -54 10 -16
e+1 am	-30 -16 -17 -10 -14 -10 -2 -8 3 65 4 -9 -24
e+1 arn	-18 -13 -11 -9 -8 1 -57 63 3 18 -9 1 -9
e+1 ars	-64 -4 -23 -9 -20 -14 -9 -7 -16 -11 113 -9 -9
e+1 be	-13 -10 -22 -9 -7 1 -45 60 -5 -14 -8 78 -7
e+1 d's	-8 -21 -27 -6 0 -5 5 -3 -5 60 -6 -4 -3
e+1 eed	4 -22 -16 -20 -7 -18 -48 71 -2 34 -15 9 -11
e+1 ell	-20 -11 18 -19 -12 124 -87 -15 -2 2 -11 -7 -7
e+1 ere	61 -15 -19 -38 -6 4 -7 -11 -9 5 -14 -15 4
e+1 etc	68 -25 -24 -34 5 -19 -5 -14 -16 -21 -16 -15 -15
e+1 gin	-74 80 -39 -22 -17 -53 -8 0 -21 -16 -18 42 -16
e+1 han	-80 99 -74 -19 -20 17 -25 -16 -16 -24 -24 -21 -17
e+1 hed	3 -64 -17 -16 -23 35 -23 17 6 22 -8 5 -17
e+1 ich	72 -9 -18 -21 -8 -10 13 -19 -7 -12 -11 -12 -7
e+1 ify	8 -14 -24 -2 -9 -5 -75 83 15 4 -9 -4 0
e+1 is	70 -13 -18 -20 -3 -15 -16 -9 -3 42 -8 -13 -10
e+1 jan	23 -31 2 -17 -9 -7 60 -56 -11 -10 -10 -6 -6
e+1 kes	63 -49 -38 -31 -6 -16 -26 -16 0 47 -12 -17 -10
e+1 lti	-30 -6 6 1 -6 -8 45 -65 6 6 0 -1 -11
e+1 lve	-12 -21 -20 -5 -8 -8 -49 62 14 3 -9 22 -10
e+1 not	-31 -40 -50 -12 -17 5 -18 -11 25 0 -16 67 -15
e+1 oid	-39 -9 -24 -13 7 -32 -40 68 12 -8 -14 -14 -10
e+1 oon	-41 -36 -36 -26 -23 143 -137 -21 -15 -26 -21 -18 -21
e+1 ots	34 -67 11 2 -20 -17 -6 -29 -13 -34 0 -4 -13
e+1 ril	-6 -18 -17 -9 -8 -6 62 -52 -8 -11 6 -5 -6
e+1 t's	-48 -60 6 1 28 -20 44 -21 -10 31 -14 -16 -13
e+1 tee	26 -6 -25 -24 -8 -7 -65 57 -8 14 -9 8 -5
e+1 ths	-11 -20 -44 -31 -15 -21 -10 -15 -16 -23 68 -11 -11
e+1 uce	-35 29 -34 -13 -13 -14 -79 76 10 6 -11 7 -12
e+1 uch	64 -25 -11 -16 -6 36 -34 -10 -11 -17 -11 -2 -10
e+1 uss	-19 -9 1 -10 -8 -11 -91 101 -13 -9 -7 -9 -7
e+1 yed	15 -69 -29 -23 -16 25 -29 -20 -5 21 -22 11 -25
e-1 001	28 -31 -17 -9 -9 -9 88 -70 -5 -3 -16 -8 -8
e-1 002	27 -19 -17 -11 -8 -8 85 -70 -8 -11 -16 -7 -8
e-1 003	20 -29 -13 0 -15 -9 86 -73 -8 -5 -16 -7 -7
e-1 004	37 -30 -16 -9 -9 -15 89 -69 -9 -5 -16 -7 -7
e-1 005	14 -24 -14 -8 2 -7 100 -75 -6 -6 -17 -1 -8
e-1 006	7 -11 -20 -9 1 -9 94 -67 -9 -6 -25 10 -8
e-1 007	41 -32 -13 -8 -7 -7 90 -73 -6 -7 -14 -6 -7
e-1 008	33 -29 -28 -7 -11 6 71 -64 -17 -5 -33 -11 -12
e-1 009	37 -18 -16 -8 -7 -7 91 -71 -14 -4 -14 -6 -7
e-1 010	48 -28 -15 -8 -7 -9 90 -71 -7 -8 -14 -7 -7
e-1 011	29 -17 -16 -8 -3 -8 95 -65 -3 -10 -13 -6 -6
e-1 012	48 -38 -10 -27 -8 -8 83 -65 -3 0 -19 -7 -7
e-1 013	36 -53 -5 -9 -4 -12 92 -66 2 -9 -6 -8 -9
e-1 014	12 -15 0 -21 -1 0 89 -59 -6 -7 -21 -13 -11
e-1 015	22 -26 0 -9 -10 -7 90 -65 -7 -2 -12 -6 -1
e-1 016	26 -13 -18 -3 -9 -11 88 -69 -3 -10 -17 -8 1
e-1 017	10 -3 -18 -12 -9 -14 70 -61 7 -6 -6 0 6
e-1 1	41 -35 -60 -18 -13 -29 -18 -33 4 -38 41 -28 -18
e-1 25	63 -5 -44 -16 -17 -33 -31 -12 -13 -20 -28 7 -17
e-1 30	79 -42 -37 -17 -17 -36 -4 -7 -19 -27 -9 -16 -16
e-1 5	-6 -9 -49 -16 10 -30 -17 -33 -18 -21 63 -17 -17
e-1 8	-10 -36 -48 -23 -23 -22 -23 -15 -20 -32 71 -19 -20
e-1 997	13 -10 -13 -7 -7 -6 84 -63 -7 -11 -15 -6 -6
e-1 998	34 -23 -16 -26 -5 -12 84 -68 -10 -20 -12 -9 -9
e-1 999	36 -23 -14 -8 -8 -25 88 -71 -9 -11 -14 -7 -8
e-1 a	59 68 -40 -33 -24 26 -17 -9 -3 -16 3 -20 -9
e-1 an	39 76 -31 -44 -28 3 1 -8 -9 -19 -6 -15 -10
e-1 ase	-2 -6 71 -4 -14 -11 5 -19 -8 -6 -15 -4 -15
e-1 aug	-33 -9 -9 -6 -5 -5 -7 -4 -6 -4 68 -4 -5
e-1 cal	80 -6 -22 -15 -6 -10 -6 -8 12 -7 -8 -9 -7
e-1 can	-29 -39 96 -17 -11 -6 -21 -14 -14 -14 -15 8 -14
e-1 d's	-15 21 -29 -13 -22 65 -45 -21 -33 -48 -29 -24 -19
e-1 elf	-66 5 14 1 27 5 6 -7 4 -11 -19 -16 -17
e-1 ely	-61 -20 85 2 20 -3 12 -12 -2 -10 2 -19 -16
e-1 gin	61 -9 -45 -8 -18 -47 -5 -16 -21 -6 -19 -23 -17
e-1 go	-12 -67 -30 -25 -23 26 27 1 -19 -23 -26 -12 -24
e-1 hat	-9 -24 64 -21 6 -16 -18 -14 -16 18 -15 28 -15
e-1 hey	-70 -63 78 9 3 -27 -21 -18 -18 -26 -20 53 -16
e-1 i	-62 -49 78 -15 27 -6 -26 -17 -16 -20 -21 67 -18
e-1 ial	80 -3 -27 -28 -8 -6 2 0 2 -1 -7 -4 -7
e-1 ick	77 -11 -70 -27 -11 3 -6 -7 4 -2 -14 -20 -10
e-1 ict	62 -6 -19 -8 -7 -7 -8 -6 4 -8 -10 -5 -5
e-1 ied	61 -8 -30 -31 -10 17 25 -10 3 -20 -4 -11 -11
e-1 igh	61 9 -18 -19 -11 -10 -8 -5 -6 -8 -1 -6 -5
e-1 ill	-39 -20 92 -11 -1 0 -18 -11 -13 -12 -10 35 -9
e-1 ink	-43 -39 -1 -29 -29 0 76 -19 -6 -10 -24 -44 -24
e-1 it	-47 -49 89 -10 -9 -7 0 -18 -5 -10 -17 21 -16
e-1 ive	63 14 -14 -30 -14 -4 0 3 3 1 -9 -11 -3
e-1 jan	-50 -9 -11 -7 -6 -6 -8 -4 -6 -4 88 -4 -5
e-1 ken	46 -20 -57 -18 -19 -29 62 -18 -5 -6 -19 -13 -18
e-1 ll	-59 -36 127 -6 3 -18 -26 -16 -6 -22 -14 -54 -15
e-1 lly	-75 -2 80 15 27 -19 -8 -18 10 -14 -19 -19 -18
e-1 lso	-41 -29 62 -8 4 -16 -21 -17 -19 -9 -17 23 -13
e-1 lve	32 32 -37 -63 3 -6 -23 -14 -11 26 -11 -15 -13
e-1 mal	87 -5 -26 -48 -19 -16 -8 -8 11 -20 -19 -10 -9
e-1 may	-59 -47 72 -17 -19 -1 -6 -16 -16 -25 35 16 -15
e-1 mon	69 -12 -22 -9 -7 -12 -8 -5 -9 -10 -7 -6 -6
e-1 my	64 27 -38 -7 -13 5 -23 -12 -21 -18 -13 -14 -12
e-1 nal	67 9 -16 -20 -6 -12 -7 -6 6 -7 -5 -7 -7
e-1 nic	69 -25 -24 -29 0 -10 -6 -16 3 -12 -4 -5 -9
e-1 nix	63 -39 -41 27 -13 -37 -29 -10 -13 -18 -8 -13 -11
e-1 nks	-31 -7 -58 4 -21 -14 69 -45 -13 -18 -22 -21 -19
e-1 no	33 -33 -59 -45 -35 61 -35 -22 -26 -23 15 -34 -25
e-1 oad	67 4 -24 -46 -21 -28 12 -6 -1 4 -10 -2 -9
e-1 oin	-29 -16 -8 -5 0 -15 1 -4 -5 66 -5 -5 -4
e-1 old	61 33 -32 -52 -45 -28 -9 -20 5 13 -19 -6 -13
e-1 oon	-30 -18 -27 -12 4 79 -62 -8 -12 -15 -12 -21 -12
e-1 oot	-74 -7 91 -45 -29 -40 -34 -32 -7 -27 -30 -20 -22
e-1 our	69 20 -20 11 -1 0 -12 -9 -8 -15 -6 -12 -8
e-1 phd	70 -12 -32 -7 -6 -11 3 -5 1 -10 -8 -7 -5
e-1 ral	63 18 -22 -20 -7 -9 -9 -6 0 -15 -4 -11 -7
e-1 re	-69 52 -28 29 -10 23 -4 -16 -16 -4 -19 -27 -17
e-1 ril	-31 -9 -9 -6 -5 -5 -5 -4 -5 -4 64 -4 -5
e-1 rug	69 -31 -26 -49 2 -19 -29 -9 -15 -21 -12 -15 -9
e-1 san	83 -13 -33 -12 -9 -10 -29 -8 4 -16 -11 -7 -8
e-1 t	-40 -68 71 -26 -22 -9 -42 -32 -31 -35 -26 10 -28
e-1 tal	66 -4 -19 -29 2 0 -5 -6 13 -10 -5 -6 -7
e-1 the	82 54 -38 -25 -19 4 -8 -8 -9 -12 -3 -14 -9
e-1 thy	70 -2 -31 -50 -12 -6 -16 -9 -2 -13 -13 -12 -11
e-1 tly	-71 -44 66 34 41 -16 1 -18 0 -18 -18 -6 -16
e-1 to	-19 -20 111 6 5 -14 -15 -10 -11 6 -3 -23 -11
e-1 ual	76 -8 -43 -18 -5 -12 3 -5 5 -5 -7 -10 -5
e-1 uch	-18 2 -31 -10 -9 -3 60 -1 -14 -9 -11 -12 -9
e-1 uld	-47 -35 92 -18 -19 11 -51 -20 -16 -8 -17 30 -17
e-1 uly	-62 19 31 -22 4 -17 -21 -10 -9 -17 53 -14 -12
e-1 une	-32 -13 -13 6 -6 -7 -3 -5 -8 1 74 -5 -5
e-1 we	-71 -38 112 -10 2 1 -21 -10 -11 -15 -10 62 -10
e-1 who	-34 -54 64 -17 -2 -9 -25 -17 -19 -13 -18 37 -16
e-1 xed	88 -45 -35 -27 -10 -18 -43 -8 5 5 -1 -14 -9
e-1 you	-57 -36 78 -3 7 -3 -14 -6 -6 -4 -9 59 -9
e-1 zed	78 -4 -26 -31 -13 -16 6 0 3 4 -12 -10 -12
e-1 â	-32 -18 62 9 17 2 -23 -10 -17 15 -8 -19 -10
e2 's	97 -41 -24 -21 -18 -10 -28 -16 -23 47 -10 -25 -26
e2 ++	70 -10 -11 -6 -4 -6 -7 -3 -5 -12 -6 -3 -7
e2 0	-47 -17 -13 -8 -7 -11 -9 -6 -7 -9 142 -7 -8
e2 00	-16 -41 -22 -12 -11 -12 -15 -6 -10 -16 132 -8 -11
e2 01	-54 -24 -20 -11 -9 -11 -12 -6 -8 -10 135 -8 5
e2 02	-44 -15 -16 -8 -7 -7 -9 -5 -6 -6 128 -5 -9
e2 03	-41 -16 -15 -8 -7 -7 -8 -5 -5 -6 120 -5 -9
e2 04	-42 -17 -17 -8 -7 -8 -9 -5 -6 -7 122 -6 -9
e2 05	-28 -20 -20 -11 -10 -9 -13 -7 -8 -10 100 -7 9
e2 06	-39 -14 -16 -8 -7 -7 -8 -4 -5 -6 119 -5 -9
e2 07	-34 -16 -17 -8 -7 -7 -8 -5 -6 -7 115 -6 -10
e2 08	-41 -19 -18 -10 -9 -8 -11 -6 -7 -8 121 -7 -11
e2 09	-31 -23 -22 -12 -11 -11 -13 -8 -9 -10 103 -8 6
e2 0k	-18 -68 -48 -32 -28 -32 -31 -18 -22 -32 67 -23 -28
e2 1	-17 -38 -21 -14 -13 -14 -19 -9 -12 -18 92 -11 -13
e2 10	-32 -34 -24 -14 -13 -14 -18 -9 -12 -18 96 -10 37
e2 11	-27 -24 -18 -10 -9 -10 -10 -6 -7 -10 110 -7 -11
e2 12	-17 -26 -19 -11 -10 -11 -12 -7 -9 -12 111 -8 -13
e2 13	-16 -32 -22 -15 -14 -14 -15 -9 -11 -15 102 -11 -15
e2 14	-15 -34 -22 -18 -14 -14 -17 -9 -12 -17 108 -10 -16
e2 15	-35 -27 -15 -10 -9 -10 -12 -5 -7 -12 121 -6 -10
e2 16	-41 -32 -22 -15 -14 -14 -15 -10 -11 -12 90 -11 29
e2 17	-54 -37 -23 -15 -14 -16 -16 -9 -13 -15 114 -11 5
e2 18	-71 -49 -44 -23 -20 -25 -23 -15 -18 -23 75 -18 48
e2 19	-5 -70 -49 -37 -32 -37 -41 -23 -29 -41 69 -27 -40
e2 2	-14 -39 -22 -12 -10 -14 -16 -7 -11 -14 94 -9 -13
e2 20	-64 -33 -17 -10 -8 -9 -12 -5 -8 -13 135 -6 -9
e2 21	-29 -32 -17 -10 -10 -12 -12 -7 -7 -12 99 -9 -12
e2 25	-52 -60 -22 -14 -12 -16 -20 -8 -13 -19 109 -10 -12
e2 3	-32 -34 -20 -10 -9 -11 -13 -7 -9 -12 105 -8 6
e2 30	-21 -47 -30 -17 -14 -14 -20 -8 -14 -20 90 -10 -14
e2 4	-41 -29 -16 -10 -8 -10 -14 -5 -9 -11 113 -6 -10
e2 40	-90 -49 -32 -17 -14 -14 -18 -9 -13 -18 99 -11 10
e2 5	-24 -33 -21 -11 -10 -12 -13 -6 -8 -14 104 -7 -10
e2 50	-69 -52 -21 -12 -11 -11 -16 -6 -10 -16 151 -8 -12
e2 5k	49 -101 -65 -43 -34 -39 -53 -24 -34 -45 -9 -32 -36
e2 6	-33 -39 -27 -14 -12 -13 -16 -8 -12 -16 95 -9 -14
e2 60	-24 -67 -37 -23 -20 -19 -28 -14 -20 -27 90 -14 -19
e2 7	-58 -28 -14 -11 -9 -10 -13 -6 -9 -11 115 -7 -13
e2 8	-41 -44 -24 -14 -13 -13 -16 -8 -12 -17 92 -9 6
e2 90	-69 -67 -38 -24 -22 -22 -29 -15 -20 -23 122 -15 -21
e2 95	-6 -75 -51 -32 -30 -30 -37 -19 -26 -27 62 -21 -28
e2 96	-35 -38 -21 -13 -12 -11 -13 -7 -10 -10 90 -8 -18
e2 97	-53 -31 -22 -12 -11 -10 -13 -7 -10 -9 101 -7 -11
e2 98	-75 -31 -24 -12 -12 -10 -14 -6 -9 -9 136 -7 -13
e2 99	-72 -36 -23 -12 -12 -9 -13 -7 -10 -9 137 -7 -12
e2 a	-30 -25 -19 -8 -8 -14 -14 -5 -8 162 -7 -8 -5
e2 ab	91 -38 -28 -15 -14 -15 -23 -9 -16 -17 -14 -11 -14
e2 ac	75 -3 -46 -14 -16 -12 -16 -7 -10 -17 -16 -8 -9
e2 ad	-11 -22 62 -25 -25 72 -39 -19 -24 -32 -25 27 -19
e2 ak	-33 -31 94 -37 -39 -40 -45 -25 -31 -39 -36 -34 -27
e2 al	15 163 -26 -14 -13 -11 -22 -8 -14 -23 -12 -11 -9
e2 am	87 -27 -1 -9 -9 -14 -16 -9 -11 -3 -11 16 4
e2 ap	-24 -70 106 -39 -35 -25 -42 -24 -34 -43 -38 -27 -27
e2 ar	42 84 -26 -31 -29 3 11 -18 -24 -38 -27 -23 -19
e2 as	3 -23 -32 -16 -15 54 81 -12 -18 -23 -12 38 -12
e2 at	-35 10 -13 -15 -14 -21 99 -17 -19 80 -13 -16 -12
e2 aw	-21 39 70 -20 -21 -21 -35 -11 -19 -22 -20 -16 -13
e2 ax	106 -40 7 -15 -14 -16 -22 -8 -14 -18 -18 -11 -11
e2 ay	22 -20 62 -23 -23 27 -37 -23 -24 -33 -22 54 -17
e2 b	96 -28 -25 -9 -10 -8 -8 -4 -6 -7 -12 -5 -7
e2 ba	120 -62 -56 -20 -24 -16 -21 -9 -13 -19 -20 -11 -12
e2 be	-19 -17 -39 -10 -10 2 -13 -7 -9 -12 -8 161 -7
e2 bs	152 -60 -39 -20 -20 -22 -34 -14 -19 -26 -20 -16 -14
e2 by	-43 -10 -27 -14 -12 18 142 -11 -15 -18 -12 -12 -9
e2 c	85 -22 -18 -9 -7 -9 -11 -5 -7 -10 -12 -6 -6
e2 c#	82 -18 -15 -8 -7 -6 -7 -4 -6 -14 -9 -4 -11
e2 ca	-49 -58 -67 -34 -33 -26 -36 -22 -27 -31 -33 135 -24
e2 cd	103 -43 -53 -24 -24 -17 -32 -11 -19 -23 -17 -15 -15
e2 ce	74 -24 31 -14 -14 15 1 -9 -14 -21 -11 -15 -10
e2 ci	118 -32 -44 -17 -13 -12 -18 -7 -11 -21 -14 -9 -8
e2 ck	17 -13 63 -25 -23 68 -35 -17 -24 -32 -25 -21 -17
e2 co	69 -43 -41 32 10 -22 -29 -16 -21 -28 -25 -17 -17
e2 cp	113 -36 -38 -14 -12 -12 -14 -7 -10 -14 -13 -7 -9
e2 cs	114 -11 -20 -9 -8 -13 -15 -6 -10 -14 -9 -7 -6
e2 ct	28 34 89 -12 -12 -15 -21 -9 -13 -19 -12 -15 -9
e2 cv	72 -15 -22 -9 -9 -12 -9 -6 -7 -12 -7 -8 -6
e2 cy	127 -22 -21 -10 -9 -13 -13 -6 -9 -12 -9 -8 -6
e2 da	71 -49 -49 -24 -23 -25 -36 -14 -22 -21 -23 -17 44
e2 dd	-17 -79 80 -50 -43 -48 -59 -31 -43 -56 -46 -42 -38
e2 de	5 24 70 -24 -21 -14 23 -16 -25 -32 -21 -23 14
e2 do	-14 -40 -14 -23 -23 -36 -39 -16 -21 -30 -19 120 -18
e2 dp	74 -20 -22 -9 -10 -7 -11 -5 -8 -9 -8 -5 -5
e2 ds	58 -44 103 -22 -21 -18 7 -20 -24 -30 -14 -23 -17
e2 dy	-9 24 -34 -44 -44 63 -51 -41 -41 24 -41 -50 -33
e2 dâ	89 -91 -78 -39 -44 -39 -47 -23 -36 -35 -13 -24 -2
e2 e	14 -59 -40 6 -27 -28 -45 -20 -30 -39 -30 -26 80
e2 ea	93 -44 -28 -13 -12 3 -22 -10 -13 -17 -13 -13 1
e2 eb	97 -26 -6 -8 -8 -7 -14 -4 -9 -13 -8 -6 -5
e2 ec	91 -48 -65 -25 -23 -20 -27 -12 -18 -22 -33 -16 19
e2 ed	-66 49 -51 -23 237 -28 -31 -15 -21 -31 -19 -22 -15
e2 ee	66 2 17 -20 -17 -7 -28 -13 -19 -26 37 -17 -13
e2 el	79 -8 55 -15 -13 -17 -24 -11 -14 -19 -14 -16 -10
e2 em	71 -23 -14 -11 -10 -14 -18 -9 -12 66 -10 -10 -8
e2 en	-23 -10 -83 -36 139 82 -24 -26 -34 -47 7 10 -26
e2 eo	94 -45 -33 -17 -16 -15 -20 -9 -13 -19 -17 -10 23
e2 es	87 -34 77 -16 -15 -22 -23 -13 -18 -12 -14 -8 -9
e2 et	54 -21 80 -22 -21 18 -34 -16 -23 -32 -22 -25 29
e2 ew	17 84 2 -18 -18 50 -31 -12 -20 -31 -27 -18 -13
e2 ex	14 82 -41 -23 -20 -28 -35 -13 -25 -32 -22 -17 7
e2 ey	38 36 -17 -18 -18 -23 -26 -18 -20 64 -17 -18 -14
e2 f	86 -18 -16 -8 -6 -6 -13 -4 -7 -9 -7 -5 -4
e2 ff	49 -29 3 -13 -12 -17 60 -12 -14 -16 -5 -12 -9
e2 fs	109 -80 -31 -33 -38 -48 -33 -23 -27 -42 -27 -28 -23
e2 fy	-66 -40 137 -21 -22 -19 -26 -14 -18 -23 -18 -14 -15
e2 g	32 -43 -45 -31 -27 -33 -41 -23 -30 -34 -30 -30 68
e2 ge	66 10 54 -17 -15 4 -26 -12 -17 -26 -15 -16 -12
e2 gh	-39 85 -32 -16 -15 33 56 -10 -18 -26 -15 -13 -10
e2 gn	37 -1 65 -17 -16 -19 -26 -14 -17 -22 -14 -15 -11
e2 go	13 -59 78 -32 -27 -15 -49 -25 -30 -36 -32 -28 -21
e2 gs	89 -42 63 -21 -20 -27 -30 -19 -21 -28 -20 -20 -15
e2 gy	116 -24 -19 -8 -7 -11 -12 -5 -8 -14 -7 -7 -5
e2 h	80 -25 -22 -9 -9 -7 -8 -4 -5 -7 -12 -5 -15
e2 ha	75 -36 -36 -15 -19 -13 -21 -9 -14 -15 -14 7 -10
e2 hd	73 -18 -13 -5 -5 -6 -9 -3 -5 -10 -5 -4 -4
e2 he	-42 -31 -16 -8 -7 -10 -16 -5 -9 167 -8 -6 -5
e2 ho	-52 -34 -17 -14 -13 -21 -23 -19 -19 146 -11 -17 -10
e2 hp	126 -36 -35 -17 -14 -15 -21 -11 -14 -16 -18 -11 -12
e2 hr	95 -25 -20 -7 -7 -9 -12 -4 -7 -12 2 -5 -5
e2 hs	137 -33 -29 -11 -12 -13 -19 -9 -11 -14 -14 -10 -9
e2 hy	-54 56 -99 -58 -57 105 -93 -48 -59 -72 -52 -59 -42
e2 i	-43 -25 -36 -20 -22 -21 -21 -21 -21 143 -16 -21 38
e2 ia	87 -40 -35 -16 -16 -18 74 -11 -17 -19 -16 -13 -12
e2 ic	14 168 -34 -16 -14 -19 -25 -9 -16 -27 -15 -12 -10
e2 id	-21 89 33 -32 -30 -40 -42 -20 -30 -46 -33 41 -22
e2 ie	47 -75 -9 -35 -34 -30 -46 -19 -30 -37 -36 -23 24
e2 if	-39 -20 -35 -12 -12 -27 142 -8 -14 -18 -9 -19 -11
e2 ii	92 -16 -26 -15 -12 -11 -27 -7 -13 -12 1 -8 -9
e2 im	-30 -18 67 -41 -41 -43 -55 -26 -37 18 -42 -43 -30
e2 in	-14 -20 4 -11 -10 -8 126 -7 -13 -17 -9 -12 -7
e2 io	139 -33 -27 -12 -11 -14 -16 -12 -13 -15 -16 -12 -9
e2 ip	95 -31 18 -12 -12 -16 -17 -9 -12 -19 -11 -14 -8
e2 ir	-3 -1 -29 -13 -13 -10 -25 -7 -13 118 -13 -10 -8
e2 is	19 -23 -26 -12 -10 -16 -24 -9 -14 39 -10 103 -8
e2 it	45 -42 55 -17 -16 -23 -30 -13 -17 77 -13 -18 -12
e2 ix	-40 -122 -14 -49 -49 -51 -66 -31 -47 -70 147 -37 -35
e2 js	147 -43 -35 -18 -15 -19 -35 -12 -22 -26 -17 -15 -11
e2 k	89 -34 -25 -12 -11 -11 -14 -6 -9 -10 -21 -8 -11
e2 ke	-16 -30 105 -18 -18 -10 42 -12 -17 -23 -15 -25 -13
e2 ks	96 -35 61 -17 -16 -20 -25 -14 -18 -21 -13 -17 -13
e2 l	120 -19 -19 -9 -11 -12 -8 -7 -9 -8 -13 -8 -7
e2 la	118 -55 -45 -15 -16 -13 -16 -7 -11 -13 -20 -8 -10
e2 ld	-7 18 83 -16 -17 -25 -29 -16 -18 -23 -14 67 -13
e2 le	43 108 16 -19 -18 -19 -14 -13 -18 -28 -17 -18 -13
e2 lf	7 -55 -62 -37 -37 -33 -47 -27 -33 134 -46 -31 -27
e2 lp	-19 -28 102 -13 -13 -16 -24 -18 -14 -18 -10 -15 -9
e2 ls	101 -22 30 -9 -9 -14 -17 -8 -11 -15 -9 -10 -7
e2 lt	21 -1 84 -32 -35 -38 -36 -22 -28 -35 -31 -27 -23
e2 ly	-68 36 -16 -20 -19 255 -29 -17 -20 -28 -16 -23 -14
e2 m	87 -19 -20 -7 -7 -7 -14 -4 -7 -9 -7 -9 -5
e2 ma	129 -32 -25 -12 -11 -14 -17 -10 -12 -13 -12 -10 -9
e2 ml	98 -22 -23 -10 -10 -8 -12 -5 -8 -9 -9 -6 -7
e2 mp	-22 -81 87 -45 -42 -38 -55 -25 -39 -42 -48 -30 -27
e2 ms	96 -21 28 -13 -12 -20 -22 -10 -14 -18 -12 -14 -10
e2 my	48 -57 -43 -22 -21 -22 -28 -13 -20 136 -22 -15 -15
e2 na	109 -44 -37 -17 -15 11 -24 -8 -15 -19 -20 -10 -11
e2 nc	120 -57 -47 -19 -20 -14 -20 -9 -13 -16 -19 -9 -12
e2 nd	-30 -18 -5 -11 -10 -15 -16 -11 158 -18 -10 -13 -8
e2 ng	1 11 -47 189 -21 -30 -24 -15 -23 -20 -19 -6 -15
e2 no	-34 -65 -55 -30 -27 -34 -46 -22 -30 119 -29 -26 -21
e2 ns	107 -26 22 -12 -11 -17 -21 -9 -12 -18 -10 -14 -7
e2 nt	56 64 15 -14 -14 -15 -21 -9 -13 -22 -12 -13 -9
e2 nu	93 -29 -22 -9 -8 -6 -13 -5 -8 -10 -8 -5 -5
e2 o	109 -40 -29 -12 -10 -14 -17 -10 -10 -18 -19 -9 -7
e2 ob	101 -26 -10 -6 -6 -11 -11 -4 -6 -12 -5 -6 -4
e2 oc	137 -83 -56 -24 -21 -24 -31 -12 -22 -31 -26 -14 -15
e2 od	63 38 -13 -19 -20 19 -29 -13 -20 -29 -17 -16 -7
e2 of	-38 -21 -17 -8 -7 -7 147 -5 -11 -12 -7 -8 -5
e2 og	97 -36 -15 -31 -30 -34 -45 -19 -29 -38 -32 -24 -22
e2 ok	20 -40 77 -23 -22 -25 -29 -15 -20 -23 -19 -26 0
e2 ol	69 3 40 -17 -17 -20 -24 -14 -18 -25 -16 -14 -12
e2 om	17 -14 -13 -13 -11 -17 104 -8 -14 -4 -11 -13 -1
e2 on	81 -21 -16 -8 -8 -3 9 -6 -8 -13 1 -2 -5
e2 op	10 27 96 -17 -16 -23 -26 -13 -17 -23 -16 -16 -7
e2 or	2 -4 -18 -11 -10 -6 81 -8 30 -18 -9 -12 -8
e2 os	101 -53 6 -19 -18 -23 -23 -12 -16 -21 -22 -13 -13
e2 ot	-13 -34 84 -27 -28 69 -40 -24 -27 -39 -27 9 -20
e2 ou	-38 -14 -17 -8 -7 -13 -12 -10 -8 156 -6 -11 -6
e2 ow	-20 -10 61 -31 -29 94 12 -23 -32 -43 -30 -31 -14
e2 oy	-90 -75 147 -39 -37 -40 -55 -23 -31 -37 -33 -38 -22
e2 p	75 -13 -15 -7 -6 -5 -7 -3 -4 -5 -8 -4 -5
e2 pa	73 -25 -34 -12 -13 -10 -11 -6 -8 -9 -13 -10 38
e2 pc	99 -50 -44 -22 -23 -15 -26 -11 -19 -22 -17 -12 -13
e2 pe	109 -37 20 -19 -16 -21 -26 -11 -16 -19 -6 -18 -11
e2 pi	102 -26 -28 -10 -10 -10 -14 -6 -9 -15 -9 -7 -6
e2 pr	107 -22 -34 -13 -12 -11 -19 -8 -11 -11 -15 -9 -8
e2 ps	80 -45 64 -22 -21 7 -34 -18 -22 -30 -18 -22 8
e2 pt	-12 20 98 -23 -24 -28 -31 -14 -21 -29 -22 -19 -17
e2 py	35 84 -56 -63 -62 -71 -68 -40 -49 -64 -52 -47 -41
e2 qa	79 -16 -16 -7 -6 -6 -12 -4 -7 -9 -5 -4 -4
e2 ql	102 -10 -23 -11 -10 -10 -18 -6 -10 -14 -10 -7 -6
e2 r	80 -13 -18 -7 -6 -6 -10 -3 -5 -5 -7 -4 -4
e2 ra	24 76 -62 -33 -32 -2 -54 -27 -34 -45 -40 -27 -24
e2 rd	24 65 4 -31 -27 42 6 -24 -28 -25 -45 -27 -23
e2 rk	82 -27 63 -14 -14 -18 -15 -9 -11 -18 -10 -16 -9
e2 rm	49 -25 86 -18 -16 -7 -30 -15 -20 -27 -16 -18 -12
e2 rn	-14 57 69 -24 -24 -18 -38 -16 -22 -32 -22 -20 -16
e2 ro	-70 -38 -99 -60 -59 -35 -68 -39 -51 -71 78 -44 93
e2 rs	105 -27 28 -13 -12 -16 -22 -9 -13 -12 -7 -13 -7
e2 rt	67 20 53 -25 -26 9 -31 -18 -20 -33 -19 -23 -18
e2 ry	50 74 -3 -19 -19 8 -27 -13 -18 6 -19 -17 -13
e2 râ	109 -63 -51 -28 -27 -25 -39 -17 -26 -24 -34 -18 -19
e2 sa	118 -29 -24 -12 -12 -12 -17 -7 -11 -16 -10 -9 -8
e2 sc	101 -36 -34 -14 -12 -17 -16 -6 -9 -18 -15 -9 -9
e2 se	-1 -4 67 -26 -24 -1 -7 -24 -27 24 -24 -29 66
e2 sh	25 43 70 -28 -25 -18 -34 -18 -24 -38 -23 -27 -14
e2 sk	97 -31 7 -14 -14 -17 -20 -13 -15 -20 -14 -14 -11
e2 sm	106 -30 -55 -24 -26 -27 -24 -15 -18 -26 -24 -17 -20
e2 so	-34 -29 -41 -14 -14 184 -22 -16 -14 -19 -11 -28 -10
e2 st	-2 67 16 -25 -23 76 0 -22 -26 -35 -29 5 -20
e2 sy	-101 153 -81 -68 -67 -74 -78 -49 -59 -81 -66 -58 -48
e2 sâ	123 -67 -62 -28 -30 -26 -39 -22 -25 -24 -37 -18 -2
e2 t	-5 -50 -52 -36 -33 97 -44 -43 -38 -49 -33 -47 -31
e2 ta	113 -22 -17 -6 -6 -9 -12 -4 -7 -12 -5 -5 -4
e2 tc	-78 -41 -45 -28 -24 -28 -39 -23 -31 -29 -26 -24 159
e2 te	13 53 104 -21 -20 -16 -25 -14 -20 -30 -18 -20 -15
e2 th	-11 10 -24 -11 -10 -5 115 -8 -14 2 -24 -13 -8
e2 ti	21 -2 -60 38 29 -35 -39 -21 -29 -37 -33 -25 -25
e2 to	-43 -24 -27 -13 -12 -20 96 132 -19 -22 -11 -22 -11
e2 tp	14 -71 -65 -39 -36 -31 -41 -21 -31 -36 -38 -25 69
e2 ts	92 -26 46 -15 -14 -15 -25 -11 -15 -1 -7 -15 -7
e2 ty	105 -14 -24 -8 -8 -8 -13 -6 -8 -14 -3 -7 -6
e2 tâ	78 -60 -53 -24 -25 -23 -29 -15 -21 -19 -30 -14 9
e2 u	77 -23 -28 -8 -8 -5 -8 -3 -4 -5 -9 -4 -5
e2 ub	103 -65 -9 -19 -3 -20 -29 -10 -18 -22 -20 -13 -13
e2 ue	44 70 28 -23 -24 -30 -33 -16 -22 -30 -21 -27 -16
e2 ug	48 -63 30 -29 -23 -28 -36 -16 -25 -31 -14 -19 -17
e2 ul	0 125 -47 -19 -19 -14 -27 -10 -17 -26 -18 -13 -11
e2 um	81 56 -35 -21 -21 -30 -35 -14 -20 -30 -23 -20 -16
e2 un	46 -52 81 -24 -24 -28 -29 -17 -21 -29 -26 -21 -19
e2 up	38 -33 -19 -13 -13 -17 117 -10 -14 -20 -12 -13 -10
e2 ur	-18 -36 -13 -11 -10 -14 -20 -6 -11 138 21 -8 -7
e2 us	0 66 -7 -23 -22 14 -33 -17 33 37 -21 -21 -17
e2 ut	-42 -50 35 -24 -23 44 83 -18 46 -33 -20 -25 -13
e2 ux	82 7 -35 -14 -13 -18 -18 -10 -12 -22 -15 -11 -9
e2 v	80 -17 -17 -9 -7 -8 -11 -5 -7 -7 -11 -5 -7
e2 va	107 -23 -18 -8 -7 -8 -13 -4 -7 -13 -7 -6 -5
e2 ve	-18 66 74 -22 -21 -15 -19 -15 -20 -29 0 44 -15
e2 vy	-84 114 -92 -49 -48 19 -58 -30 -46 -49 -49 -31 -32
e2 we	-38 -12 -16 -7 -8 -14 -7 -15 -9 160 -6 -13 -7
e2 wo	-89 -71 -44 -25 -24 -27 -39 -15 -25 -41 148 -20 -17
e2 ws	66 -31 71 -18 -17 -21 -33 -13 -19 -23 -14 -19 -12
e2 ys	54 -50 54 -26 -25 63 -39 -22 -26 -31 -24 -31 -19
e2 ze	-15 -40 140 -21 -19 -22 -29 -14 -19 -24 -17 -21 -13
e2 s	112 -91 -29 -23 -25 -42 -40 -19 -25 -18 -30 -24 -31
e2 â	111 -17 -21 -7 -9 -7 -9 -3 -5 -5 -9 -5 -6
e2 ï¼	82 -15 -10 -7 -5 -4 -12 -3 -6 -8 -11 -3 -8
e2 ’s	12 -86 -77 -51 -55 -83 -81 -42 -51 116 -1 -64 -60
e3 0	-47 -17 -13 -8 -7 -11 -9 -6 -7 -9 142 -7 -8
e3 000	-50 -22 -12 -7 -7 -7 -10 -3 -6 -8 124 -5 -7
e3 001	-43 -24 -18 -11 -11 -9 -15 -6 -10 -9 65 -7 21
e3 002	-48 -17 -13 -8 -7 -7 -10 -4 -7 -6 109 -5 -7
e3 003	-52 -19 -14 -9 -9 -7 -9 -5 -7 -6 115 -5 -8
e3 004	-50 -19 -15 -8 -8 -7 -11 -4 -8 -7 113 -5 -7
e3 005	-41 -21 -16 -10 -10 -8 -10 -6 -8 -9 117 -6 -13
e3 006	-44 -16 -14 -8 -7 -6 -9 -4 -6 -6 121 -5 -8
e3 007	-46 -16 -13 -7 -7 -6 -8 -4 -6 -5 115 -4 -8
e3 008	-44 -19 -15 -9 -9 -7 -10 -5 -8 -7 108 -6 -10
e3 009	-22 -25 -19 -12 -12 -10 -14 -7 -10 -9 89 -8 -17
e3 01	-33 -11 -15 -6 -6 -6 -6 -4 -4 -6 114 -5 -9
e3 010	-46 -18 -15 -9 -9 -7 -10 -5 -8 -7 121 -6 -15
e3 011	-44 -18 -15 -9 -8 -7 -9 -5 -7 -6 109 -5 -10
e3 012	-57 -19 -14 -9 -8 -7 -10 -5 -7 -7 125 -5 -10
e3 013	-21 -25 -20 -13 -12 -11 -13 -8 -10 -11 98 -8 -13
e3 014	-12 -24 -18 -12 -11 -10 -12 -7 -9 -10 93 -8 -13
e3 015	-47 -17 -12 -8 -7 -8 -8 -5 -6 -7 129 -5 -9
e3 016	-67 -23 -21 -13 -12 -11 -12 -8 -10 -9 94 -9 31
e3 017	-57 -22 -18 -12 -11 -11 -11 -7 -9 -10 93 -8 9
e3 018	-67 -29 -23 -17 -16 -18 -17 -11 -13 -15 79 -12 15
e3 02	-40 -13 -19 -8 -7 -7 -8 -5 -5 -6 111 -5 -10
e3 020	-44 -21 -16 -10 -9 -10 -10 -6 -8 -10 84 -7 -9
e3 021	-43 -16 -11 -8 -8 -11 -9 -6 -6 -10 128 -8 -10
e3 03	-36 -13 -18 -7 -6 -7 -7 -5 -5 -6 118 -5 -8
e3 04	-42 -13 -17 -7 -6 -7 -7 -5 -5 -6 120 -5 -8
e3 05	-58 -17 -24 -10 -9 -9 -12 -7 -8 -9 100 -7 15
e3 06	-43 -13 -20 -8 -7 -7 -7 -5 -5 -6 118 -5 -10
e3 07	-30 -15 -22 -9 -7 -8 -8 -6 -6 -7 103 -6 -11
e3 08	-48 -15 -21 -9 -8 -8 -8 -6 -6 -7 105 -6 -11
e3 09	-54 -17 -25 -10 -9 -9 -10 -7 -7 -9 99 -7 17
e3 1	-17 -38 -21 -14 -13 -14 -19 -9 -12 -18 92 -11 -13
e3 10	-52 -38 -26 -15 -13 -15 -17 -9 -12 -19 82 -11 52
e3 100	-57 -40 -20 -9 -9 -9 -11 -6 -8 -11 115 -6 -17
e3 11	-30 -27 -23 -11 -10 -11 -11 -7 -8 -12 99 -8 -11
e3 12	14 -36 -28 -15 -13 -15 -16 -9 -12 -16 61 -10 -18
e3 15	-27 -44 -19 -12 -10 -10 -17 -6 -9 -16 84 -7 -10
e3 2	-14 -39 -22 -12 -10 -14 -16 -7 -11 -14 94 -9 -13
e3 20	-51 -30 -15 -9 -8 -8 -10 -4 -6 -12 104 -5 -8
e3 200	-27 -35 -18 -11 -10 -9 -15 -6 -9 -14 65 -7 -9
e3 25	-43 -32 -16 -11 -9 -10 -13 -6 -9 -14 93 -7 -9
e3 3	-32 -34 -20 -10 -9 -11 -13 -7 -9 -12 105 -8 6
e3 30	-69 -30 -23 -11 -9 -10 -13 -6 -8 -13 125 -7 -9
e3 300	-52 -29 -14 -8 -7 -8 -10 -4 -6 -12 106 -5 -7
e3 4	-41 -29 -16 -10 -8 -10 -14 -5 -9 -11 113 -6 -10
e3 40	-71 -42 -24 -16 -13 -13 -17 -9 -12 -18 77 -10 12
e3 5	-24 -33 -21 -11 -10 -12 -13 -6 -8 -14 104 -7 -10
e3 50	-42 -26 -13 -7 -6 -7 -8 -4 -6 -10 101 -5 -6
e3 500	-29 -34 -22 -12 -12 -10 -16 -6 -10 -14 79 -7 -10
e3 6	-33 -39 -27 -14 -12 -13 -16 -8 -12 -16 95 -9 -14
e3 60	-12 -44 -30 -18 -17 -17 -20 -13 -16 -21 60 -13 -17
e3 7	-58 -28 -14 -11 -9 -10 -13 -6 -9 -11 115 -7 -13
e3 8	-41 -44 -24 -14 -13 -13 -16 -8 -12 -17 92 -9 6
e3 996	-59 -21 -18 -11 -10 -8 -10 -6 -9 -7 106 -7 -9
e3 997	-54 -21 -17 -9 -9 -8 -10 -5 -8 -6 100 -6 -7
e3 998	-37 -16 -13 -8 -8 -7 -9 -4 -6 -6 99 -5 -8
e3 999	-41 -15 -13 -8 -8 -6 -10 -5 -7 -6 102 -5 -8
e3 a	-30 -25 -19 -8 -8 -14 -14 -5 -8 162 -7 -8 -5
e3 ace	68 -40 62 -16 -16 -26 -31 -11 -16 -22 -18 -21 -11
e3 ach	2 -70 65 -24 -23 -30 -39 -15 -21 101 -20 -23 -16
e3 ack	0 -72 45 -24 -22 107 -36 -17 -25 -32 -23 -19 -17
e3 act	13 -22 101 -11 -9 -13 -17 -6 -10 -15 -11 -10 -7
e3 acy	113 -30 -21 -9 -9 -8 -11 -6 -7 -10 -10 -6 -6
e3 ad	34 -65 -68 -28 -26 49 -42 -19 -31 -35 -27 -31 -21
e3 ada	70 -23 -21 -9 -10 -6 -7 -4 -5 -8 -11 -4 -10
e3 ade	-1 -60 128 -25 -27 -24 -52 -15 -23 -26 -22 -18 -22
e3 adp	71 -19 -23 -9 -11 -7 -11 -5 -8 -10 -7 -5 -5
e3 ads	-40 -64 111 -38 -39 -40 -64 -26 -36 -38 -38 -30 -28
e3 ady	-120 65 -55 -56 -59 95 -62 -55 -54 -96 -49 -73 -45
e3 afe	-29 106 -43 -27 -26 -30 -35 -19 -26 -31 -24 -21 -19
e3 aff	112 -25 14 -9 -9 -10 -23 -6 -9 -11 -9 -7 -5
e3 aft	125 -60 -45 -19 -19 -21 -26 -10 -16 -21 -24 -16 -15
e3 age	62 -6 76 -17 -17 -17 -28 -13 -18 -25 -16 -19 -12
e3 aid	-48 31 95 -27 -26 -34 -38 -21 -29 -33 -28 -37 -21
e3 aim	91 -74 11 -28 -33 -35 -39 -22 -30 -51 -27 -45 -22
e3 ain	17 20 128 -30 -30 7 -94 -19 -27 -37 -28 -30 -21
e3 air	50 59 -17 -26 -28 -15 -38 -18 -25 -75 -26 -22 -19
e3 ake	3 -24 116 -10 -9 -14 -31 -5 -8 -13 -7 -13 -6
e3 ale	67 -9 -14 -21 -20 -12 -32 -15 -20 -26 -19 -24 -15
e3 all	-28 11 3 -17 -15 -8 -32 -12 -17 150 -14 -11 -11
e3 als	139 -18 -37 -9 -8 -11 -13 -8 -10 -14 -8 -8 -6
e3 am	-97 -41 -83 -28 -41 -38 -37 -24 -27 -32 -27 147 -26
e3 ams	111 -17 -17 -8 -8 -11 -13 -7 -10 -11 -7 -8 -6
e3 an	-48 -35 -25 -9 -8 -16 -15 -5 -8 207 -7 -13 -5
e3 and	-42 -20 -14 -10 -8 -13 -25 -9 179 -15 -8 -11 -6
e3 ans	21 -41 98 -22 -25 -31 -36 -17 -24 -27 -20 -29 -18
e3 ant	-16 98 49 -20 -22 -29 -26 -14 -18 -29 -18 -14 -14
e3 ape	37 -57 33 -39 -36 -35 -64 -17 -28 -37 -6 -31 -21
e3 api	71 -12 -13 -6 -6 -5 -9 -4 -7 -7 -5 -5 -5
e3 app	95 -28 -21 -11 -11 -14 -17 -10 -14 -18 -10 -12 -11
e3 aps	38 -56 -86 -26 -25 55 -28 -17 -20 -29 -28 -27 -24
e3 ard	10 39 -18 -36 -32 61 22 -28 -32 -43 -27 -30 -26
e3 are	36 -10 3 -13 -11 -29 -23 -9 -14 -19 -9 121 -8
e3 ark	-34 0 69 -21 -21 -20 -26 -11 -16 -19 -22 -15 -14
e3 arn	-77 -56 120 -19 -18 -24 -31 -13 -17 -22 -12 -16 -12
e3 ars	94 -22 -2 -9 -9 -12 -16 -6 -9 -12 6 -9 -7
e3 art	-6 -9 84 -30 -33 34 -33 -23 -23 -41 -28 -25 -22
e3 ary	5 147 -13 -16 -17 -26 -23 -11 -16 -30 -18 -15 -12
e3 as	-62 -27 -30 -15 -13 91 138 -11 -17 -22 -11 -27 -11
e3 ase	97 -36 -25 -24 -22 -39 -35 -34 -28 -44 -19 -29 128
e3 ash	139 -44 -24 -11 -10 -10 -15 -6 -10 -11 -10 -7 -8
e3 ass	36 -63 49 -19 -16 -23 -34 -9 -19 -26 -18 -15 2
e3 ast	-44 5 -68 -29 -27 144 -48 -22 -27 -39 -32 -31 -22
e3 at	-54 -29 -21 -9 -7 -9 183 -5 -9 -26 -7 -7 -5
e3 ata	104 -21 -14 -6 -6 -8 -11 -4 -7 -11 -5 -5 -4
e3 ate	6 46 103 -21 -19 -28 -29 -13 -19 -29 -17 -19 -14
e3 ath	120 -65 -53 -24 -24 -24 -36 -17 -23 -30 -24 -19 -18
e3 ats	73 -45 -23 -16 -20 -24 -21 -12 -16 3 -20 -16 -14
e3 aug	60 -5 -39 -12 -10 -9 -16 -8 -10 -12 4 -9 -9
e3 ava	97 -20 -15 -7 -6 -7 -12 -4 -7 -13 -7 -5 -5
e3 ave	-58 -60 50 -16 -15 -23 -32 -11 -15 -20 -14 172 -11
e3 avy	-9 48 -72 -40 -42 29 -47 -27 -39 -46 -39 -28 -28
e3 ays	35 -42 22 -24 -22 79 -37 -21 -24 -30 -23 -31 -18
e3 b	96 -28 -25 -9 -10 -8 -8 -4 -6 -7 -12 -5 -7
e3 bal	-20 90 -21 -15 -13 -15 -24 -8 -14 -23 -12 -11 -1
e3 bar	112 -90 -46 -22 -21 -31 -47 -15 -23 -24 -22 -21 -16
e3 be	-18 -10 -65 -9 -9 -15 -12 -7 -8 -11 -7 182 -6
e3 ber	135 -32 -12 -9 -9 -19 -16 -6 -9 -13 -10 -8 -8
e3 big	-33 74 -58 -34 -29 2 -43 -20 -29 -45 -27 -23 4
e3 ble	-25 188 -21 -19 -19 -25 -28 -11 -15 -24 -16 -16 -12
e3 bly	53 -113 -95 -48 -45 71 -56 -29 -41 -52 -38 -46 -29
e3 bor	106 -49 -19 -14 -15 -10 -38 -7 -17 -13 -11 -8 -8
e3 box	143 -81 -64 -21 -21 -25 -36 -19 -27 -26 -22 -20 -17
e3 but	-73 -34 -62 -23 -21 -50 -78 -23 186 -38 -19 -38 -20
e3 by	-44 -21 -16 -8 -7 -15 166 -8 -11 -12 -7 -9 -6
e3 c	85 -22 -18 -9 -7 -9 -11 -5 -7 -10 -12 -6 -6
e3 c#	82 -18 -15 -8 -7 -6 -7 -4 -6 -14 -9 -4 -11
e3 c++	70 -10 -11 -6 -4 -6 -7 -3 -5 -12 -6 -3 -7
e3 ca	-139 -36 -71 -43 -37 -32 -43 -31 -37 -34 -34 150 -32
e3 cad	106 -41 -68 -13 -15 -21 -10 -7 -9 -12 -15 -12 -10
e3 cal	-13 145 -25 -11 -10 -11 -19 -7 -12 -20 -11 -8 -7
e3 can	-58 -4 -15 -17 -17 -30 -26 -34 -22 -43 -14 167 -15
e3 ced	-86 15 -48 -24 149 -27 -34 -15 -23 -34 -20 -19 -16
e3 cel	-28 -34 96 -22 -20 -16 -22 -13 -17 -21 -17 -14 -14
e3 cer	115 -42 -27 -11 -9 -19 -21 -6 -10 -16 -12 -6 -7
e3 ces	110 -23 7 -11 -10 -14 -18 -9 -11 -17 -9 -13 -8
e3 cil	79 -30 -32 -9 -10 -7 -19 -5 -8 -8 -7 -5 -6
e3 cks	123 -26 -37 -12 -11 -13 -17 -10 -12 -12 -14 -9 -8
e3 cle	137 -78 -26 -12 -12 -18 -24 -9 -16 -16 -11 -10 -8
e3 cpr	69 -19 -20 -8 -11 -7 -7 -4 -6 -7 -5 -5 -5
e3 css	88 -15 -31 -9 -8 -10 -13 -5 -8 -8 -7 -6 -7
e3 cts	69 -29 52 -12 -12 -17 -21 -10 -13 -22 -10 -12 0
e3 cus	-31 -97 130 -34 -33 -40 -34 -23 -42 -60 -29 -30 -23
e3 cv	72 -15 -22 -9 -9 -12 -9 -6 -7 -12 -7 -8 -6
e3 d's	72 -55 -22 -12 14 -29 -22 -16 -19 -62 -19 -19 -20
e3 dal	63 -31 -32 -14 -14 -12 -20 -7 -13 -14 -17 -8 -11
e3 day	107 22 -77 -19 -19 -2 -32 -13 -18 -28 -20 -30 -16
e3 ded	-56 -9 -44 -24 191 -26 -30 -15 -22 -30 -21 -18 -16
e3 der	62 -15 -10 -18 -15 -21 68 -10 -20 -27 -14 -14 -12
e3 des	-3 -45 89 -26 -27 -33 7 -18 -26 -36 -28 -28 -20
e3 dge	119 -41 -11 -11 -10 -17 -18 -8 -11 -17 -9 -8 -7
e3 dia	100 -17 -16 -7 -7 -5 -19 -4 -6 -7 -6 -4 -5
e3 dio	95 -28 -16 -8 -7 -7 -12 -4 -7 -9 -9 -4 -5
e3 dit	61 -35 44 -13 -13 -10 -20 -7 -13 -27 -11 -8 -8
e3 dle	22 -62 89 -27 -27 -28 -41 -16 -22 -27 -22 -20 -16
e3 dly	-103 81 -78 -30 -32 67 -37 -26 -30 -32 -26 -36 -22
e3 do	-68 -31 1 -22 -22 -36 -39 -16 -21 -30 -18 126 -17
e3 dom	48 28 -62 -35 -37 -51 -79 -29 -35 -47 -35 -38 -30
e3 don	-77 -77 -58 -52 -53 -71 -69 -44 -48 -60 -55 148 -46
e3 dor	118 -48 -38 -13 -14 -13 -41 -8 -18 -15 -12 -11 -9
e3 due	-83 123 -69 -33 -33 -30 -40 -24 -32 -30 -32 -24 -22
e3 e	14 -59 -40 6 -27 -28 -45 -20 -30 -39 -30 -26 80
e3 ead	-28 -59 101 -21 -21 57 -31 -15 -19 -26 -18 -28 -15
e3 eak	-54 -28 104 -38 -40 -43 -46 -26 -32 -42 -36 -37 -28
e3 eam	101 -24 10 -7 -7 -12 -15 -7 -10 -12 -7 -11 -4
e3 ean	-63 118 -44 -35 -36 9 -49 -22 -31 -57 -33 -39 -24
e3 eas	86 39 -26 -13 -12 -28 -40 -10 -13 -16 -12 -19 -9
e3 eat	15 98 1 -26 -27 -32 -80 -16 -25 -73 -28 -20 -13
e3 ech	135 -45 -35 -11 -10 -13 -16 -8 -11 -30 -10 -9 -7
e3 eck	114 -38 -28 -21 -21 -34 -29 -13 -17 -18 -16 -15 -13
e3 ect	15 74 46 -18 -19 -13 -32 -14 -19 -27 -15 -26 -12
e3 eds	-28 -46 127 -21 -21 -26 -34 -19 -23 -22 -22 -19 -16
e3 eed	44 -89 -130 -31 119 -16 -40 -23 -26 -35 -27 -48 -23
e3 eel	-40 -79 110 -42 -41 -55 -59 -33 -44 -49 -38 -64 -31
e3 een	-41 2 -64 -36 -52 -88 98 -29 -37 -48 -13 98 -27
e3 eep	-79 46 57 -30 -32 22 -42 -23 -30 -41 -29 -28 -23
e3 eer	104 -27 6 -10 -9 -21 -24 -7 -12 -17 -9 -10 -7
e3 ees	116 -21 -13 -10 -10 -13 -17 -8 -10 -16 -11 -12 -8
e3 eet	30 -14 76 -17 -18 -26 -27 -12 -17 -20 -16 -14 -17
e3 efs	73 -62 -14 -34 -44 -61 -31 -28 -28 -41 -25 -35 -24
e3 ege	86 -20 -19 -5 -4 -4 -8 -3 -5 -6 -5 -3 -3
e3 egy	102 -20 -34 -8 -8 -10 -13 -6 -9 -11 -7 -9 -5
e3 ein	113 -87 -54 -28 -27 -34 -65 -14 -26 -46 -34 -17 -18
e3 eir	-56 -42 -23 -9 -7 -12 -17 -4 -9 181 -8 -6 -5
e3 eks	10 -61 57 -39 -43 -48 -60 -30 -42 -48 -58 -41 -33
e3 eld	23 -80 101 -20 -26 -23 -31 -15 -19 -25 -19 -35 -14
e3 elf	-36 -69 -55 -35 -35 -45 -42 -27 -31 149 -28 -30 -26
e3 ell	1 -59 8 -19 -21 160 -24 -11 -16 -38 -17 -29 -13
e3 elp	-28 -27 105 -13 -13 -15 -24 -17 -14 -17 -9 -15 -9
e3 ely	-74 8 -1 -19 -18 172 -27 -17 -16 -22 -15 -18 -12
e3 eme	66 17 -85 -44 -36 -57 -68 -34 -50 -70 -37 -37 -29
e3 ems	100 -11 -17 -7 -7 -10 -12 -6 -9 -11 -8 -8 -6
e3 end	72 -56 140 -22 -22 -25 -35 -13 -61 -30 -19 -20 -15
e3 ent	69 59 4 -13 -13 -18 -20 -9 -13 -20 -11 -12 -9
e3 enu	93 -29 -22 -9 -8 -6 -13 -5 -8 -10 -8 -5 -5
e3 ere	-92 -52 -73 -34 -33 149 -64 -27 -39 42 -31 69 -26
e3 erm	66 -47 -9 -13 -14 -15 -28 -10 -18 -20 -13 -12 -11
e3 ern	2 93 -45 -24 -21 -25 -37 -16 -23 -32 -23 -18 -15
e3 ers	95 -28 41 -14 -12 -18 -22 -10 -14 -17 -11 -14 -6
e3 ery	34 -101 -48 -22 -23 94 -36 -17 -24 100 -22 -22 -17
e3 ese	-62 -89 -90 -29 -31 -32 -43 -17 -25 153 -29 -19 -33
e3 esk	92 -24 -34 -10 -11 -7 -15 -7 -11 -16 -9 -6 -7
e3 est	5 110 12 -20 -19 0 -38 -14 -21 -27 -18 -27 -15
e3 etc	-94 -37 -40 -27 -24 -27 -39 -23 -31 -28 -25 -24 162
e3 ete	-82 136 -27 -30 -32 -31 -46 -17 -27 -31 -29 -26 -20
e3 ets	67 -37 50 -17 -16 -21 -26 -14 -18 -23 -15 -18 -12
e3 ety	100 -26 -16 -7 -7 -11 -10 -5 -6 -12 0 -6 -5
e3 eve	-41 -51 127 -12 -11 -14 -28 -6 -10 -12 -10 -28 -7
e3 ews	130 -23 -36 -12 -11 -11 -15 -9 -11 -16 -9 -9 -8
e3 eys	101 -43 -37 -22 -20 -45 -28 -14 -20 -19 -20 -15 -15
e3 f	86 -18 -16 -8 -6 -6 -13 -4 -7 -9 -7 -5 -4
e3 fee	123 -64 -59 -23 -23 -30 -41 -19 -27 -32 -33 -20 -18
e3 fer	-64 -40 153 -27 -32 -53 -62 -21 -29 -37 -23 -54 -20
e3 fit	64 14 2 -27 -27 -28 -45 -17 -26 -68 -23 -22 -18
e3 for	-51 -20 -20 -9 -7 -9 179 -7 -18 -14 -7 -10 -6
e3 fts	92 -50 -37 -18 -20 -21 -24 -15 -18 -27 -24 -17 -14
e3 ful	-70 155 -36 -18 -18 -13 -26 -10 -16 -24 -15 -12 -11
e3 fun	90 -47 -19 -21 -23 -34 -30 -21 -23 -36 -18 -23 -17
e3 g	32 -43 -45 -31 -27 -33 -41 -23 -30 -34 -30 -30 68
e3 gal	-23 77 -42 -23 -23 -18 -28 -13 -21 -22 -18 -14 -15
e3 gan	33 -65 20 -22 -24 -19 -27 -12 -17 -47 -25 -18 -15
e3 ged	-47 -35 -37 -17 171 -18 -19 -10 -12 -17 -14 -12 -11
e3 ges	79 -36 55 -14 -15 -20 -28 -12 -16 -22 -15 -17 -11
e3 get	80 -35 49 -13 -14 -21 -21 -9 -14 -17 -10 -16 -13
e3 gic	1 71 -28 -14 -13 -15 -24 -8 -16 -21 -12 -10 -9
e3 gin	77 -80 25 -25 -30 -45 -88 -22 -35 -34 -33 -29 -25
e3 gle	20 50 -72 -26 -28 -33 -45 -18 -27 -39 -28 -22 -18
e3 go	-87 -43 111 -26 -27 -36 -33 -20 -25 -34 -25 -26 -20
e3 gpa	93 -14 -15 -7 -9 -5 -9 -4 -5 -5 -7 -4 -8
e3 gth	106 -61 -29 -15 -15 -19 -36 -11 -11 -17 -12 -13 -10
e3 h	80 -25 -22 -9 -9 -7 -8 -4 -5 -7 -12 -5 -15
e3 had	-80 -67 -45 -46 -55 -71 -63 -39 -48 -52 -45 115 -38
e3 han	-86 -59 -32 -17 -20 -35 170 -19 -24 -42 -22 -27 -19
e3 has	-93 -32 -44 -24 -23 -55 -79 -20 -28 -31 -18 186 -16
e3 hat	-76 -41 -13 -18 -16 -25 52 -26 -26 158 -14 -23 -15
e3 hed	-91 21 -69 -30 136 -30 -43 -16 -26 -32 -26 -26 -19
e3 hef	98 -24 -19 -8 -9 -6 -13 -5 -8 -10 -7 -5 -6
e3 hem	-117 -41 -40 -18 -19 -24 -27 -17 -19 192 -18 -16 -15
e3 hen	9 -51 -75 -25 11 164 -48 -18 -23 -28 -28 -30 -17
e3 her	-84 95 -60 -34 -32 63 -14 -26 34 51 -27 -32 -20
e3 hey	-85 -50 -34 -19 -19 -28 -25 -33 -24 159 -15 -29 -15
e3 hic	65 -7 -43 -28 -25 -29 -41 -21 -28 -29 -23 -19 -18
e3 hin	-39 -22 -26 -10 -8 -11 154 -6 -12 -13 -7 -9 -6
e3 hip	117 -27 -10 -10 -11 -14 -14 -8 -10 -17 -10 -13 -7
e3 his	-103 -40 -24 -12 -12 -15 -19 -10 -12 216 -11 -25 -9
e3 hly	-57 85 -32 -14 -15 80 -24 -9 -16 -22 -13 -14 -10
e3 hon	100 -18 -16 -8 -7 -10 -17 -5 -9 -12 -8 -7 -5
e3 hop	132 -73 -60 -25 -24 -18 -35 -14 -23 -25 -20 -17 -15
e3 hot	-16 102 -133 -59 -63 -85 -62 -41 -54 -61 -53 -51 -42
e3 how	-30 -61 -77 -27 -28 147 -57 -19 -26 -38 -23 -25 -21
e3 hr	80 -13 -19 -6 -6 -4 -9 -2 -5 -8 -5 -3 -3
e3 hts	-22 -57 113 -30 -32 -32 -35 -26 -30 -35 -25 -25 -24
e3 i	-43 -25 -36 -20 -22 -21 -21 -21 -21 143 -16 -21 38
e3 ial	9 123 -29 -15 -15 -19 -23 -9 -15 -23 -13 -12 -9
e3 ian	66 25 -47 -16 -15 -18 -24 -9 -14 -30 -17 -14 -10
e3 ica	101 -43 -39 -24 -25 -19 -26 -15 -19 -31 -26 -48 -16
e3 ice	96 -5 -9 -9 -9 -1 -21 -6 -11 -15 -8 -9 -6
e3 ich	-82 -19 -32 -17 -14 -26 -29 -19 -22 188 -13 -18 -11
e3 ick	-56 86 30 -43 -43 -33 -49 -28 -35 -42 -43 -34 -29
e3 ics	124 -28 -19 -9 -8 -12 -15 -6 -9 -14 -9 -7 -6
e3 icy	86 -19 -25 -8 -9 -8 -13 -6 -10 -9 -7 -6 -5
e3 ide	-48 72 7 -30 -28 -9 79 -22 -31 -37 -26 -29 -26
e3 ids	124 -46 -87 -19 -19 -21 -33 -11 -16 -18 -22 -18 -13
e3 ied	-59 69 -60 -29 125 -29 -39 -16 -25 -31 -28 -20 -19
e3 ies	117 -27 6 -12 -11 -16 -20 -10 -12 -22 -11 -14 -9
e3 iew	127 -69 25 -18 -17 -31 -27 -13 -17 -21 -15 -14 -13
e3 if	-48 -19 -34 -12 -12 -27 144 -8 -14 -18 -9 -19 -9
e3 ife	124 -45 -35 -10 -10 -11 -17 -6 -10 -15 -9 -8 -7
e3 ify	-61 -37 129 -19 -20 -18 -24 -13 -17 -21 -15 -13 -14
e3 igh	-30 106 -24 -16 -14 50 -46 -9 -17 -27 -15 -11 -10
e3 ign	37 -1 65 -17 -16 -19 -26 -14 -17 -22 -14 -15 -11
e3 ii	61 -6 -13 -8 -7 -5 -17 -4 -8 -7 -8 -5 -5
e3 ike	-21 -69 -8 -32 -32 2 105 -25 -34 -40 -30 -45 -25
e3 ild	2 -19 93 -14 -13 -17 -21 -9 -13 -20 -13 -26 -10
e3 ile	-62 19 78 -28 -25 -29 95 -23 -31 -38 -25 -28 -22
e3 ill	-22 -27 16 -11 -11 -5 0 -19 -13 -27 -8 152 -8
e3 ils	90 -41 -5 -20 -20 -24 -26 -18 -17 -29 -18 -21 -14
e3 ilt	-68 -50 115 -23 -27 -23 -25 -13 -19 -22 -16 -18 -15
e3 ily	11 82 -57 -25 -24 39 -36 -22 -27 -32 -22 -26 -18
e3 ime	92 -6 -5 -9 -9 7 -17 -8 -10 -21 -10 -10 -8
e3 in	-49 -21 -22 -8 -7 -11 167 -5 -10 -12 -6 -8 -5
e3 ind	39 -104 84 -42 -40 -48 53 -33 -107 -54 -40 -36 -30
e3 ine	22 67 70 -22 -21 -38 -37 -17 -23 -38 -20 -22 -17
e3 ing	5 3 -48 199 -21 -28 -33 -15 -22 -19 -18 -5 -15
e3 ink	9 -42 71 -39 -39 -64 -52 -47 -41 -50 -36 -60 -37
e3 ins	-10 -62 98 -30 -30 -34 -41 -21 -29 -33 -30 -24 -22
e3 int	77 -19 13 -14 -14 -17 -17 -9 -13 -16 -13 -11 -10
e3 iod	95 -39 -27 -12 -12 -20 -24 -11 -14 -13 -12 -11 -10
e3 ion	110 -22 -13 -7 -6 -11 -14 -6 -7 -11 4 -8 -5
e3 ior	18 96 -67 -32 -33 80 -78 -23 -38 -48 -30 -28 -25
e3 ios	113 -37 -38 -11 -10 -12 -18 -8 -12 -16 -14 -9 -8
e3 ip	68 -13 -20 -7 -6 -4 -7 -3 -5 -5 -6 -3 -4
e3 ips	110 -21 -18 -9 -10 -13 -12 -7 -9 -10 -8 -8 -8
e3 ipt	141 -41 -48 -10 -9 -10 -15 -8 -11 -14 -11 -8 -7
e3 ird	-59 91 -46 -22 -20 -32 -39 -13 -21 -31 -18 -15 -17
e3 ire	-2 22 88 -28 -29 -49 -40 -18 -25 -34 -29 -46 -20
e3 irs	120 -27 -39 -13 -13 -11 -16 -8 -11 -13 -13 -9 -9
e3 is	-60 -12 -26 -11 -9 -14 -27 -7 -13 -19 -7 214 -7
e3 isa	88 -53 -36 -18 -20 -20 -30 -10 -18 -32 -17 -14 -12
e3 ise	30 -10 88 -21 -22 8 -35 -12 -19 -39 -20 -23 -24
e3 ish	-7 44 80 -26 -24 -32 -32 -18 -22 -37 -22 -23 -20
e3 isk	79 -29 1 -11 -11 -10 -17 -7 -12 -15 -9 -7 -8
e3 ism	68 -13 -45 -21 -23 -24 -24 -14 -18 -26 -21 -16 -14
e3 ist	56 -63 113 -17 -17 -40 -31 -12 -17 -18 -15 -18 -12
e3 it	-135 -16 -34 -9 -9 -12 -14 -9 -11 216 -8 -9 -7
e3 ith	-41 -24 -21 -9 -8 -14 167 -7 -12 -17 -6 -10 -6
e3 its	6 -34 19 -21 -19 -24 -29 -14 -20 101 -18 -19 -15
e3 ity	117 -22 -23 -7 -7 -11 -12 -6 -8 -13 -7 -7 -5
e3 ium	83 -41 -44 -17 -15 -18 -20 -8 -13 -20 -19 -10 -10
e3 ive	-1 149 6 -26 -24 -8 -40 -16 -23 -34 13 -42 -17
e3 ize	2 -34 111 -21 -20 -22 -30 -14 -19 -22 -17 -21 -13
e3 jan	112 -14 -52 -13 -11 -10 -19 -8 -10 -24 -23 -13 -10
e3 job	101 -26 -10 -6 -6 -11 -11 -4 -6 -12 -5 -6 -4
e3 jor	-73 126 -47 -29 -30 -35 -71 -16 -36 -41 -33 -22 -21
e3 joy	-56 -27 87 -17 -18 -22 -29 -15 -18 -22 -13 -33 -13
e3 js	85 -15 -15 -7 -6 -7 -12 -5 -8 -9 -6 -6 -5
e3 k	89 -34 -25 -12 -11 -11 -14 -6 -9 -10 -21 -8 -11
e3 ked	-91 -17 -54 -22 188 -21 -22 -11 -15 -19 -17 -15 -13
e3 ken	-125 -91 -95 -54 183 -105 -74 -40 -47 -59 -63 -56 -38
e3 ker	124 -28 -34 -11 -10 -17 -27 -11 -12 -15 -11 -8 -8
e3 kes	-37 -47 146 -22 -23 -27 -39 -15 -20 -35 -24 -29 -20
e3 ket	117 -41 -15 -11 -10 -19 -21 -9 -13 -18 -14 -10 -12
e3 key	-41 121 -13 -16 -19 -19 -27 -11 -17 -44 -16 -13 -11
e3 kly	-64 89 -47 -22 -21 64 -34 -21 -25 -28 -20 -18 -16
e3 kup	101 -36 -34 -13 -13 -10 -46 -7 -13 -13 -11 -7 -8
e3 l	120 -19 -19 -9 -11 -12 -8 -7 -9 -8 -13 -8 -7
e3 lab	76 -34 -22 -13 -13 -14 -21 -9 -15 -16 -12 -10 -10
e3 lan	104 -40 32 -16 -16 -17 -27 -11 -16 -26 -13 -19 -11
e3 lar	-64 160 -45 -23 -19 -35 -42 -14 -21 -33 -23 -17 -15
e3 las	95 -38 -34 -13 -14 -19 -32 -6 -9 -13 -17 -16 -8
e3 law	129 -37 -37 -10 -9 -15 -19 -9 -14 -15 -9 -10 -9
e3 lay	31 -80 56 -32 -34 -44 -54 -22 -33 -38 -28 -54 -23
e3 lds	-22 -77 81 -39 -39 -46 -63 -30 -40 -46 -42 -35 -29
e3 led	-75 64 -56 -25 145 -27 -34 -15 -22 -27 -21 -18 -16
e3 lem	124 -21 -24 -10 -9 -10 -14 -9 -9 -19 -8 -8 -7
e3 les	102 -27 9 -13 -13 -17 -23 -10 -14 -20 -11 -17 -10
e3 lex	-48 121 -31 -16 -17 -21 -27 -10 -17 -28 -15 -12 -13
e3 ley	76 -42 -31 -12 -12 -10 -17 -6 -11 -27 -16 -6 -8
e3 lic	-16 93 -34 -19 -18 -18 -25 -13 -18 -24 -17 -15 -14
e3 lid	-42 105 -68 -22 -24 -31 -31 -14 -23 -31 -19 -37 -16
e3 lio	80 -19 -28 -9 -9 -14 -14 -17 -14 -15 -8 -17 -7
e3 ll	-62 -41 -40 -15 -15 -42 -12 -38 -19 -51 -15 162 -17
e3 lly	-70 -59 -42 -14 -14 241 -22 -11 -14 -19 -10 -15 -9
e3 lop	-75 -34 163 -10 -10 -13 -16 -9 -11 -14 -7 -10 -7
e3 lor	130 -28 -15 -11 -12 -14 -28 -7 -15 -12 -10 -9 -8
e3 lot	134 -92 -77 -20 -22 -80 -29 -19 -25 -25 -30 -28 -19
e3 low	-15 38 45 -40 -36 -60 47 -30 -40 -50 -37 -36 -13
e3 lso	-45 -20 -39 -12 -13 160 -16 -17 -11 -17 -8 -32 -9
e3 lth	140 -35 -18 -8 -7 -8 -32 -5 -9 -14 -6 -5 -5
e3 lti	32 -32 -61 35 33 -36 -38 -22 -29 -39 -33 -26 -26
e3 lts	104 -23 -24 -9 -10 -11 -11 -6 -8 -13 -8 -8 -7
e3 lty	96 -36 -32 -12 -14 -11 -17 -7 -11 -15 -13 -8 -8
e3 lub	73 -21 -18 -8 -8 -6 -13 -4 -8 -8 -7 -5 -5
e3 lue	74 -30 14 -18 -19 -24 -26 -14 -19 -26 -16 -27 -14
e3 lum	105 -38 -14 -8 -8 -10 -11 -6 -9 -11 -7 -6 -6
e3 lus	-109 -132 -60 -33 -31 -63 -52 -31 170 -53 -55 -36 -32
e3 lve	-71 -84 138 -21 -19 -21 -26 -10 -16 -22 26 -25 -11
e3 m	87 -19 -20 -7 -7 -7 -14 -4 -7 -9 -7 -9 -5
e3 mac	73 -25 -20 -9 -11 -8 -12 -5 -8 -8 -8 -5 -6
e3 mal	-68 120 -43 -22 -21 -26 -34 -15 -21 -30 -23 -17 -15
e3 man	45 81 -49 -21 -21 -18 -29 -12 -19 -41 -20 -19 -14
e3 may	3 -32 -83 -25 -26 -46 -30 -38 -30 -34 -25 124 -23
e3 me	-123 -80 -75 -41 -39 -46 -56 -37 -40 159 -43 -35 -33
e3 med	-29 25 -62 -30 97 -28 -36 -18 -24 -28 -24 -24 -19
e3 men	125 -70 -45 -28 -75 -63 -43 -19 -27 -30 -40 -29 -22
e3 mer	114 -16 -16 -9 -9 -16 -19 -8 -11 -18 -8 -8 -7
e3 met	-60 -54 133 -25 -30 -31 -26 -15 -17 -24 -19 -18 -22
e3 mic	-4 82 -29 -15 -13 -15 -22 -8 -14 -25 -14 -10 -10
e3 mid	70 -17 -65 -18 -19 -18 -6 -11 -16 -28 -17 -26 -13
e3 mit	-96 -64 130 -32 -33 -28 -52 -16 -28 -66 -30 -26 -20
e3 mon	-74 119 -74 -33 -32 -29 -49 -18 -29 -51 -34 -21 -21
e3 ms	81 -14 -21 -5 -6 -4 -7 -2 -5 -6 -4 -3 -3
e3 mum	-72 119 -73 -40 -44 -62 -79 -31 -45 -63 -48 -47 -36
e3 my	-82 -35 -24 -12 -13 -10 -20 -7 -12 183 -12 -8 -8
e3 n's	95 -38 -28 -13 -14 -14 -6 -8 -15 -54 -14 -10 -13
e3 nal	-2 144 -25 -11 -10 -12 -18 -6 -11 -20 -9 -8 -7
e3 nce	78 -36 18 -16 -16 18 13 -11 -14 -23 -12 -17 -11
e3 ncy	109 -19 -20 -10 -9 -13 -13 -6 -9 -12 -9 -8 -6
e3 nds	66 -48 65 -23 -24 -31 -42 -20 -23 -32 -22 -25 -17
e3 ned	-84 16 -47 -25 191 -27 -30 -16 -22 -27 -19 -18 -15
e3 nel	123 -26 -31 -9 -8 -8 -14 -5 -10 -10 -9 -6 -6
e3 ner	115 -11 -18 -11 -11 -19 -18 -9 -12 -16 -10 -9 -8
e3 nes	118 -30 -6 -14 -13 -17 -24 -12 -16 -21 -12 -14 -10
e3 net	-30 46 -94 -29 -28 -34 -35 -17 -25 -37 -29 -22 109
e3 new	-29 99 -34 -16 -15 72 -27 -10 -18 -30 -14 -12 -10
e3 ney	116 -64 -27 -14 -13 -16 -18 -9 -12 -30 -14 -10 -10
e3 ngs	118 -29 16 -17 -16 -21 -24 -17 -18 -23 -15 -17 -12
e3 nia	86 -23 -29 -11 -15 -10 -32 -6 -8 -12 -12 -7 -7
e3 nic	11 69 -41 -22 -22 -22 -35 -14 -23 -27 -21 -16 -15
e3 nit	120 -25 -42 -9 -8 -9 -18 -6 -11 -27 -8 -7 -6
e3 nix	100 -18 -32 -12 -11 -12 -13 -7 -11 -13 -43 -8 -8
e3 nks	121 -47 -33 -18 -18 -23 -28 -13 -19 -22 -18 -19 -13
e3 nly	-84 -79 -55 -19 -18 149 -29 -16 -18 -24 -18 -20 -12
e3 no	-82 -51 -49 -26 -25 -30 -43 -20 -28 133 -22 -25 -19
e3 non	-103 89 -76 -9 -17 66 -65 -33 -42 -58 -50 -39 -38
e3 nor	18 74 -70 -42 -48 -48 -95 -28 -51 -47 -42 -36 -32
e3 not	-57 -43 -89 -21 -21 147 -27 -25 -20 -34 -16 33 -17
e3 now	-46 -75 35 -26 -27 98 -50 -24 -27 -35 -25 -37 -24
e3 nse	94 -12 -32 -20 -19 -26 -31 -15 -20 -35 -27 -15 -12
e3 nth	94 -6 -30 -15 -16 -17 -52 -12 -15 -23 -17 -12 -12
e3 nto	-39 -24 -26 -10 -10 -14 160 -25 -14 -15 -8 -11 -6
e3 nts	122 -23 -4 -10 -9 -15 -17 -8 -11 -20 -4 -11 -3
e3 nty	-4 -69 -61 -25 -27 -31 -31 -16 -22 -32 71 -26 -18
e3 nue	36 -78 69 -22 -23 -22 -26 -15 -18 -24 -20 -25 -16
e3 nus	157 -89 -50 -18 -20 -26 -26 -13 -31 -39 -17 -16 -14
e3 nux	87 -18 -18 -7 -6 -8 -11 -4 -8 -11 -6 -6 -5
e3 o	109 -40 -29 -12 -10 -14 -17 -10 -10 -18 -19 -9 -7
e3 oal	111 -75 -36 -12 -13 -17 -15 -10 -12 -16 -11 -14 -9
e3 oan	111 -47 -23 -10 -11 -7 -24 -6 -13 -27 -10 -9 -6
e3 obe	114 -59 -19 -14 -18 -22 -17 -11 -12 -17 -17 -44 -12
e3 ode	131 -47 -26 -12 -11 -16 -33 -9 -14 -20 -11 -11 -11
e3 ods	165 -25 -53 -9 -9 -13 -19 -8 -11 -14 -10 -8 -7
e3 ody	33 -118 -34 -44 -42 -82 -54 -44 -45 61 -43 -45 -34
e3 of	-43 -18 -16 -8 -6 -10 150 -5 -11 -12 -6 -7 -4
e3 off	-109 -53 -65 -29 -29 -31 161 -25 -29 -29 -29 -23 -23
e3 ogs	-91 -78 113 -48 -45 -49 -59 -36 -44 -44 -48 -37 -40
e3 ogy	109 -23 -17 -8 -7 -11 -11 -5 -7 -13 -7 -6 -5
e3 oid	46 -92 44 -34 -33 -33 -36 -17 -26 -43 -37 -42 -22
e3 oil	76 -80 1 -14 -17 -18 -28 -9 -13 -16 -21 -10 -11
e3 oin	-42 -31 127 -17 -16 -18 -83 -7 -14 -19 -12 -20 -11
e3 oks	89 -28 -17 -12 -12 -10 -16 -8 -11 -11 1 -9 -9
e3 old	-80 99 60 -49 -54 -49 -76 -30 -44 -51 -44 -97 -34
e3 oll	151 -34 -29 -14 -13 -13 -16 -8 -12 -21 -10 -12 -8
e3 ols	121 -18 -23 -8 -7 -10 -13 -7 -9 -10 -6 -7 -6
e3 oma	77 -11 -15 -7 -6 -7 -14 -4 -7 -7 -6 -6 -5
e3 ome	-27 8 47 -36 -36 -4 -44 -27 -30 86 -34 -36 -24
e3 oms	128 -41 -38 -16 -16 -16 -22 -11 -16 -18 -17 -12 -12
e3 on	-82 -23 -20 -9 -8 -12 214 -6 -12 -15 -8 -9 -6
e3 ond	-142 40 90 -78 -83 -48 88 -56 -150 -77 -70 -62 -56
e3 one	-42 -77 0 -29 -28 -11 -35 -20 -25 74 132 -24 -20
e3 ong	-69 129 -42 -86 -25 -34 131 -14 -24 -35 -18 -24 -15
e3 ons	130 -21 -27 -8 -8 -12 -12 -7 -8 -14 -7 -9 -5
e3 ook	26 -40 78 -23 -22 -25 -28 -15 -20 -23 -19 -26 -18
e3 oom	102 -47 16 -12 -13 -13 -40 -8 -12 -16 -14 -9 -10
e3 oon	-99 -102 -91 -60 -80 146 -62 -46 -51 -83 -14 -56 -45
e3 oor	12 73 -79 -37 -39 -36 -84 -26 -45 -39 -38 -26 -27
e3 oot	4 -78 86 -32 -30 -71 -35 -30 -31 -40 -35 -33 -27
e3 ops	-12 -50 102 -23 -24 -26 -35 -14 -23 -29 -18 -18 -19
e3 or	-69 -26 -22 -11 -9 -15 -48 -7 248 -16 -8 -11 -7
e3 ord	83 -43 29 -13 -13 -22 -23 -9 -14 -15 -9 -11 -9
e3 ore	-40 28 -32 -34 -31 143 29 -27 -31 -49 -29 -53 -25
e3 ork	93 -27 48 -14 -14 -18 -15 -9 -11 -18 -10 -16 -8
e3 orm	30 -38 102 -16 -15 -20 -27 -12 -17 -22 -13 -15 -10
e3 ors	145 -27 -31 -13 -12 -6 -18 -10 -12 -17 -13 -10 -9
e3 ort	93 14 14 -18 -18 -29 -28 -14 -16 -22 -10 -21 -12
e3 ory	37 73 -28 -21 -19 -25 -26 -13 -19 -26 -20 -15 -14
e3 ose	-93 27 21 -50 -49 -15 -79 -36 -46 123 -44 -45 -55
e3 oss	-54 58 -9 -27 -11 -41 120 -16 -28 -35 -25 -23 -18
e3 ost	-2 -3 7 -25 -28 114 -45 -19 -26 -37 -25 -33 -20
e3 ote	-21 37 67 -27 -31 -33 -41 -19 -24 -32 -22 -23 -18
e3 oth	-96 21 -54 -26 -24 -35 -92 -19 -27 188 -24 -28 -17
e3 oup	115 -23 -1 -9 -8 -11 -39 -7 -11 -11 -8 -8 -6
e3 our	-28 -33 -21 -10 -9 -12 -18 -6 -11 147 25 -7 -6
e3 ous	-61 216 -41 -16 -16 -24 -26 -8 -25 -39 -15 -11 -10
e3 out	-10 -48 -63 -22 -20 70 129 -15 -37 -29 -19 -20 -8
e3 ove	29 -100 81 -27 -28 -32 74 -20 -24 -35 -30 -44 -21
e3 ows	1 -45 101 -29 -28 -32 -52 -21 -31 -31 -24 -30 -21
e3 oys	-26 -60 82 -42 -41 -77 -52 -31 -39 -44 -35 -47 -29
e3 p	75 -13 -15 -7 -6 -5 -7 -3 -4 -5 -8 -4 -5
e3 pay	-73 -68 104 -35 -34 -43 -49 -26 -36 -45 -33 -45 -4
e3 ped	-54 -32 -37 -15 171 -16 -17 -11 -12 -16 -11 -15 -1
e3 pen	-39 127 -91 -34 23 -71 -52 -22 -29 -36 -38 -42 -25
e3 per	-5 78 -50 -16 -15 -17 68 -11 -20 -30 -17 -13 -12
e3 pes	95 -27 -33 -9 -9 -11 -12 -7 -9 -10 -11 -7 -8
e3 phd	70 -18 -13 -5 -5 -6 -9 -3 -5 -10 -5 -4 -4
e3 phy	126 -99 -35 -19 -21 -50 -17 -12 -15 -17 -25 -13 -14
e3 ple	78 43 -11 -14 -12 -18 -22 -11 -13 -29 -14 -13 -10
e3 ply	8 -72 158 -21 -20 -68 -28 -16 -20 -29 -17 -22 -15
e3 pon	-117 -70 -65 -38 -39 -42 137 -32 -43 -46 -38 -34 -29
e3 pre	53 -37 -73 -1 32 -38 -32 -21 -24 -32 -26 -35 -23
e3 pro	-101 -36 -64 -47 -46 -7 -52 -38 -45 -41 -77 -38 116
e3 pts	74 -31 20 -19 -19 -21 -25 -16 -19 -22 -17 -24 -15
e3 pus	119 -75 -47 -16 -16 -20 -23 -10 -22 -34 -15 -11 -10
e3 put	60 -68 68 -44 -48 -71 -94 -27 -55 -49 -34 -37 -29
e3 qa	78 -16 -16 -7 -6 -6 -12 -4 -7 -9 -5 -4 -4
e3 que	-18 79 -53 -20 -20 -26 -36 -15 -24 -32 -22 -17 -16
e3 r	80 -13 -18 -7 -6 -6 -10 -3 -5 -5 -7 -4 -4
e3 r's	110 -37 -9 -11 -11 -11 -18 -7 -12 -52 -13 -8 -12
e3 ral	2 120 -27 -18 -16 -22 -26 -11 -17 -29 -18 -14 -12
e3 ram	100 -16 -14 -7 -6 -7 -12 -5 -8 -9 -6 -8 -5
e3 ran	7 -140 95 -53 -56 -47 -75 -33 -48 -95 -40 -51 -35
e3 rce	23 -40 77 -15 -15 -17 -29 -9 -17 -21 -13 -11 -10
e3 rch	144 -47 -1 -9 -9 -12 -16 -7 -11 -28 -8 -7 -6
e3 rds	87 -31 -56 -17 -16 -1 64 -16 -20 -23 -18 -17 -14
e3 re	-46 -75 -81 35 27 -72 -53 -33 -37 -48 -34 118 -33
e3 rea	101 -14 -16 -6 -7 -11 -13 -6 -8 -8 -6 -8 -6
e3 red	-57 34 -49 -26 172 -33 -33 -16 -22 -33 -15 -23 -17
e3 ree	-39 47 -58 -25 -23 -15 -34 -16 -23 -33 100 -20 -16
e3 ren	111 -47 -38 -17 -52 -42 -29 -15 -16 -24 -28 19 -15
e3 rep	117 -63 -64 -22 -22 -23 -41 -16 -23 -20 -20 -16 -14
e3 res	28 -44 118 -25 -23 -29 -42 -19 -26 -32 -21 -28 -18
e3 ret	-76 31 67 -33 -37 -33 -42 -17 -27 -29 -37 -19 -30
e3 rew	51 -117 77 -46 -58 -65 -57 -31 -41 -46 -39 -56 -32
e3 rge	-52 76 -45 -30 -27 67 -38 -22 -29 -47 -29 -23 -20
e3 rgy	82 -37 -19 -9 -10 -10 -14 -7 -10 -13 -8 -7 -6
e3 ric	-34 73 -59 -31 -30 -27 -37 -19 -27 -32 -31 -20 -19
e3 ril	107 -31 -42 -12 -15 -11 -21 -8 -9 -13 -14 -10 -9
e3 ris	121 -36 -26 -11 -12 -7 -10 -4 -7 -15 -12 -13 -7
e3 rks	2 -39 84 -21 -19 -31 -28 -16 -21 -24 -19 -19 -15
e3 rld	112 -36 -39 -8 -9 -16 -16 -8 -10 -15 -10 -23 -8
e3 rly	-69 115 -80 -37 -36 72 -55 -29 -40 -47 -32 -31 -25
e3 rms	-9 -42 106 -20 -20 -30 -31 -13 -18 -23 -17 -18 -14
e3 rns	96 -29 -11 -14 -13 -13 -19 -10 -18 -14 -11 -10 -9
e3 rol	84 -27 12 -12 -12 -10 -19 -8 -12 -13 -9 -9 -7
e3 rom	-53 -19 -17 -8 -7 -9 171 -5 -10 -13 -6 -8 -5
e3 row	23 -76 85 -27 -26 -70 -43 -19 -22 -31 -36 -22 -23
e3 rse	-16 92 -10 -24 -23 30 -49 -16 -26 -47 -24 -23 -27
e3 rst	-60 107 -51 -23 -21 33 -42 -17 -23 -29 -21 -23 -17
e3 rth	-5 71 -61 -44 -37 35 -109 -27 -36 -53 -43 -29 -33
e3 rty	72 -28 -35 -13 -12 -12 -20 -10 -13 -16 16 -9 -9
e3 rug	80 -40 -42 -17 -18 -16 -32 -10 -19 -24 -15 -13 -11
e3 run	-83 -37 117 -21 -23 -17 -31 -12 -20 -20 -15 -18 -13
e3 rve	-48 -93 126 -26 -31 -32 -39 -17 -25 -25 -30 -35 -19
e3 sap	-85 -32 114 -27 -24 -8 -30 -18 -24 -38 -23 -19 -19
e3 saw	-85 -71 125 -29 -36 -23 -45 -15 -23 -29 -30 -23 -19
e3 sco	79 -19 -26 -12 -10 -5 -9 -3 -6 -7 -9 -4 -5
e3 sed	-51 22 -38 -19 168 -21 -24 -11 -17 -26 -15 -14 -12
e3 see	-89 -57 154 -25 -27 -26 -40 -15 -23 -28 -34 -23 -16
e3 ser	95 -44 -35 -10 -10 30 -20 -7 -12 -22 -10 -9 -7
e3 ses	51 -34 90 -19 -17 -24 -33 -15 -20 -28 -15 -21 -13
e3 set	12 -35 88 -22 -22 -40 -34 -19 -26 -27 -21 -23 -26
e3 sic	69 27 -37 -20 -19 -19 -25 -11 -17 -27 -20 -14 -12
e3 sis	149 -27 -21 -10 -10 -14 -14 -8 -11 -24 -9 -23 -8
e3 sit	80 -68 6 -41 -43 -41 -68 -22 -37 -75 -32 -48 -27
e3 sks	110 -20 -17 -8 -9 -13 -14 -9 -9 -12 -8 -9 -7
e3 sly	-88 -72 -72 -23 -21 171 -29 -22 -22 -23 -19 -20 -15
e3 so	-71 -33 -43 -23 -21 130 -47 -18 -26 -30 -17 -20 -16
e3 son	130 -26 -22 -8 -8 -15 -17 -5 -8 -10 -9 -9 -6
e3 sor	153 -38 -12 -15 -13 -21 -46 -14 -22 -18 -16 -19 -11
e3 sql	86 -5 -18 -9 -8 -9 -15 -5 -9 -12 -8 -6 -6
e3 ste	89 -37 -91 -26 -28 -31 -46 -19 -30 -30 -32 -20 -22
e3 sue	72 -103 15 -40 -42 -40 -53 -22 -35 -41 -33 -34 -26
e3 t	-5 -50 -52 -36 -33 97 -44 -43 -38 -49 -33 -47 -31
e3 t's	1 -71 -34 -37 -41 -47 -62 -28 -39 82 -36 -42 -41
e3 tal	11 102 -36 -18 -17 -14 -29 -12 -20 -25 -17 -15 -12
e3 tar	119 -79 -34 -16 -18 -19 -37 -7 -16 -17 -17 -11 -12
e3 tax	83 -21 -6 -8 -8 -6 -13 -4 -8 -9 -7 -5 -5
e3 tch	-33 -107 138 -38 -39 -45 -53 -24 -34 -72 -45 -33 -29
e3 ted	-69 46 -39 -18 185 -22 -25 -11 -16 -24 -15 -17 -12
e3 tee	63 -44 15 -15 -14 -20 -23 -10 -16 -19 -25 -13 -10
e3 tel	88 -33 -40 -10 -10 -11 -13 -6 -9 -13 -12 -7 -7
e3 tem	112 -14 -9 -8 -7 -11 -16 -6 -10 -20 -7 -7 -6
e3 ten	-71 -51 -74 -40 96 39 -62 -33 -38 -48 57 -56 -30
e3 ter	3 -9 66 -26 -26 55 32 -20 -30 -40 -28 -26 -22
e3 tes	28 -43 122 -20 -20 -23 -36 -16 -22 -31 -18 -23 -15
e3 the	-41 -28 -15 -8 -7 -10 -15 -5 -9 155 -8 -6 -5
e3 ths	114 -24 -22 -10 -10 -13 -20 -9 -10 -14 -13 -10 -8
e3 thy	-79 130 -60 -39 -35 -85 -54 -25 -41 -41 -37 -27 -27
e3 tic	-36 128 -39 -17 -17 -21 -24 -11 -16 -24 -18 -14 -12
e3 tly	-77 -28 -40 -12 -14 192 -18 -11 -12 -15 -11 -17 -8
e3 tml	72 -16 -16 -7 -7 -6 -10 -4 -7 -7 -6 -5 -6
e3 to	-54 -23 -25 -14 -12 -20 95 139 -19 -22 -11 -22 -11
e3 tom	73 -4 -57 -37 -37 -42 -92 -22 -40 -58 -38 -27 -27
e3 top	3 78 -29 -29 -28 -34 -43 -21 -29 -37 -30 -27 -1
e3 tor	137 -47 55 -15 -15 -18 -44 -10 -20 -18 -14 -12 -10
e3 try	141 -60 3 -10 -10 -16 -16 -7 -10 -19 -10 -10 -8
e3 tup	146 -61 -61 -23 -25 -32 -83 -17 -27 -34 -21 -23 -17
e3 tus	147 -55 -33 -9 -10 -14 -17 -7 -18 -21 -9 -8 -7
e3 two	-89 -71 -44 -25 -24 -27 -39 -15 -25 -41 148 -20 -17
e3 u	77 -23 -28 -8 -8 -5 -8 -3 -4 -5 -9 -4 -5
e3 ual	-27 147 -31 -14 -12 -15 -25 -8 -15 -21 -13 -10 -8
e3 uce	-101 -56 145 -25 -29 -28 -40 -16 -23 -27 -21 -22 -16
e3 uch	-53 161 -63 -29 -27 11 -34 -20 -28 -49 -22 -24 -18
e3 uct	38 -51 84 -9 -8 -12 -16 -6 -10 -15 -8 -7 -6
e3 ude	43 -49 101 -17 -16 -23 -48 -13 -20 -22 -17 -17 -16
e3 udy	71 -71 15 -25 -23 -44 -33 -17 -24 -45 -24 -18 -17
e3 ued	-114 -22 -74 -38 149 -42 -60 -24 -40 -46 -36 -30 -30
e3 ues	110 -23 -4 -9 -9 -12 -15 -7 -10 -16 -8 -10 -7
e3 ugh	-44 12 -44 -18 -19 -7 141 -13 -21 -23 -16 -17 -11
e3 uit	70 -65 -1 -36 -37 -43 -43 -26 -30 -77 -32 -29 -25
e3 uld	-81 -34 -96 -17 -17 -32 -28 -36 -25 -29 -13 191 -14
e3 ule	114 -73 -13 -16 -18 -13 -27 -10 -14 -18 -14 -10 -11
e3 ull	-40 116 -5 -25 -23 22 -39 -16 -23 -53 -23 -31 -17
e3 uly	98 -57 -66 -22 -28 28 -27 -24 -25 -36 -26 -30 -20
e3 ume	14 -76 65 -25 -26 -25 -38 -15 -25 -36 -23 -20 -17
e3 und	41 18 44 -31 -34 -28 62 -21 -87 -42 -30 -29 -23
e3 une	113 -16 -42 -11 -13 -12 -13 -7 -8 -19 -24 -9 -8
e3 unt	121 -61 -3 -13 -12 -14 -20 -8 -14 -15 -11 -12 -8
e3 up	-90 -26 -28 -12 -12 -14 201 -8 -10 -16 -11 -10 -8
e3 ups	124 -31 -26 -16 -15 -23 -23 -13 -16 -21 -14 -14 -15
e3 ure	63 49 71 -19 -17 -32 -30 -14 -19 -29 -18 -30 -14
e3 urs	69 -24 1 -10 -10 -17 -28 -8 -11 12 -13 -9 -8
e3 ury	106 -78 -34 -13 -14 -13 -15 -7 -11 -15 -18 -8 -9
e3 us	-24 -70 -54 -24 -21 -33 -38 -22 -31 155 -22 -20 -17
e3 usa	66 -6 -13 -7 -6 -5 -7 -4 -5 -5 -5 -4 -5
e3 use	41 -60 57 -24 -22 -36 60 -18 -24 -41 -19 -30 -28
e3 uss	-39 -52 93 -27 -28 -27 -40 -13 -21 -28 -22 -15 -15
e3 ust	-8 49 -59 -32 -33 44 -51 -42 -34 -44 -28 88 -25
e3 ute	-31 -11 121 -27 -29 -33 -50 -21 -27 -34 -26 -25 -20
e3 uth	64 -77 -56 -29 -28 53 -73 -14 -22 -36 -28 -17 -18
e3 uty	105 -51 -33 -16 -17 -15 -30 -9 -16 -19 -18 -10 -10
e3 v	80 -17 -17 -9 -7 -8 -11 -5 -7 -7 -11 -5 -7
e3 val	95 -48 -41 -18 -17 -17 -22 -10 -15 -17 -18 -11 -14
e3 ved	-87 38 -46 -23 146 -25 -26 -15 -19 -23 -18 -18 -14
e3 vel	105 -16 -6 -9 -8 -10 -18 -7 -10 -12 -11 -8 -7
e3 ven	-140 -39 -71 -41 116 55 -74 -32 -44 -56 51 -49 -28
e3 ver	-48 -72 60 -33 -31 99 64 -27 -37 -19 -30 -38 -26
e3 ves	4 -49 87 -29 -28 -39 -46 -24 -30 50 -27 -32 -22
e3 via	-104 -45 -38 -21 -22 -20 144 -16 -28 -26 -17 -17 -13
e3 vil	-29 77 -62 -27 -27 -24 -56 -16 -28 -34 -26 -18 -18
e3 was	-84 -29 -47 -22 -24 -40 -67 -19 -26 -24 -18 200 -16
e3 way	10 -49 -89 -23 -22 91 -34 -15 -21 -24 -22 -37 -16
e3 we	-38 -12 -16 -7 -8 -14 -7 -15 -9 160 -6 -13 -7
e3 web	84 -27 3 -8 -8 -7 -14 -4 -9 -13 -7 -5 -5
e3 wed	-80 -54 -42 -19 172 -19 -24 -11 -16 -19 -16 -13 -13
e3 wer	62 2 15 -22 -22 -26 -44 -11 -21 -28 -21 -15 -14
e3 who	-56 -19 -23 -12 -12 -21 -21 -19 -19 152 -10 -17 -10
e3 wth	137 -37 -24 -10 -10 -14 -40 -6 -10 -16 -8 -8 -7
e3 xas	100 -21 -24 -11 -13 -14 -32 -5 -8 -10 -9 -11 -7
e3 xed	-115 57 -59 -35 40 -30 -47 -18 -32 -38 -32 -23 -22
e3 xes	139 -33 -62 -16 -15 -15 -21 -11 -16 -14 -14 -11 -11
e3 y's	91 -30 -11 -7 -8 -10 -13 -5 -9 -33 -9 -6 -9
e3 yed	-124 -75 -70 -29 188 -34 -41 -19 -26 -27 -25 -28 -20
e3 yee	122 -29 -22 -7 -6 -7 -12 -4 -8 -9 -9 -6 -4
e3 yer	147 -25 -37 -11 -9 -18 -27 -10 -12 -14 -8 -10 -7
e3 you	-40 -14 -17 -8 -7 -13 -12 -10 -8 157 -6 -11 -6
e3 ype	84 -14 -8 -9 -6 -8 -11 -6 -8 -8 -7 -8 -6
e3 yst	88 -35 -32 -10 -9 -16 -18 -5 -9 -7 -7 -7 -6
e3 yze	-79 -43 122 -17 -19 -17 -21 -11 -16 -20 -12 -11 -11
e3 zed	-87 72 -64 -33 105 -34 -43 -21 -29 -35 -28 -25 -21
e3 zes	-58 -89 107 -49 -52 -49 -60 -32 -44 -52 -41 -38 -35
e3 â	111 -17 -21 -7 -9 -7 -9 -3 -5 -5 -9 -5 -6
e3 ï¼	82 -15 -10 -7 -5 -4 -12 -3 -6 -8 -11 -3 -8
first false true	141 -95 12 1 -6 -4 -13 -5 -10 -4 -12 -7 2
sign	51 -42 -22 -26 -18 -15 -29 -21 -27 76 -14 -29 41
w a	-30 -25 -19 -8 -8 -14 -14 -5 -8 162 -7 -8 -5
w abilities	101 -18 -38 -8 -8 -8 -10 -6 -8 -7 -8 -6 -6
w ability	118 -27 -17 -6 -8 -9 -6 -4 -4 -8 -6 -6 -5
w able	-38 139 -53 -11 -17 -13 -9 -7 -7 -11 -8 -10 -7
w about	-137 -47 -62 -23 -21 105 73 -16 -39 -32 -20 -21 -20
w above	-165 -114 -138 -51 -54 -67 172 -49 -54 -63 -58 -67 -47
w academic	4 67 -34 -19 -15 -12 -27 -10 -16 -30 -16 -10 -11
w access	140 -38 -45 -14 -15 -25 -20 -8 -11 -16 -11 -12 -9
w accomplishments	122 -16 -40 -9 -13 -8 -7 -5 -6 -7 -7 -6 -8
w accordance	139 -20 -27 -17 -10 -17 -10 -5 -5 -17 -10 -6 -5
w according	-111 -34 -24 154 -13 -13 -17 -9 -12 -12 -12 -12 -8
w account	98 -45 -3 -9 -9 -9 -15 -5 -10 -13 -8 -7 -6
w accountant	157 -89 -58 -11 -16 -10 -18 -7 -10 -11 -11 -8 -8
w accounting	228 -41 -12 -137 -7 -5 -12 -4 -8 -8 -6 -5 -5
w accounts	83 -12 -2 -7 -8 -9 -10 -5 -8 -8 -6 -6 -6
w accuracy	91 -21 -17 -9 -9 -8 -11 -6 -7 -10 -8 -6 -6
w accurate	-133 208 -142 -18 -20 -20 -28 -12 -18 -23 -16 -13 -13
w accurately	-44 -59 -53 -16 -18 103 -16 -16 -15 -15 -12 -13 -11
w achieve	-40 -32 114 -14 -11 -12 -39 -6 -13 -12 -10 -17 -7
w achieved	-37 -75 -32 -15 102 -15 -21 -9 -13 -17 -11 -14 -11
w achievement	106 -65 -46 -11 -10 -10 -15 -6 -10 -11 -10 -7 -7
w across	-105 -79 -94 -19 -18 -24 202 -11 -23 -20 -12 -16 -11
w act	-134 -47 146 -19 -23 -28 -19 -17 -17 -18 -16 -17 -14
w actions	94 -16 -16 -7 -9 -9 -9 -6 -8 -9 -7 -6 -6
w active	12 83 -80 -18 -17 -15 -28 -9 -16 -21 -25 -17 -12
w actively	-39 -42 -37 -14 -12 102 -12 -15 -13 -15 -10 -13 -9
w activities	108 -11 -32 -7 -6 -8 -12 -5 -8 -9 -6 -7 -5
w activity	92 -20 -14 -8 -8 -9 -15 -8 -11 -10 -8 -7 -6
w ad	34 -65 -68 -28 -26 49 -42 -19 -31 -35 -27 -31 -21
w addition	111 -28 -19 -21 -13 -23 -32 -7 -11 -31 -21 -14 -9
w additional	-9 61 -22 -12 -12 -8 -21 -6 -13 -16 -10 -8 -7
w address	-241 -45 281 -17 -15 -36 -29 -16 -16 -26 -15 -15 -13
w addressed	-41 -74 -29 -11 118 -10 -15 -5 -9 -11 -7 -8 -7
w adjustments	88 -15 -25 -7 -7 -7 -10 -5 -7 -7 -7 -5 -5
w administered	-62 -67 -27 -13 114 -9 -17 -6 -11 -11 -8 -8 -8
w administration	89 -13 -17 -7 -6 -6 -14 -4 -8 -6 -7 -5 -4
w administrative	-31 116 -81 -14 -15 -12 -22 -11 -16 -18 -23 -13 -10
w administrator	109 -17 -41 -11 -9 -9 -24 -6 -11 -10 -8 -7 -6
w adobe	102 -34 -36 -15 -20 -11 -18 -6 -12 -16 -11 -29 -8
w adoption	88 -21 -14 -7 -7 -8 -16 -7 -8 -11 -7 -6 -5
w adp	71 -19 -23 -9 -11 -7 -11 -5 -8 -10 -7 -5 -5
w advanced	-78 -30 -31 -18 101 -16 -27 -9 -19 -29 -16 -12 -12
w advantage	121 -78 -52 -6 -8 -22 -13 -9 -9 -12 -11 -11 -9
w advertising	163 -65 -25 -144 -15 -11 -25 -9 -15 -16 -14 -13 -10
w advice	93 -22 -24 -6 -7 -11 -9 -6 -7 -8 -6 -6 -6
w affiliations	67 -11 -20 -6 -9 -5 -5 -5 -4 -5 -5 -5 -5
w after	-195 -100 -140 -33 -34 -80 256 -24 -36 -40 -28 -30 -24
w age	120 -60 -42 -21 -18 -30 -34 -15 -26 -30 -17 -19 -14
w agencies	87 -10 -29 -6 -6 -6 -9 -5 -7 -6 -6 -5 -5
w agile	16 115 -112 -24 -22 -29 -90 -17 -23 -37 -21 -20 -17
w aid	116 -82 -40 -16 -16 -20 -18 -12 -17 -14 -16 -22 -13
w air	119 -77 -30 -13 -16 -10 -17 -8 -13 -37 -12 -10 -10
w all	-78 -52 -45 -12 -10 -22 -24 -6 -11 284 -9 -18 -7
w along	-128 -143 -95 -120 -63 -64 161 -46 -54 -50 -45 -53 -42
w also	-45 -20 -39 -12 -13 160 -16 -17 -11 -17 -8 -32 -9
w always	-128 -51 -122 -45 -42 154 -37 -52 -43 -60 -33 -67 -33
w am	-97 -41 -83 -28 -41 -38 -37 -24 -27 -32 -27 147 -26
w ambitious	-50 90 -27 -12 -11 -14 -14 -7 -16 -23 -8 -8 -7
w american	58 40 -67 -31 -29 -23 -51 -21 -31 -47 -24 -87 -20
w an	-48 -35 -25 -9 -8 -16 -15 -5 -8 207 -7 -13 -5
w analysis	115 -17 -15 -9 -8 -10 -14 -6 -10 -16 -7 -17 -6
w analyst	88 -35 -32 -10 -9 -16 -18 -5 -9 -7 -7 -7 -6
w analytical	-81 114 -18 -9 -10 -9 -11 -5 -8 -9 -7 -6 -6
w analytics	88 -20 -16 -7 -7 -10 -11 -4 -7 -11 -5 -6 -4
w analyze	-74 -36 116 -16 -19 -17 -20 -11 -15 -18 -11 -11 -11
w analyzed	-60 -112 -31 -15 154 -11 -17 -7 -11 -12 -10 -9 -9
w analyzing	-97 -55 -28 125 -17 -13 -24 -8 -13 -19 -13 -12 -10
w and	-54 -19 -22 -9 -8 -13 -24 -9 199 -15 -7 -10 -6
w annual	-10 76 -25 -13 -12 -14 -24 -9 -16 -19 -11 -10 -9
w answered	-46 -76 -24 -9 125 -6 -15 -4 -8 -9 -7 -6 -6
w any	-200 -91 -65 -22 -24 -33 -40 -13 -23 286 -20 -17 -14
w api	66 -10 -12 -6 -6 -4 -8 -4 -6 -6 -4 -4 -5
w app	95 -28 -21 -11 -11 -14 -17 -10 -14 -18 -10 -12 -11
w applicable	-90 124 -26 -8 -6 -6 -13 -4 -6 -14 -7 -5 -5
w applicant	137 -103 -38 -8 -10 -17 -14 -13 -13 -24 -10 -13 -9
w applicants	121 -15 -46 -7 -6 -9 -7 -5 -6 -22 -6 -8 -5
w application	127 -33 -19 -7 -7 -9 -14 -5 -8 -14 -7 -7 -5
w applications	107 -12 -21 -7 -7 -11 -10 -6 -7 -14 -6 -9 -5
w applied	-83 -63 -38 -19 111 -16 -29 -10 -16 -22 -14 -14 -12
w apply	-102 -39 169 -17 -16 -102 -21 -12 -15 -23 -14 -17 -14
w appointment	122 -95 -40 -12 -13 -16 -14 -7 -9 -22 -10 -10 -8
w approach	176 -36 -65 -17 -18 -23 -22 -17 -18 -90 -15 -19 -15
w appropriate	-127 200 -97 -19 -20 -20 -29 -12 -20 -27 -16 -13 -13
w approval	108 -79 -37 -16 -17 -16 -19 -11 -15 -18 -13 -11 -11
w approved	-57 -5 -37 -21 61 -19 -32 -15 -21 -26 -19 -17 -15
w april	107 -31 -42 -12 -15 -11 -21 -8 -9 -13 -14 -10 -9
w architecture	167 -64 -76 -11 -11 -20 -19 -8 -13 -14 -8 -17 -7
w are	-92 -19 -71 -10 -9 -28 -21 -9 -13 -15 -7 288 -7
w area	101 -14 -16 -6 -7 -11 -14 -6 -8 -8 -6 -8 -6
w areas	162 -38 -17 -10 -10 -24 -34 -9 -12 -14 -10 -17 -8
w around	-135 -85 -114 -37 -31 -42 186 -25 -83 -43 -31 -35 -26
w art	164 -79 -95 -13 -13 -27 -21 -8 -14 -15 -12 -13 -9
w arts	96 -6 -58 -6 -6 -4 -5 -3 -4 -7 -5 -3 -4
w as	-62 -27 -30 -15 -13 91 138 -11 -17 -22 -11 -27 -11
w aspects	101 -23 -27 -4 -4 -10 -7 -4 -5 -8 -7 -6 -5
w assessment	132 -86 -22 -8 -7 -9 -11 -6 -8 -13 -7 -7 -6
w assessments	89 -11 -23 -7 -7 -6 -9 -5 -7 -6 -5 -5 -6
w asset	114 -56 -104 -14 -15 -17 -24 -10 -16 -18 -15 -12 -15
w assets	103 -17 -48 -8 -8 -9 -12 -6 -10 -14 -9 -7 -7
w assigned	-80 15 -31 -19 61 -16 -26 -12 -19 -27 -19 -13 -12
w assignments	83 -14 -25 -7 -7 -9 -11 -6 -8 -12 -6 -6 -5
w assist	-163 -54 215 -17 -20 -28 -25 -9 -14 -13 -11 -12 -10
w assistance	110 -12 -37 -7 -5 -9 -15 -4 -6 -7 -5 -4 -4
w assistant	112 -28 -52 -10 -12 -9 -18 -6 -11 -14 -11 -7 -7
w assisted	-50 -45 -23 -9 134 -6 -14 -4 -7 -7 -7 -6 -5
w assisting	-102 -45 -35 134 -16 -13 -26 -7 -12 -14 -11 -11 -9
w associate	-48 164 -163 -27 -29 -25 -41 -17 -26 -30 -24 -19 -19
w associated	-49 -74 -22 -13 122 -13 -19 -8 -12 -14 -9 -8 -7
w associates	115 -25 -45 -15 -15 -17 -18 -16 -16 -19 -15 -14 -11
w assurance	88 -11 -26 -6 -5 -7 -17 -4 -8 -6 -4 -4 -3
w at	-54 -29 -21 -9 -7 -9 183 -5 -9 -26 -7 -7 -5
w attention	110 -18 -21 -9 -11 -10 -12 -6 -7 -8 -14 -7 -6
w attitude	139 -52 -110 -16 -20 -31 -37 -16 -21 -32 -17 -17 -20
w audit	105 -38 -30 -14 -15 -11 -21 -9 -16 -31 -12 -10 -10
w auditing	-129 -45 -22 139 -13 -10 -22 -8 -13 -12 -11 -10 -10
w audits	144 -20 -57 -11 -12 -10 -14 -8 -11 -28 -10 -8 -10
w aug	82 -4 -38 -11 -10 -8 -15 -8 -10 -11 -16 -9 -8
w august	-15 151 -97 -37 -43 -96 -46 -26 -29 -36 -39 -73 -31
w automated	-82 -1 -34 -23 51 -20 -38 -18 -28 -37 -20 -16 -15
w automation	113 -25 -15 -8 -8 -8 -15 -6 -9 -13 -9 -6 -5
w availability	101 -26 -15 -8 -8 -7 -15 -6 -9 -9 -8 -6 -6
w available	-87 125 -50 -17 -18 -22 -23 -11 -14 -17 -12 -13 -10
w average	-164 176 -110 -34 -35 -46 -48 -33 -35 -51 -41 -31 -30
w award	143 -86 -18 -11 -11 -41 -35 -9 -11 -10 -9 -10 -8
w awarded	-58 -41 -24 -11 107 -9 -15 -6 -9 -10 -8 -8 -8
w awards	95 -20 -37 -8 -10 -9 -32 -6 -9 -9 -8 -7 -7
w awareness	131 -40 -76 -14 -14 -23 -35 -9 -16 -13 -11 -11 -9
w aws	99 -17 -47 -8 -7 -7 -11 -4 -7 -14 -6 -5 -5
w bachelor	123 -24 -28 -9 -13 -11 -16 -5 -7 -7 -8 -6 -7
w back	-180 -70 -146 -34 -34 216 -40 -28 -30 -39 -30 -27 -26
w backend	126 -59 -79 -20 -20 -21 -30 -13 -52 -36 -20 -17 -15
w background	167 -67 -50 -12 -14 -17 -40 -10 -39 -17 -12 -12 -11
w backup	95 -34 -33 -13 -13 -10 -47 -7 -14 -14 -11 -8 -9
w balance	71 -28 9 -16 -15 -23 -33 -11 -16 -18 -12 -12 -10
w bank	112 -49 -16 -12 -12 -9 -19 -7 -13 -16 -13 -9 -8
w banking	182 -62 -19 -151 -12 -13 -24 -7 -14 -17 -11 -11 -8
w base	64 12 -30 -20 -19 -19 -33 -15 -21 -30 -16 -17 -62
w based	-56 -39 -20 -12 160 -9 -16 -6 -11 -12 -7 -8 -6
w basic	-73 127 -32 -19 -18 -17 -26 -10 -18 -20 -14 -12 -12
w basis	101 -19 -7 -4 -6 -10 -9 -6 -8 -15 -6 -15 -5
w be	-18 -10 -65 -9 -9 -15 -12 -7 -8 -11 -7 182 -6
w become	-78 -58 130 -21 -25 -42 -47 -16 -23 -92 -18 -47 -16
w been	-81 -92 -87 -39 -115 -103 -108 -49 -43 -65 -65 177 -39
w before	-154 -120 -107 -56 -51 -149 187 -55 -69 -59 -48 -70 -44
w behavior	125 -99 -32 -21 -23 -48 -42 -16 -27 -22 -21 -17 -17
w being	-171 -122 -78 -263 -58 -78 -85 -48 -56 -85 -49 304 -44
w believe	-41 -33 75 -10 -13 -18 -12 -7 -8 -12 -11 -45 -7
w benefit	86 -56 -24 -18 -19 -20 -22 -11 -15 -38 -15 -12 -11
w benefits	157 -18 -41 -10 -8 -10 -12 -9 -10 -33 -8 -9 -7
w best	-112 109 -21 -13 -14 48 -31 -14 -17 -22 -13 -17 -10
w better	-156 163 -54 -37 -39 -7 -99 -36 -44 -65 -35 -35 -32
w between	-127 -74 -25 -22 -60 -34 212 -13 -28 -26 -34 -59 -14
w beverage	107 -62 -81 -13 -15 -10 -14 -7 -10 -12 -9 -7 -7
w big	-25 76 -57 -34 -28 2 -43 -19 -29 -45 -26 -23 -29
w billing	181 -62 -22 -137 -14 -11 -21 -9 -14 -18 -13 -10 -10
w board	158 -101 -39 -15 -15 -39 -43 -10 -16 -18 -11 -11 -10
w boarding	-116 -57 -18 131 -14 -11 -18 -10 -12 -18 -15 -11 -11
w bookkeeping	145 -64 -25 -136 -16 -13 -22 -10 -14 -14 -13 -11 -10
w both	-91 -94 -50 -24 -22 -30 -73 -17 -25 214 -17 -26 -14
w branch	140 -63 -63 -15 -17 -15 -24 -11 -17 -37 -15 -11 -13
w brand	168 -79 -62 -33 -32 -31 -46 -24 -149 -34 -33 -25 -27
w bring	-60 -32 -85 161 -14 -13 -19 -7 -9 -15 -9 -30 -8
w broad	-114 133 -76 -20 -22 -88 -31 -16 -28 -33 -22 -27 -18
w budget	131 -27 -48 -10 -10 -12 -13 -7 -10 -11 -8 -7 -10
w budgeting	-66 -60 -31 95 -19 -12 -23 -11 -16 -15 -15 -13 -13
w budgets	114 -20 -47 -9 -9 -9 -11 -8 -9 -11 -8 -7 -7
w build	-89 -44 165 -11 -11 -13 -18 -8 -10 -15 -8 -22 -8
w building	238 -70 -41 -136 -24 -30 -50 -15 -24 -41 -19 -30 -17
w built	-99 -55 141 -21 -25 -21 -23 -12 -18 -21 -14 -17 -13
w business	186 -58 -57 -8 -7 -18 -19 -5 -9 -16 -7 -6 -5
w businesses	114 -27 -82 -12 -13 -17 -15 -11 -12 -21 -11 -12 -9
w but	-91 -33 -61 -23 -21 -50 -76 -22 190 -39 -19 -38 -19
w by	-44 -21 -16 -8 -7 -15 166 -8 -11 -12 -7 -9 -6
w ca	-139 -36 -71 -43 -37 -32 -43 -31 -37 -34 -34 150 -32
w call	163 -94 -22 -23 -23 -32 -35 -14 -23 -114 -22 -35 -17
w calls	-144 -57 185 -36 -35 -35 -53 -31 -41 -33 -37 -29 -27
w campus	112 -66 -44 -16 -15 -20 -22 -10 -21 -33 -14 -11 -10
w can	-59 -50 -67 -15 -15 -29 -22 -34 -21 -39 -12 189 -13
w candidate	150 -93 -87 -8 -10 -19 -18 -11 -15 -27 -11 -12 -10
w candidates	164 -15 -100 -8 -8 -13 -10 -9 -9 -24 -7 -11 -8
w capabilities	108 -11 -43 -7 -7 -9 -10 -6 -8 -9 -6 -7 -5
w capacity	89 -26 -17 -7 -7 -7 -14 -5 -8 -10 -7 -6 -5
w capital	111 -100 -27 -17 -19 -17 -31 -13 -21 -25 -17 -14 -13
w card	135 -85 -31 -15 -14 -35 -48 -11 -18 -14 -11 -10 -10
w cards	103 -19 -30 -10 -9 -11 -39 -8 -13 -10 -10 -8 -7
w care	156 -49 -22 -15 -14 -22 -20 -11 -16 -19 -13 -70 -10
w career	111 -51 -11 -9 -9 -18 -18 -7 -11 -14 -9 -8 -6
w case	123 -35 -53 -15 -12 -20 -28 -7 -13 -30 -12 -13 -41
w cases	135 -23 -87 -13 -14 -15 -43 -9 -14 -15 -11 -14 -10
w cash	131 -37 -27 -8 -8 -7 -13 -6 -9 -10 -7 -5 -6
w cashier	90 -92 -2 -21 -27 -41 -40 -14 -19 -20 -22 -18 -21
w catering	162 -76 -29 -145 -20 -15 -32 -11 -18 -22 -18 -14 -13
w center	155 -27 -44 -7 -7 -23 -38 -6 -11 -10 -6 -7 -6
w centers	65 -12 -28 -8 -7 -7 -13 -5 -8 -6 -7 -5 -6
w certificate	142 -67 -104 -15 -15 -14 -33 -11 -18 -13 -13 -13 -12
w certification	95 -14 -18 -8 -8 -7 -20 -5 -9 -8 -9 -7 -5
w certifications	99 -16 -24 -8 -10 -7 -7 -5 -6 -7 -6 -6 -7
w certified	83 147 -44 -33 -213 -25 -46 -22 -35 -29 -28 -21 -23
w chain	133 -54 -82 -15 -14 -30 -61 -9 -20 -21 -12 -13 -12
w challenge	86 -47 -24 -16 -16 -29 -26 -12 -15 -19 -14 -17 -11
w challenges	102 -27 -41 -8 -9 -12 -16 -7 -10 -14 -8 -10 -7
w challenging	-144 52 -42 46 -25 -29 -39 -18 -25 -47 -24 -28 -18
w change	90 -52 17 -20 -19 -23 -29 -13 -19 -27 -16 -17 -14
w changes	105 -19 -36 -10 -10 -11 -12 -10 -11 -13 -10 -9 -8
w changing	-115 27 -44 69 -22 -23 -48 -17 -26 -38 -20 -26 -16
w charge	120 -102 -50 -24 -22 -52 -23 -23 -21 -34 -23 -19 -18
w check	110 -36 -27 -21 -22 -33 -31 -13 -17 -19 -15 -15 -13
w checks	90 -11 -22 -8 -7 -6 -12 -5 -8 -6 -6 -5 -5
w chef	98 -24 -19 -8 -9 -6 -13 -5 -8 -10 -7 -5 -6
w child	138 -74 -99 -23 -23 -29 -28 -17 -25 -34 -24 -37 -18
w children	151 -42 -37 -16 -47 -36 -27 -14 -15 -23 -25 -24 -13
w civil	-40 84 -57 -25 -26 -21 -54 -16 -28 -32 -24 -17 -17
w claims	103 -29 -26 -13 -13 -12 -24 -9 -16 -17 -12 -9 -9
w class	166 -46 -48 -14 -11 -15 -26 -7 -15 -22 -12 -10 -10
w classes	138 -17 -70 -9 -9 -10 -14 -7 -11 -11 -10 -8 -7
w classroom	122 -41 -22 -9 -10 -8 -32 -5 -9 -12 -9 -6 -7
w clean	-110 115 -65 -32 -36 19 -42 -25 -31 -48 -26 -34 -23
w cleaned	-52 -58 -24 -10 118 -8 -11 -6 -8 -8 -9 -6 -6
w cleaning	-43 -71 -31 81 -20 -16 -27 -13 -17 -19 -18 -16 -15
w clear	-113 122 -43 -35 -35 1 -89 -26 -38 -44 -31 -29 -25
w client	169 -87 -35 -8 -7 -8 -12 -5 -8 -11 -7 -5 -5
w clients	118 -18 -39 -8 -7 -10 -8 -11 -7 -12 -7 -7 -6
w close	-91 158 -108 -47 -43 17 -64 -39 -41 -159 -37 -31 -46
w closely	-32 -38 -23 -10 -9 97 -19 -7 -8 -9 -6 -6 -6
w closing	170 -47 -40 -144 -19 -13 -25 -11 -16 -16 -14 -12 -11
w cloud	139 -100 -12 -12 -11 -17 -23 -8 -16 -23 -11 -10 -8
w club	72 -17 -18 -8 -8 -6 -13 -4 -8 -8 -6 -5 -5
w coach	140 -49 -61 -23 -28 -23 -28 -14 -18 -87 -17 -16 -16
w coaching	182 -59 -30 -161 -17 -14 -21 -12 -14 -16 -13 -13 -12
w code	104 -46 -16 -12 -12 -18 -33 -11 -15 -22 -11 -12 -12
w codes	126 -22 -89 -13 -13 -13 -21 -11 -15 -13 -11 -10 -10
w coding	146 -80 -33 -120 -21 -18 -32 -15 -22 -26 -17 -18 -15
w collaborated	-43 -43 -24 -10 119 -8 -6 -5 -5 -6 -5 -5 -5
w collaboration	118 -21 -18 -11 -9 -12 -14 -5 -7 -14 -8 -7 -5
w collaborative	-45 108 -56 -11 -11 -18 -20 -8 -14 -17 -17 -14 -8
w colleagues	123 -16 -59 -8 -8 -10 -12 -6 -8 -15 -7 -8 -6
w collection	91 -29 -16 -8 -8 -7 -16 -6 -9 -10 -10 -6 -6
w college	83 -18 -18 -5 -4 -4 -8 -3 -5 -6 -4 -3 -3
w color	102 -27 -22 -14 -10 -18 -51 -8 -27 -17 -11 -11 -8
w come	-94 -73 133 -34 -38 -67 -32 -44 -33 -104 -27 -48 -26
w commerce	110 -24 -62 -14 -10 -15 -22 -8 -13 -20 -12 -10 -8
w commercial	-27 76 -31 -14 -15 -17 -23 -8 -14 -21 -12 -10 -9
w committed	-45 -62 -26 -14 91 -18 -12 -9 -10 -15 -13 -11 -9
w committee	93 -27 -38 -11 -10 -12 -21 -8 -14 -15 -13 -9 -7
w common	-97 125 -69 -33 -33 -29 -50 -18 -30 -53 -33 -22 -21
w communicate	-104 -83 145 -16 -21 -17 -18 -12 -12 -15 -10 -14 -10
w communicated	-34 -59 -25 -9 125 -8 -10 -6 -7 -7 -6 -6 -6
w communication	103 -30 -11 -6 -7 -8 -13 -5 -7 -11 -7 -8 -4
w communications	73 -15 -14 -5 -6 -4 -9 -3 -6 -6 -4 -3 -4
w community	103 -26 -16 -6 -6 -8 -11 -5 -7 -11 -7 -5 -5
w companies	121 -14 -43 -8 -7 -10 -10 -10 -9 -15 -7 -8 -6
w company	131 -43 0 -9 -9 -12 -15 -7 -10 -37 -8 -9 -7
w company's	78 -29 -10 -7 -8 -10 -13 -6 -9 -29 -9 -7 -9
w compensation	107 -23 -18 -8 -9 -8 -14 -5 -7 -10 -9 -7 -6
w competitive	-26 84 -76 -17 -17 -20 -29 -10 -19 -23 -22 -18 -11
w complaints	106 -16 -38 -7 -8 -7 -7 -5 -6 -8 -7 -5 -5
w complete	-51 101 -21 -27 -30 -27 -42 -16 -25 -28 -20 -26 -17
w completed	-55 -35 -26 -10 122 -9 -19 -6 -9 -12 -8 -11 -6
w completing	-84 -60 -31 121 -18 -13 -30 -8 -14 -20 -13 -13 -10
w completion	116 -18 -50 -10 -9 -10 -12 -8 -8 -13 -15 -6 -7
w complex	-61 131 -29 -16 -17 -21 -26 -10 -17 -28 -14 -12 -12
w compliance	146 -21 -44 -10 -9 -14 -21 -6 -9 -12 -8 -8 -6
w components	100 -16 -28 -8 -7 -9 -12 -6 -8 -11 -6 -7 -5
w comprehensive	-39 94 -57 -13 -13 -20 -23 -8 -16 -19 -23 -16 -10
w computer	187 -54 -51 -9 -9 -17 -31 -4 -9 -16 -7 -5 -5
w computers	102 -20 -26 -7 -7 -8 -9 -6 -7 -11 -8 -7 -7
w concepts	105 -20 -50 -11 -10 -12 -16 -9 -12 -16 -9 -9 -8
w concerns	101 -24 -30 -9 -11 -9 -13 -10 -9 -8 -8 -7 -7
w conditions	90 -22 -16 -7 -7 -9 -17 -5 -7 -8 -7 -6 -6
w conduct	-139 -59 166 -20 -23 -16 -27 -10 -18 -20 -14 -13 -12
w conducted	-38 -55 -17 -7 146 -6 -9 -3 -6 -7 -4 -4 -4
w conducting	-103 -63 -38 115 -20 -14 -28 -8 -16 -19 -13 -13 -10
w conference	106 -32 -41 -11 -12 -13 -22 -8 -10 -14 -9 -8 -8
w conferences	115 -18 -66 -9 -8 -9 -17 -6 -9 -12 -8 -10 -6
w configuration	93 -24 -21 -9 -9 -10 -16 -5 -9 -9 -9 -6 -5
w conflict	126 -83 -67 -19 -20 -11 -22 -8 -15 -16 -13 -10 -11
w consistent	-146 169 -79 -31 -34 -34 -45 -24 -29 -36 -24 -22 -20
w consistently	-35 -34 -32 -12 -14 99 -11 -13 -12 -14 -9 -16 -9
w constantly	-20 -25 -34 -9 -8 99 -9 -10 -8 -12 -6 -11 -6
w construction	115 -28 -20 -7 -7 -6 -15 -4 -7 -9 -9 -5 -4
w consultant	120 -64 -55 -11 -11 -8 -17 -7 -12 -8 -9 -7 -7
w consulting	152 -76 -45 -132 -20 -19 -29 -15 -20 -31 -18 -26 -14
w consumer	101 -50 -19 -8 -8 -13 -17 -7 -10 -16 -8 -6 -6
w contact	156 -28 -50 -9 -7 -9 -12 -5 -7 -12 -8 -8 -7
w content	88 -68 -1 -11 -11 -12 -17 -7 -12 -16 -9 -9 -8
w continuously	-38 -23 -42 -12 -11 99 -13 -20 -13 -14 -8 -12 -8
w contract	177 -80 -118 -15 -16 -13 -27 -9 -17 -20 -14 -10 -10
w contractors	60 -17 -26 -8 -10 -8 -9 -6 -7 -7 -8 -6 -6
w contracts	132 -20 -47 -9 -9 -10 -12 -8 -9 -10 -8 -7 -8
w contribute	-82 -46 88 -14 -16 -16 -9 -9 -8 -14 -12 -12 -9
w control	81 -26 13 -12 -12 -10 -19 -8 -12 -13 -9 -8 -7
w controller	98 -46 -23 -10 -11 -15 -21 -6 -10 -13 -8 -7 -7
w controls	67 -15 -7 -9 -9 -8 -13 -6 -9 -9 -7 -7 -6
w cook	-54 -40 79 -31 -29 -25 -49 -24 -34 -29 -33 -22 -25
w cooking	162 -76 -25 -141 -18 -12 -24 -11 -16 -18 -16 -12 -12
w coordinate	-125 -94 145 -21 -26 -21 -26 -11 -16 -21 -15 -14 -12
w coordinated	-36 -58 -18 -7 145 -5 -9 -3 -6 -6 -5 -4 -5
w coordinating	-97 -18 -34 102 -21 -15 -25 -9 -13 -23 -14 -14 -11
w coordination	100 -19 -22 -9 -10 -10 -14 -5 -7 -9 -9 -6 -5
w coordinator	97 -8 -24 -7 -6 -7 -22 -5 -9 -6 -5 -5 -4
w core	192 -112 -52 -15 -16 -79 -55 -8 -16 -21 -13 -19 -10
w corporate	-53 187 -156 -24 -22 -22 -38 -13 -25 -33 -20 -15 -15
w correct	-117 133 -52 -29 -31 -31 -49 -19 -29 -34 -28 -20 -20
w correspondence	105 -23 -40 -11 -11 -18 -21 -9 -12 -11 -12 -9 -9
w cost	184 -92 -29 -17 -17 -90 -25 -11 -16 -19 -13 -16 -12
w costs	96 -23 -32 -11 -13 -12 -15 -10 -12 -15 -11 -10 -10
w council	72 -24 -29 -9 -9 -7 -17 -5 -8 -7 -6 -5 -6
w counseling	151 -64 -32 -140 -18 -13 -23 -10 -15 -13 -14 -12 -13
w county	82 -23 -16 -11 -10 -7 -22 -6 -13 -13 -22 -6 -6
w course	99 -134 -85 -28 -26 54 -49 -21 -30 -54 -29 -25 -32
w courses	136 -16 -76 -9 -9 -10 -18 -8 -13 -11 -8 -9 -7
w coursework	96 -18 -64 -9 -13 -9 -8 -6 -7 -8 -8 -6 -6
w cpr	69 -19 -20 -8 -11 -7 -7 -4 -6 -7 -5 -5 -5
w create	-103 -83 172 -9 -11 -9 -15 -5 -8 -11 -6 -8 -6
w created	-40 -52 -18 -7 156 -6 -10 -4 -6 -7 -5 -5 -4
w creating	-98 -39 -31 172 -10 -9 -19 -5 -8 -18 -7 -10 -6
w creation	95 -19 -15 -8 -7 -11 -14 -5 -8 -9 -9 -6 -6
w creative	-28 118 -81 -15 -16 -14 -21 -9 -15 -19 -20 -14 -9
w credit	126 -30 -42 -11 -11 -8 -18 -5 -11 -25 -9 -7 -7
w critical	-25 71 -26 -12 -12 -11 -22 -8 -14 -15 -10 -10 -7
w cross	-49 58 52 -26 6 -79 -144 -37 -49 -69 -51 -45 -42
w css	81 -13 -30 -8 -8 -9 -11 -5 -7 -7 -6 -6 -7
w culinary	-27 74 -36 -17 -15 -11 -30 -9 -18 -20 -13 -9 -9
w culture	156 -62 -56 -10 -10 -23 -16 -8 -12 -13 -9 -20 -8
w current	-43 180 -118 -21 -19 -19 -23 -13 -17 -29 -23 -13 -14
w currently	-24 -36 -22 -10 -12 81 -15 -11 -10 -13 -7 -16 -7
w curriculum	106 -38 -14 -8 -8 -10 -11 -6 -9 -11 -7 -6 -6
w customer	138 -41 -24 -9 -8 -16 -18 -7 -11 -17 -7 -8 -6
w customers	138 -16 -46 -7 -6 -9 -9 -6 -6 -14 -6 -7 -5
w cv	72 -15 -22 -9 -9 -12 -9 -6 -7 -12 -7 -8 -6
w cycle	87 -50 -31 -11 -10 -11 -26 -9 -13 -12 -9 -8 -7
w daily	-79 181 -33 -17 -15 -50 -26 -13 -18 -22 -15 -13 -12
w data	102 -20 -14 -6 -6 -8 -11 -4 -7 -11 -5 -5 -4
w database	164 -28 -50 -9 -8 -9 -14 -5 -9 -14 -8 -6 -29
w databases	141 -17 -76 -9 -8 -8 -11 -6 -9 -11 -9 -7 -6
w date	179 -92 -90 -15 -15 -23 -16 -12 -14 -22 -12 -18 -12
w day	152 -40 -50 -8 -8 -19 -12 -6 -8 -12 -9 -15 -7
w days	145 -22 -63 -13 -14 -69 -26 -10 -15 -18 -20 -12 -11
w deadline	157 -82 -92 -17 -18 -23 -30 -12 -16 -36 -31 -19 -15
w deadlines	80 -24 -44 -11 -11 -12 -14 -10 -11 -14 -11 -10 -9
w december	84 -17 -41 -10 -12 -12 -15 -6 -8 -11 -11 -8 -8
w decision	112 -19 -25 -9 -9 -10 -18 -9 -11 -10 -11 -7 -6
w decisions	98 -23 -15 -7 -7 -9 -10 -6 -8 -12 -6 -7 -6
w dedicated	-66 -24 -26 -14 82 -18 -22 -10 -15 -20 -17 -12 -10
w deep	-94 99 -123 -40 -42 52 -49 -31 -42 -63 -40 -36 -32
w degree	191 -55 -31 -12 -10 -18 -15 -9 -12 -12 -45 -11 -8
w deliver	-105 -47 163 -20 -24 -83 -76 -12 -17 -36 -14 -21 -13
w delivered	-53 -60 -24 -12 123 -12 -14 -7 -10 -11 -8 -9 -7
w delivering	-86 -51 -31 133 -13 -16 -22 -7 -11 -26 -10 -13 -8
w delivery	174 -35 -31 -10 -9 -34 -12 -8 -9 -45 -8 -8 -7
w demonstrated	-51 -37 -28 -12 92 -12 -18 -6 -11 -21 -10 -9 -8
w department	164 -66 -36 -5 -5 -8 -9 -4 -5 -7 -5 -7 -4
w departmental	-80 97 -23 -13 -14 -12 -21 -9 -16 -18 -12 -9 -9
w departments	94 -17 -25 -6 -6 -9 -10 -6 -8 -8 -7 -6 -6
w deployment	132 -79 -55 -12 -11 -14 -16 -8 -11 -13 -10 -10 -8
w deposits	139 -22 -60 -14 -12 -11 -16 -9 -13 -32 -11 -9 -12
w description	101 -10 -13 -9 -6 -9 -15 -6 -8 -9 -8 -9 -6
w design	167 -50 -28 -14 -13 -17 -20 -14 -15 -20 -11 -13 -9
w designed	-46 -43 -23 -11 119 -11 -15 -7 -9 -10 -8 -9 -7
w designer	60 -17 -20 -6 -6 -8 -12 -4 -6 -6 -5 -5 -4
w designers	94 -21 -44 -10 -9 -11 -15 -9 -12 -15 -9 -9 -7
w designing	-119 -18 -27 133 -14 -13 -17 -8 -11 -20 -11 -11 -10
w designs	86 -30 -38 -17 -19 -18 -25 -14 -17 -19 -14 -14 -13
w desk	82 -19 -27 -9 -11 -6 -17 -6 -11 -17 -7 -6 -6
w desktop	134 -107 -75 -22 -21 -16 -27 -17 -24 -25 -19 -15 -19
w detail	87 -105 35 -25 -27 -33 -31 -19 -20 -27 -23 -21 -20
w detailed	-11 161 -34 -27 -175 -35 -41 -22 -34 -36 -23 -22 -21
w determine	-99 -78 136 -18 -20 -18 -20 -12 -14 -24 -24 -12 -11
w determined	-41 -59 -26 -11 119 -11 -14 -7 -9 -11 -8 -9 -7
w develop	-75 -34 163 -10 -10 -13 -16 -9 -11 -14 -7 -10 -7
w developed	-46 -32 -26 -10 142 -10 -13 -6 -8 -10 -7 -9 3
w developer	173 -75 -23 -10 -9 -20 -48 -7 -12 -16 -8 -10 -8
w developers	102 -21 -43 -10 -10 -12 -12 -11 -10 -21 -8 -10 -7
w developing	-73 -27 -28 133 -12 -13 -24 -7 -11 -26 -11 -12 -8
w development	160 -71 -28 -6 -6 -8 -11 -5 -8 -9 -5 -5 -4
w devices	97 -15 -37 -8 -7 -10 -16 -7 -9 -9 -7 -8 -6
w devops	112 -23 -61 -8 -7 -9 -12 -5 -8 -17 -7 -5 -6
w different	-170 211 -59 -18 -15 -20 -28 -11 -19 -34 -20 -14 -12
w digital	-21 74 -24 -15 -14 -14 -29 -8 -18 -22 -12 -10 -9
w dining	149 -80 -26 -134 -18 -13 -41 -11 -22 -24 -18 -14 -12
w diploma	75 -11 -16 -7 -7 -7 -15 -4 -8 -7 -5 -6 -4
w direct	-113 137 -127 -31 -32 38 -46 -17 -29 -36 -25 -20 -19
w directed	-30 -56 -22 -9 135 -7 -14 -5 -7 -7 -6 -6 -6
w direction	110 -23 -18 -8 -8 -10 -14 -6 -7 -10 -9 -7 -6
w directly	-35 -34 -25 -11 -11 85 -17 -10 -12 -13 -8 -11 -7
w director	98 -8 -40 -5 -5 -6 -12 -3 -5 -5 -4 -5 -4
w disability	91 -27 -13 -7 -6 -7 -9 -5 -7 -8 -5 -5 -4
w disciplinary	-96 111 -33 -15 -15 -22 -29 -10 -21 -29 -14 -12 -11
w discipline	126 -82 -87 -18 -17 -17 -24 -15 -19 -21 -30 -14 -13
w discrepancies	106 -21 -36 -8 -9 -11 -12 -9 -10 -11 -9 -8 -8
w dislikes	194 -28 -144 -17 -19 -21 -19 -12 -12 -24 -23 -18 -16
w distributed	-78 -14 -26 -18 66 -20 -27 -12 -21 -31 -16 -14 -12
w distribution	100 -22 -19 -8 -8 -7 -16 -5 -8 -8 -12 -6 -5
w district	120 -98 -56 -20 -19 -17 -23 -11 -17 -22 -18 -13 -12
w diverse	-118 164 -81 -19 -21 -41 -33 -12 -20 -43 -19 -14 -22
w diversity	113 -26 -20 -8 -8 -10 -11 -6 -7 -16 -8 -7 -6
w do	-68 -31 1 -22 -22 -36 -39 -16 -21 -30 -18 126 -17
w docker	79 -22 -19 -7 -7 -13 -20 -5 -9 -14 -6 -6 -5
w document	75 -115 36 -26 -27 -25 -39 -16 -23 -28 -20 -24 -17
w documentation	113 -17 -20 -9 -8 -11 -15 -8 -10 -10 -9 -8 -6
w documented	-49 -82 -21 -12 135 -13 -22 -5 -11 -14 -8 -8 -7
w documents	108 -14 -25 -7 -7 -9 -10 -6 -8 -13 -6 -7 -5
w done	-122 -76 161 -57 -64 -75 -60 -48 -53 -116 -130 -51 -44
w down	-107 -128 -132 -38 -36 -39 149 -33 -45 -44 -36 -34 -32
w drive	170 -174 8 -28 -29 -33 -49 -17 -25 -34 -33 -46 -21
w driven	-113 -65 -36 -26 179 -100 -44 -18 -31 -28 -60 -28 -18
w drives	126 -27 -103 -30 -26 -33 -56 -34 -33 -52 -20 -38 -20
w driving	-61 5 -31 72 -20 -19 -39 -13 -21 -32 -16 -20 -13
w drug	80 -40 -42 -17 -18 -16 -32 -10 -19 -24 -15 -13 -11
w due	-85 123 -69 -33 -33 -30 -41 -24 -32 -31 -32 -24 -22
w during	-174 -90 -64 -245 -32 -35 306 -25 -44 -41 -26 -39 -24
w duties	106 -12 -27 -6 -7 -8 -8 -7 -7 -10 -6 -6 -5
w dynamic	-90 124 -17 -8 -10 -18 -12 -6 -9 -12 -8 -8 -7
w e	14 -59 -40 6 -27 -28 -45 -20 -30 -39 -30 -26 80
w each	-137 -62 -102 -17 -15 -20 -34 -10 -19 245 -17 -13 -10
w education	115 -20 -20 -7 -9 -7 -13 -5 -8 -9 -8 -6 -5
w effective	-19 111 -74 -14 -16 -18 -26 -9 -17 -18 -20 -15 -10
w effectively	-41 -51 -46 -11 -13 125 -10 -14 -11 -11 -8 -9 -7
w efficiency	81 -17 -13 -8 -7 -7 -10 -5 -7 -8 -6 -5 -5
w efficient	-155 182 -70 -23 -25 -26 -41 -15 -24 -29 -19 -17 -16
w efficiently	-45 -45 -41 -15 -17 94 -15 -12 -12 -14 -11 -11 -10
w efforts	127 -17 -50 -10 -10 -12 -18 -9 -13 -12 -9 -9 -8
w electrical	-6 60 -32 -17 -17 -12 -23 -10 -18 -17 -13 -10 -10
w electronic	-34 86 -35 -19 -19 -15 -28 -10 -20 -24 -17 -12 -12
w electronics	62 -18 -14 -6 -7 -5 -9 -3 -6 -7 -5 -4 -4
w elementary	-29 65 -42 -23 -22 -19 -32 -12 -21 -25 -18 -14 -14
w email	37 -132 38 -30 -25 -34 -45 -21 -24 -37 -28 -23 -21
w emergency	75 -28 -14 -7 -8 -4 -10 -3 -6 -8 -5 -3 -4
w employee	121 -28 -23 -7 -6 -7 -12 -4 -8 -9 -9 -6 -4
w employees	137 -18 -42 -8 -8 -11 -13 -8 -8 -14 -8 -9 -7
w employer	102 -29 -35 -12 -10 -23 -34 -12 -13 -14 -8 -11 -8
w employment	161 -92 -31 -10 -9 -10 -15 -6 -9 -19 -9 -7 -6
w enable	-90 -133 150 -30 -31 -34 -60 -17 -28 -37 -22 -40 -20
w encourage	-110 -68 124 -20 -24 -32 -31 -11 -17 -23 -15 -32 -12
w encouraged	-32 -63 -28 -13 114 -13 -13 -6 -8 -13 -8 -8 -7
w end	193 -41 -46 -20 -18 -20 -25 -12 -47 -25 -17 -15 -13
w energetic	-73 91 -33 -18 -21 -18 -15 -11 -12 -19 -12 -13 -11
w energy	73 -33 -16 -9 -9 -9 -15 -7 -10 -14 -8 -7 -6
w engaged	-54 -30 -35 -17 91 -19 -20 -13 -16 -15 -14 -14 -11
w engagement	115 -74 -42 -11 -12 -12 -14 -7 -11 -22 -8 -10 -7
w engineer	90 -16 -4 -8 -7 -17 -23 -5 -10 -13 -6 -8 -6
w engineering	210 -60 -18 -118 -9 -8 -17 -6 -10 -16 -8 -10 -6
w engineers	86 -18 -6 -10 -9 -12 -14 -9 -11 -18 -8 -10 -7
w english	57 71 -121 -23 -20 -28 -26 -16 -19 -31 -18 -18 -17
w enjoy	-56 -27 87 -17 -18 -22 -29 -15 -18 -22 -13 -33 -13
w ensure	-125 -49 216 -11 -12 -18 -19 -7 -11 -15 -7 -17 -7
w ensured	52 -90 -45 -21 33 -17 -29 -11 -18 -18 -14 -14 -13
w ensuring	-94 -35 -26 153 -11 -12 -29 -7 -11 -18 -8 -11 -7
w enterprise	168 -73 -104 -13 -13 -20 -26 -8 -15 -32 -12 -9 -15
w entire	-165 181 -94 -21 -18 -32 -35 -14 -23 -35 -23 -26 -15
w entries	86 -9 -25 -6 -5 -6 -10 -5 -7 -5 -5 -5 -4
w entry	82 -34 -16 -8 -7 -6 -12 -6 -8 -8 -6 -5 -4
w environment	162 -62 -23 -6 -6 -11 -14 -6 -9 -8 -6 -8 -6
w environments	103 -13 -28 -6 -6 -9 -14 -6 -9 -9 -6 -7 -5
w equipment	165 -65 -28 -8 -8 -9 -11 -6 -9 -9 -7 -7 -6
w equivalent	88 -61 -59 -20 -21 -29 -25 -14 -15 -28 -15 -16 -13
w establish	-99 -92 118 -22 -31 -20 -25 -15 -20 -22 -16 -17 -15
w established	-53 -9 -39 -17 93 -20 -26 -11 -17 -23 -15 -14 -12
w etc	-94 -37 -40 -27 -24 -27 -39 -23 -31 -28 -25 -24 162
w evaluate	-111 -84 120 -22 -23 -29 -37 -10 -17 -24 -15 -15 -14
w evaluated	-35 -74 -24 -10 119 -6 -13 -4 -7 -8 -6 -6 -6
w evaluation	97 -20 -27 -10 -9 -8 -17 -7 -9 -9 -10 -6 -5
w event	99 -63 -38 -11 -12 -12 -18 -9 -12 -14 -10 -10 -8
w events	105 -13 -33 -7 -6 -7 -9 -5 -7 -9 -6 -5 -5
w every	-172 -101 -62 -28 -27 -74 -67 -19 -34 218 -29 -23 -19
w everyone	-122 -78 -102 -41 -40 -60 -57 -35 -40 151 -120 -41 -33
w everything	-88 -47 -24 142 -13 -35 -35 -12 -19 -35 -12 -19 -11
w excel	-9 -32 79 -22 -20 -16 -21 -13 -17 -21 -17 -14 -14
w excellence	107 -22 -49 -12 -10 -19 -17 -9 -10 -19 -10 -11 -7
w excellent	-118 207 -67 -16 -21 -25 -26 -11 -18 -29 -13 -14 -11
w exceptional	-22 75 -27 -11 -14 -16 -21 -7 -13 -18 -10 -9 -8
w exchange	105 -34 -25 -16 -13 -25 -26 -7 -14 -24 -12 -11 -9
w exciting	-113 155 -55 -139 -32 -39 -47 -22 -30 -51 -27 -41 -23
w executed	-39 -71 -22 -9 130 -7 -12 -5 -8 -9 -7 -6 -6
w execution	112 -19 -30 -8 -8 -9 -15 -6 -8 -11 -9 -6 -5
w executive	197 -149 -83 -13 -14 -10 -19 -6 -12 -15 -18 -12 -9
w existing	-173 71 -51 50 -24 -23 -46 -16 -26 -42 -23 -22 -17
w expectations	88 -18 -21 -8 -8 -8 -11 -6 -8 -8 -7 -6 -7
w expected	-42 -38 -26 -13 89 -16 -12 -10 -9 -16 -10 -11 -8
w expense	88 -66 -26 -16 -16 -12 -24 -9 -17 -25 -14 -10 -18
w expenses	120 -20 -82 -11 -11 -10 -14 -8 -11 -12 -9 -8 -8
w experience	104 -28 39 -17 -18 -36 -28 -12 -14 -21 -12 -16 -11
w experienced	-64 -45 -25 -15 117 -17 -24 -10 -15 -25 -15 -13 -11
w expert	84 -1 -60 -16 -17 -23 -27 -12 -19 -21 -15 -14 -12
w expertise	200 -41 -106 -12 -12 -22 -15 -9 -11 -22 -11 -9 -15
w extensive	-24 108 -74 -14 -16 -16 -23 -9 -14 -22 -20 -15 -9
w external	-66 108 -19 -9 -9 -8 -14 -4 -8 -13 -7 -5 -5
w f	86 -18 -16 -8 -6 -6 -13 -4 -7 -9 -7 -5 -4
w facilitate	-103 -85 127 -21 -25 -22 -31 -12 -22 -24 -16 -15 -13
w facilitated	16 -87 -40 -17 39 -12 -24 -8 -14 -15 -11 -10 -9
w facilities	100 -15 -46 -8 -8 -9 -11 -6 -8 -9 -7 -7 -6
w facility	110 -27 -34 -8 -8 -7 -15 -5 -9 -10 -9 -5 -5
w faculty	72 -24 -16 -8 -8 -7 -11 -5 -7 -9 -9 -5 -5
w family	174 -118 -56 -28 -30 -163 -43 -21 -30 -35 -26 -27 -22
w fashion	102 -22 -16 -8 -9 -8 -15 -5 -9 -8 -12 -6 -7
w fast	-150 -132 -48 -20 -21 202 -32 -17 -22 -25 -18 -21 -17
w features	108 -27 -65 -14 -14 -18 -15 -17 -16 -21 -12 -14 -11
w february	142 -102 -53 -17 -22 -19 -20 -12 -14 -22 -23 -16 -14
w federal	-21 68 -37 -19 -19 -14 -22 -10 -16 -19 -16 -11 -11
w feedback	191 -36 -78 -14 -14 -78 -19 -12 -15 -17 -14 -12 -12
w field	176 -50 -105 -11 -12 -16 -20 -12 -15 -18 -12 -22 -10
w file	-88 -156 174 -39 -37 -47 -128 -32 -47 -46 -38 -38 -34
w files	112 -14 -36 -7 -7 -7 -10 -6 -8 -8 -7 -6 -6
w filing	160 -60 -29 -143 -20 -16 -25 -11 -17 -20 -17 -14 -14
w final	-46 82 -29 -11 -10 -9 -18 -7 -12 -15 -10 -8 -7
w finance	98 -20 -28 -7 -7 -12 -15 -4 -7 -11 -6 -5 -5
w financial	-25 111 -18 -10 -9 -8 -17 -5 -12 -14 -8 -6 -6
w find	-81 -32 127 -20 -21 -23 -63 -12 -41 -21 -14 -22 -13
w fire	117 -65 -96 -21 -23 -24 -29 -15 -21 -29 -18 -22 -13
w firm	51 -13 -99 -29 -26 16 -46 -31 -38 -37 -28 -31 -24
w first	-58 102 -50 -23 -21 35 -42 -17 -23 -29 -20 -23 -17
w fitness	156 -52 -65 -8 -9 -15 -16 -5 -9 -12 -8 -6 -6
w five	-150 -181 -113 -50 -49 -53 -75 -36 -52 -67 197 -54 -39
w fixed	-92 -17 -41 -28 93 -22 -42 -14 -27 -35 -23 -19 -18
w flexible	11 62 -49 -17 -16 -22 -32 -15 -17 -23 -13 -16 -12
w floor	141 -91 -44 -25 -26 -21 -60 -18 -34 -25 -22 -18 -16
w flow	182 -66 -110 -22 -15 -31 -65 -13 -21 -15 -14 -13 -14
w fluent	-132 150 -102 -37 -44 -44 -28 -20 -23 -36 -26 -27 -23
w focus	-34 -96 131 -33 -32 -40 -35 -23 -42 -59 -28 -30 -23
w focused	-60 -64 -25 -14 141 -9 -16 -8 -12 -13 -9 -9 -7
w follow	-145 -101 179 -28 -31 -66 -78 -24 -27 -31 -29 -25 -28
w followed	-39 -39 -31 -14 97 -17 -23 -8 -11 -12 -10 -10 -9
w following	-49 73 -33 20 -21 -29 -51 -16 -24 -34 -23 -29 -18
w food	172 -67 -19 -7 -7 -13 -11 -5 -7 -10 -7 -5 -5
w for	-51 -20 -19 -9 -7 -15 181 -7 -17 -14 -7 -9 -6
w force	101 -18 -52 -11 -10 -11 -26 -7 -13 -11 -9 -8 -6
w forecasting	-102 -57 -25 126 -15 -11 -21 -10 -16 -14 -12 -12 -12
w form	117 -32 -80 -21 -20 -24 -39 -16 -22 -24 -16 -26 -15
w forms	153 -21 -76 -13 -12 -11 -18 -9 -14 -11 -11 -9 -10
w forward	-130 -133 -83 -43 -43 165 -99 -48 -47 -56 -35 -42 -39
w found	-98 -103 141 -55 -70 -60 -83 -36 -72 -55 -42 -44 -37
w four	-154 -105 -84 -54 -53 -55 -71 -36 -52 -176 197 -44 -40
w framework	99 -17 -45 -8 -7 -10 -14 -6 -10 -10 -7 -7 -6
w frameworks	114 -33 -87 -19 -17 -21 -27 -15 -20 -23 -15 -18 -14
w free	-108 149 -85 -49 -48 4 -69 -34 -50 -61 -114 -40 -34
w friendly	-85 162 -39 -23 -26 -149 -29 -17 -22 -24 -20 -17 -18
w from	-59 -19 -17 -8 -7 -9 178 -5 -10 -13 -6 -8 -5
w frontend	137 -55 -92 -18 -17 -20 -26 -13 -49 -29 -18 -15 -14
w full	-39 143 -76 -24 -22 26 -39 -16 -23 -52 -23 -30 -17
w fun	90 -47 -19 -21 -23 -34 -30 -21 -23 -36 -18 -23 -17
w functional	-21 63 -33 -15 -14 -14 -24 -10 -16 -20 -13 -10 -11
w functions	82 -11 -16 -7 -6 -8 -10 -6 -8 -10 -6 -6 -5
w funds	134 -22 -87 -15 -14 -17 -23 -12 -16 -18 -16 -13 -17
w further	-98 112 11 -34 -33 21 -73 -43 -58 -100 -29 -33 -28
w future	-143 182 -98 -22 -23 -47 -36 -18 -23 -38 -24 -38 -18
w g	32 -43 -45 -31 -27 -33 -41 -23 -30 -34 -30 -30 68
w games	116 -25 -68 -11 -11 -12 -25 -8 -11 -14 -10 -9 -8
w gender	144 -53 -42 -12 -11 -17 -62 -9 -21 -21 -10 -10 -8
w general	-16 74 10 -17 -14 -15 -21 -9 -14 -24 -14 -11 -10
w generation	84 -22 -14 -8 -8 -10 -19 -6 -10 -11 -10 -7 -5
w get	-108 -22 137 -15 -17 -28 -30 -12 -15 -19 -11 -27 -16
w give	-74 -113 130 -22 -24 -32 -33 -12 -16 -23 -27 -41 -13
w global	12 63 -21 -15 -12 -15 -25 -8 -15 -24 -13 -11 -10
w go	-87 -43 111 -26 -27 -36 -33 -20 -25 -34 -25 -26 -20
w goal	110 -73 -35 -12 -13 -17 -15 -10 -12 -16 -10 -14 -9
w goals	85 -12 -14 -5 -6 -5 -10 -4 -7 -8 -5 -5 -4
w going	-43 -65 -34 82 -21 -19 -25 -13 -17 -30 -18 -22 -13
w good	-166 147 -64 -25 -29 63 -38 -18 -26 -41 -21 -21 -18
w government	144 -91 -40 -11 -9 -8 -15 -5 -10 -13 -8 -6 -6
w gpa	90 -13 -14 -7 -8 -5 -8 -4 -5 -5 -7 -4 -8
w grade	156 -58 -119 -21 -23 -16 -54 -11 -23 -26 -23 -14 -18
w graduate	118 -58 -96 -19 -18 -16 -31 -12 -19 -21 -17 -12 -12
w graphic	69 -45 -26 -14 -15 -9 -16 -10 -14 -18 -12 -8 -8
w great	-44 157 -72 -19 -20 -23 -55 -12 -20 -59 -16 -15 -13
w group	111 -23 0 -9 -8 -11 -38 -7 -11 -11 -8 -8 -6
w grow	-97 -35 121 -22 -22 -49 -33 -15 -18 -22 -14 -20 -16
w growth	137 -37 -24 -10 -10 -14 -40 -6 -10 -16 -8 -8 -7
w guest	153 -133 -77 -19 -21 -37 -35 -12 -20 -24 -18 -14 -13
w guests	127 -30 -67 -13 -13 -15 -24 -9 -11 -19 -13 -11 -9
w guidance	108 -24 -45 -11 -11 -17 -18 -7 -10 -11 -9 -8 -7
w guidelines	111 -13 -41 -7 -7 -7 -9 -6 -8 -9 -6 -6 -5
w had	-86 -67 -45 -47 -56 -72 -63 -39 -49 -54 -45 116 -39
w hand	153 -88 -54 -50 -46 -52 -47 -33 -142 -57 -45 -38 -33
w handle	-118 -72 137 -29 -32 -31 -41 -16 -23 -27 -20 -24 -18
w handled	-44 -76 -29 -12 140 -10 -22 -6 -10 -10 -7 -10 -7
w handling	-80 -47 -24 131 -12 -12 -25 -7 -14 -16 -10 -11 -8
w hands	87 -34 -39 -17 -20 -18 -17 -11 -11 -18 -16 -12 -12
w hard	-128 143 -83 -34 -34 -9 -82 -30 -33 -43 -28 -29 -26
w hardware	162 -50 -63 -13 -12 -15 -17 -8 -12 -14 -11 -42 -10
w has	-93 -32 -44 -24 -23 -55 -79 -20 -28 -31 -18 186 -16
w have	-37 -35 -102 -13 -13 -20 -26 -9 -12 -16 -11 218 -9
w head	143 -46 -104 -17 -18 -69 -24 -10 -15 -21 -14 -20 -12
w health	136 -32 -18 -8 -7 -8 -32 -5 -9 -14 -6 -5 -5
w healthcare	160 -67 -72 -13 -15 -18 -17 -8 -12 -23 -11 -46 -9
w help	-28 -27 105 -13 -13 -15 -24 -17 -14 -17 -9 -15 -9
w helped	-48 -35 -26 -11 143 -10 -14 -19 -11 -12 -8 -9 -7
w helping	-85 -48 -40 125 -16 -15 -32 -20 -14 -19 -13 -16 -10
w here	-149 -89 -76 -34 -32 189 -54 -28 -37 -91 -34 -109 -28
w high	-30 114 -39 -16 -14 51 -45 -9 -16 -27 -15 -11 -10
w highest	-95 112 -39 -13 -15 -49 -32 -10 -17 -23 -13 -15 -11
w highlights	-151 -32 192 -21 -28 -17 -14 -14 -14 -15 -18 -15 -20
w highly	-40 -93 -20 -9 -11 144 -11 -7 -10 -16 -8 -11 -7
w hire	-31 -123 104 -23 -25 -25 -33 -16 -28 -27 -22 -31 -18
w hired	-55 -49 -24 -14 102 -12 -18 -9 -12 -13 -13 -10 -11
w hires	-157 -48 169 -20 -24 -23 -24 -23 -25 -23 -26 -21 -21
w hiring	-148 -59 -17 181 -10 -8 -17 -5 -10 -11 -9 -7 -7
w history	120 -64 -19 -11 -9 -13 -21 -8 -10 -11 -8 -9 -7
w home	93 -58 -36 -33 -32 48 -43 -21 -31 -124 -29 -26 -23
w hospital	147 -136 -33 -16 -15 -15 -22 -9 -14 -21 -16 -12 -11
w hotel	76 -37 -41 -11 -12 -11 -16 -7 -11 -14 -12 -8 -8
w hours	130 -19 -27 -8 -8 -16 -22 -6 -9 -14 -11 -7 -7
w house	150 -58 -62 -21 -19 -22 -49 -14 -18 -44 -19 -16 -23
w how	-115 -59 -71 -22 -22 188 -46 -16 -21 -34 -21 -19 -18
w hr	80 -13 -19 -6 -6 -4 -9 -2 -5 -8 -5 -3 -3
w html	69 -15 -15 -7 -7 -6 -10 -4 -7 -7 -5 -5 -5
w human	-15 114 -44 -20 -21 -16 -29 -11 -20 -41 -18 -17 -13
w i	-43 -25 -36 -20 -22 -21 -21 -21 -21 143 -16 -21 38
w ideas	148 -61 -28 -15 -16 -29 -43 -13 -16 -20 -13 -24 -11
w identified	-71 -65 -31 -15 108 -15 -17 -9 -13 -14 -11 -11 -11
w identify	-54 -21 110 -12 -12 -14 -17 -11 -13 -15 -8 -10 -8
w identity	87 -39 -10 -7 -6 -7 -15 -5 -10 -10 -6 -5 -4
w if	-48 -19 -34 -12 -12 -27 144 -8 -14 -18 -9 -19 -9
w ii	61 -6 -13 -8 -7 -5 -17 -4 -8 -7 -8 -5 -5
w impact	143 -64 -91 -19 -19 -23 -37 -12 -22 -24 -17 -19 -14
w implement	-198 -152 240 -34 -40 -41 -45 -25 -31 -40 -24 -27 -22
w implementation	115 -21 -28 -8 -7 -11 -12 -5 -8 -10 -8 -6 -5
w implemented	-34 -58 -22 -9 137 -7 -13 -5 -7 -8 -6 -7 -6
w implementing	-99 -44 -27 156 -12 -11 -20 -6 -9 -15 -8 -11 -7
w important	-99 134 -96 -26 -32 -35 -32 -17 -21 -32 -22 -21 -17
w improve	-96 -46 155 -14 -14 -12 -58 -7 -12 -17 -11 -15 -8
w improved	-55 -35 -40 -19 90 -15 -25 -11 -18 -23 -15 -11 -12
w improvement	145 -81 -26 -10 -8 -9 -14 -9 -10 -13 -8 -7 -6
w improvements	98 -18 -27 -9 -8 -9 -11 -6 -9 -13 -8 -6 -6
w improving	-93 -59 -40 133 -14 -11 -26 -6 -11 -19 -10 -12 -8
w in	-49 -21 -22 -8 -7 -11 167 -5 -10 -12 -6 -8 -5
w include	-128 -33 181 -16 -14 -16 -50 -12 -20 -17 -13 -15 -13
w included	-27 -37 -23 -11 130 -10 -29 -10 -15 -11 -8 -11 -7
w includes	-132 -39 147 -24 -28 -27 -60 -19 -31 -32 -20 -35 -18
w including	-90 -30 -13 199 -6 -7 -24 -6 -12 -13 -6 -10 -5
w inclusion	115 -31 -54 -14 -17 -14 -12 -7 -7 -13 -11 -10 -7
w income	137 -77 -78 -19 -19 -20 -26 -12 -22 -70 -17 -12 -13
w incoming	-140 184 -47 -171 -33 -29 -67 -23 -38 -46 -34 -28 -25
w increase	47 -62 62 -29 -30 -25 -42 -13 -20 -35 -23 -19 -72
w increased	-58 -40 -29 -15 96 -11 -22 -7 -13 -22 -13 -9 -9
w increasing	-110 21 -28 63 -21 -18 -45 -12 -22 -37 -20 -19 -14
w independent	-126 145 -69 -24 -25 -31 -41 -15 -25 -36 -23 -19 -17
w independently	-42 -46 -21 -12 -13 76 -23 -9 -11 -14 -10 -10 -9
w individual	-25 77 -28 -12 -12 -11 -19 -7 -12 -18 -11 -9 -8
w individuals	83 -16 -28 -6 -6 -7 -7 -5 -5 -11 -6 -5 -4
w industry	131 -36 -31 -8 -8 -14 -14 -6 -9 -15 -7 -10 -7
w influence	13 -56 50 -35 -32 -44 -60 -18 -27 -33 -24 -25 -21
w information	111 -26 -17 -7 -8 -12 -17 -8 -9 -13 -8 -7 -7
w infrastructure	168 -71 -103 -12 -11 -23 -20 -9 -13 -16 -9 -23 -8
w initiatives	159 -18 -99 -12 -12 -14 -15 -11 -14 -25 -10 -12 -9
w innovation	117 -30 -21 -9 -9 -11 -13 -6 -8 -13 -8 -7 -5
w innovative	-61 136 -61 -10 -11 -16 -19 -7 -11 -19 -15 -12 -7
w input	111 -51 -56 -31 -33 -41 -66 -23 -42 -31 -25 -23 -23
w inquiries	120 -12 -75 -8 -7 -7 -9 -6 -7 -8 -7 -5 -5
w inspection	86 -15 -16 -7 -7 -7 -14 -5 -7 -8 -10 -5 -5
w inspections	82 -13 -16 -7 -7 -5 -10 -5 -7 -6 -6 -5 -5
w installation	101 -20 -22 -7 -7 -7 -11 -4 -6 -7 -8 -5 -5
w installed	-57 -93 -31 -15 133 -13 -19 -9 -13 -15 -12 -10 -10
w institute	113 -29 -89 -9 -8 -9 -10 -6 -9 -8 -7 -6 -6
w instruction	100 -18 -15 -8 -7 -7 -15 -5 -8 -8 -10 -5 -6
w instructor	67 -20 -36 -11 -10 -13 -31 -8 -16 -12 -10 -10 -8
w insurance	113 -18 -29 -7 -7 -11 -17 -4 -8 -8 -6 -5 -4
w integrated	-73 6 -29 -16 53 -14 -28 -10 -16 -21 -12 -13 -11
w integration	103 -18 -16 -7 -7 -7 -17 -5 -9 -9 -8 -5 -5
w integrity	94 -27 -19 -9 -10 -9 -11 -7 -8 -10 -9 -7 -6
w intelligence	81 -14 -28 -6 -6 -8 -22 -4 -9 -7 -6 -5 -5
w interest	163 -120 -56 -22 -24 -69 -27 -16 -17 -24 -17 -24 -16
w interested	-5 137 -57 -29 -131 -37 -34 -19 -23 -33 -25 -36 -21
w interests	135 -20 -75 -10 -14 -13 -15 -7 -8 -13 -9 -13 -9
w interface	101 -19 -81 -14 -14 -13 -17 -8 -11 -14 -10 -9 -8
w internal	-44 100 -25 -9 -9 -10 -16 -6 -10 -14 -8 -7 -6
w internet	130 -66 -49 -15 -15 -15 -20 -9 -14 -17 -13 -10 -36
w interpersonal	-62 78 -18 -10 -12 -7 -14 -6 -10 -10 -8 -6 -7
w interviews	107 -18 -38 -10 -10 -10 -10 -7 -8 -19 -9 -8 -7
w into	-53 -23 -25 -10 -9 -13 166 -24 -14 -15 -7 -10 -6
w inventory	159 -101 -4 -9 -9 -9 -13 -6 -9 -12 -8 -6 -7
w investment	119 -91 -31 -10 -9 -8 -14 -5 -10 -15 -8 -7 -6
w invoices	101 -19 -36 -7 -8 -7 -11 -6 -7 -8 -6 -6 -6
w involved	-41 180 -77 -43 -174 -47 -44 -30 -36 -40 -32 -34 -27
w is	-60 -12 -26 -11 -9 -14 -27 -7 -13 -19 -7 214 -7
w issues	88 -18 1 -8 -8 -11 -14 -7 -10 -11 -7 -9 -7
w it	-135 -16 -34 -9 -9 -12 -14 -9 -11 216 -8 -9 -7
w items	111 -16 -20 -8 -8 -11 -14 -7 -10 -11 -8 -7 -6
w its	-170 -98 -110 -37 -34 -36 -55 -19 -32 212 -33 -24 -22
w january	198 -98 -33 -11 -14 -11 -12 -7 -8 -13 -13 -9 -9
w java	89 -16 -14 -6 -6 -6 -12 -4 -7 -12 -6 -5 -4
w javascript	114 -26 -39 -9 -7 -8 -14 -6 -10 -13 -8 -7 -6
w job	101 -25 -10 -6 -6 -10 -11 -4 -6 -12 -5 -6 -4
w jobs	69 -23 -28 -11 -11 -13 -16 -9 -12 -21 -13 -10 -8
w join	-65 -30 136 -16 -16 -17 -82 -7 -13 -19 -12 -19 -11
w journal	142 -130 -27 -19 -12 -8 -22 -7 -15 -16 -13 -8 -8
w js	85 -15 -15 -7 -6 -7 -12 -5 -8 -9 -6 -6 -5
w july	155 -46 -39 -17 -22 -110 -19 -11 -13 -16 -19 -14 -14
w june	119 -21 -41 -11 -13 -10 -12 -7 -8 -16 -22 -9 -9
w just	-108 -133 -102 -48 -45 171 -74 -45 -43 -56 -45 -114 -36
w keep	-73 -83 122 -22 -26 -39 -34 -13 -20 -21 -16 -21 -14
w keeping	-78 -44 -33 120 -13 -12 -29 -8 -14 -16 -11 -13 -9
w kept	-97 -88 127 -28 -39 -23 -51 -15 -23 -25 -17 -24 -18
w key	-80 146 -10 -16 -19 -18 -27 -11 -17 -44 -15 -13 -11
w kitchen	208 -59 -15 -13 -56 -97 -26 -9 -15 -18 -19 -12 -9
w know	-47 -37 116 -20 -23 -121 -38 -18 -23 -26 -19 -38 -19
w knowledge	120 -21 -35 -7 -7 -11 -8 -6 -6 -10 -6 -6 -5
w kubernetes	104 -11 -74 -8 -7 -8 -14 -6 -9 -13 -6 -8 -6
w lab	72 -37 -25 -16 -16 -18 -26 -12 -20 -20 -14 -13 -12
w labor	105 -49 -19 -14 -15 -10 -38 -7 -17 -13 -11 -8 -8
w language	125 -41 -63 -9 -9 -13 -18 -7 -12 -16 -9 -9 -7
w languages	120 -16 -51 -7 -7 -7 -9 -6 -7 -9 -6 -6 -6
w large	-154 123 -75 -30 -27 83 -39 -20 -30 -50 -29 -23 -20
w largest	-99 123 -61 -23 -20 -65 -42 -17 -26 -26 -18 -24 -16
w law	127 -36 -36 -10 -9 -15 -19 -9 -14 -15 -9 -10 -9
w laws	108 -24 -66 -12 -14 -11 -14 -9 -13 -10 -11 -8 -9
w layout	147 -56 -69 -34 -34 -76 -132 -25 -54 -34 -30 -25 -28
w lead	-66 -54 159 -18 -20 -73 -26 -14 -19 -23 -15 -25 -14
w leader	141 -29 -28 -8 -7 -15 -34 -6 -9 -8 -6 -7 -5
w leaders	95 -26 -49 -14 -14 -16 -13 -8 -11 -16 -9 -9 -7
w leadership	98 -18 -26 -6 -7 -5 -8 -4 -6 -7 -5 -4 -4
w leading	-36 15 -32 67 -19 -34 -39 -13 -24 -37 -20 -23 -15
w learn	-66 -45 103 -15 -15 -21 -19 -11 -13 -17 -10 -13 -10
w learner	96 -34 -44 -16 -19 -20 -20 -12 -16 -15 -15 -11 -12
w learning	-13 -92 -32 83 -17 -17 -28 -12 -18 -26 -15 -17 -2
w least	-96 -78 -31 -32 -24 122 -46 -18 -24 -58 -31 -29 -24
w leave	-53 -103 132 -40 -36 -41 -62 -35 -50 -51 -49 -128 -33
w led	-49 -90 -29 -12 134 -10 -18 -6 -10 -11 -8 -9 -7
w ledger	113 -53 -21 -6 -8 -10 -15 -5 -9 -8 -7 -5 -6
w legal	-33 85 -40 -23 -22 -17 -29 -13 -21 -22 -18 -14 -15
w lesson	78 -18 -18 -6 -6 -3 -11 -3 -6 -7 -5 -3 -3
w lessons	97 -20 -23 -9 -8 -9 -14 -7 -11 -11 -8 -7 -6
w level	110 -17 -25 -8 -6 -8 -16 -6 -9 -9 -6 -7 -5
w levels	119 -20 -36 -6 -6 -10 -11 -6 -8 -8 -8 -6 -6
w liaison	70 -22 -19 -9 -13 -12 -12 -6 -7 -11 -10 -7 -6
w life	115 -40 -36 -9 -9 -11 -15 -6 -10 -15 -8 -7 -6
w like	-79 -47 28 -29 -30 -55 119 -24 -33 -36 -24 -46 -22
w likes	-146 -33 181 -20 -22 -25 -23 -15 -14 -29 -27 -22 -19
w limited	-47 162 -63 -29 -153 -42 -23 -20 -20 -26 -26 -29 -19
w line	171 -75 -66 -10 -10 -10 -12 -7 -9 -17 -16 -7 -6
w lines	86 -13 -35 -7 -6 -7 -12 -5 -8 -6 -7 -5 -6
w linux	87 -18 -18 -7 -6 -8 -11 -4 -8 -11 -6 -6 -5
w list	123 -45 -89 -15 -15 -36 -32 -11 -16 -14 -12 -16 -11
w listening	-41 -80 -39 78 -21 -15 -25 -12 -19 -17 -17 -16 -14
w ll	-62 -41 -40 -15 -15 -42 -12 -38 -19 -51 -15 162 -17
w loan	111 -47 -23 -10 -11 -7 -24 -6 -13 -27 -10 -9 -6
w local	-33 93 -22 -10 -10 -9 -17 -8 -10 -17 -9 -6 -6
w locations	73 -17 -15 -7 -7 -10 -11 -6 -8 -9 -10 -7 -7
w logistics	60 -15 -19 -7 -6 -5 -8 -3 -5 -7 -6 -4 -4
w long	-74 143 -21 -63 -22 -27 -97 -15 -22 -28 -22 -17 -16
w look	-27 -40 75 -22 -20 -34 -23 -15 -19 -25 -17 -42 -16
w looking	-47 -52 -23 133 -13 -16 -8 -6 -5 -11 -7 -11 -6
w loss	157 -81 -80 -17 -21 -17 -74 -11 -17 -19 -16 -11 -12
w love	171 -58 -54 -25 -28 -33 -74 -22 -21 -31 -33 -59 -22
w m	87 -19 -20 -7 -7 -7 -14 -4 -7 -9 -7 -9 -5
w mac	68 -21 -19 -9 -11 -8 -11 -5 -8 -8 -7 -5 -5
w machine	158 -106 -95 -23 -16 -23 -28 -23 -22 -38 -32 -19 -16
w machines	77 -16 -30 -9 -8 -8 -17 -6 -9 -8 -8 -6 -6
w made	-116 -49 159 -18 -24 -20 -28 -12 -14 -18 -12 -15 -14
w mail	122 -96 -25 -18 -18 -18 -34 -13 -17 -18 -16 -12 -13
w main	-122 157 -127 -33 -33 -40 -78 -23 -35 -45 -34 -28 -26
w maintain	-125 -53 223 -14 -17 -19 -42 -11 -13 -15 -9 -12 -9
w maintained	-29 -41 -21 -8 134 -6 -11 -4 -6 -6 -5 -5 -5
w maintaining	-102 -41 -25 163 -12 -9 -19 -5 -8 -13 -8 -10 -6
w maintains	-133 -60 144 -34 -42 -26 -40 -18 -27 -30 -25 -25 -24
w maintenance	129 -21 -35 -9 -9 -14 -16 -5 -8 -10 -7 -6 -5
w major	-73 126 -47 -29 -30 -35 -71 -16 -36 -41 -33 -22 -21
w make	-61 -15 132 -9 -8 -14 -27 -4 -7 -10 -5 -11 -4
w making	-108 -35 -24 169 -9 -9 -21 -6 -10 -14 -8 -11 -6
w manage	-184 -58 231 -15 -18 -17 -28 -8 -14 -16 -10 -11 -9
w managed	-45 -34 -23 -9 151 -7 -15 -4 -8 -8 -6 -6 -5
w management	153 -59 -31 -8 -7 -9 -15 -5 -10 -10 -6 -8 -5
w manager	142 -34 -27 -9 -9 -21 -23 -7 -13 -14 -7 -11 -7
w managers	110 -13 -37 -7 -6 -7 -8 -5 -7 -8 -5 -5 -5
w managing	-124 -41 -21 172 -11 -8 -21 -5 -9 -14 -8 -8 -6
w manner	108 -22 -17 -5 -8 -10 -13 -6 -10 -7 -8 -6 -7
w manufacturing	190 -72 -20 -154 -13 -11 -18 -8 -13 -17 -13 -9 -8
w many	-189 220 -94 -47 -45 -62 -72 -27 -47 -129 -61 -39 -32
w march	110 -16 -52 -9 -12 -9 -11 -7 -8 -19 -12 -9 -8
w market	84 -40 -3 -11 -10 -19 -21 -8 -13 -17 -9 -10 -12
w marketing	208 -53 -25 -141 -10 -9 -20 -6 -11 -12 -8 -8 -7
w markets	78 -24 -20 -10 -11 -16 -16 -15 -14 -18 -10 -13 -9
w master	82 16 -68 -19 -22 -48 -50 -12 -16 -23 -16 -18 -14
w material	165 -147 -27 -16 -18 -19 -27 -13 -19 -20 -16 -16 -12
w materials	93 -17 -25 -7 -6 -7 -10 -4 -6 -9 -6 -5 -4
w matter	147 -67 -89 -16 -19 -83 -70 -13 -23 -27 -22 -26 -16
w may	1 -32 -83 -25 -26 -46 -30 -37 -30 -34 -25 127 -23
w me	-123 -80 -75 -41 -39 -46 -56 -37 -40 159 -43 -35 -33
w meals	85 -17 -18 -6 -7 -7 -11 -5 -7 -8 -7 -5 -5
w media	96 -22 -18 -7 -8 -6 -22 -5 -8 -8 -6 -5 -6
w medical	-2 69 -25 -11 -11 -9 -20 -6 -13 -17 -10 -8 -7
w meet	-124 -23 157 -12 -13 -16 -24 -8 -12 -14 -9 -12 -12
w meeting	153 -94 -66 -101 -36 -26 -50 -17 -27 -35 -23 -26 -20
w meetings	93 -12 -31 -7 -6 -6 -10 -5 -7 -6 -6 -5 -5
w member	107 -24 -19 -5 -6 -11 -11 -5 -6 -7 -5 -5 -4
w members	132 -11 -47 -8 -8 -9 -13 -8 -9 -10 -7 -8 -6
w mental	-34 62 -27 -15 -15 -12 -21 -7 -14 -16 -11 -10 -12
w mentor	81 -34 -22 -21 -22 -23 -42 -11 -22 -23 -15 -16 -13
w mentored	25 -81 -44 -20 22 -17 -23 -11 -14 -18 -15 -15 -13
w mentoring	-102 -61 -29 124 -15 -13 -26 -9 -15 -17 -11 -13 -10
w menu	93 -29 -22 -9 -8 -6 -13 -5 -9 -10 -8 -5 -5
w menus	105 -50 -38 -12 -12 -17 -16 -10 -21 -16 -12 -10 -9
w merchandise	179 -54 -87 -15 -15 -20 -21 -13 -16 -26 -18 -13 -21
w merchandising	145 -69 -50 -107 -19 -13 -28 -11 -16 -18 -16 -14 -13
w met	-88 -46 143 -24 -30 -28 -26 -14 -16 -19 -16 -17 -20
w methods	95 -13 -36 -6 -6 -8 -12 -5 -7 -8 -6 -5 -4
w metrics	77 -14 -16 -8 -8 -8 -14 -6 -9 -8 -7 -8 -5
w microsoft	134 -48 -25 -7 -9 -5 -9 -3 -7 -8 -5 -4 -4
w mid	68 -12 -60 -17 -17 -15 -29 -10 -15 -26 -16 -22 -13
w military	-46 81 -45 -19 -20 -18 -31 -13 -22 -30 -17 -13 -13
w million	-232 -96 -72 -49 -52 -53 -100 -35 -58 -62 262 -46 -42
w mission	111 -27 -16 -8 -8 -12 -16 -6 -8 -13 -10 -9 -6
w mobile	-41 142 -122 -28 -24 -25 -101 -15 -27 -40 -24 -20 -18
w models	96 -20 -47 -12 -11 -12 -20 -9 -13 -11 -11 -9 -9
w modern	-69 122 -68 -21 -18 -23 -28 -15 -21 -34 -17 -17 -13
w money	92 -52 -29 -15 -15 -14 -24 -11 -15 -34 -14 -11 -11
w monitor	-198 -81 219 -35 -42 -30 -74 -21 -36 -31 -26 -22 -24
w monitored	-48 -65 -26 -10 128 -8 -15 -5 -8 -9 -7 -6 -6
w monitoring	192 -59 -38 -156 -19 -18 -38 -12 -18 -22 -14 -18 -12
w month	146 -62 -25 -14 -14 -16 -51 -12 -15 -22 -16 -11 -11
w monthly	-42 157 -38 -21 -19 -44 -34 -13 -23 -26 -19 -14 -14
w months	89 -18 -12 -9 -10 -13 -26 -7 -10 -11 -15 -9 -9
w more	-147 175 -82 -26 -25 59 -62 -21 -25 -44 -23 -38 -20
w most	-150 27 -82 -25 -24 147 -40 -20 -27 -35 -20 -35 -19
w motivated	-49 -65 -19 -10 123 -13 -13 -7 -10 -13 -9 -8 -7
w ms	81 -14 -21 -5 -6 -4 -7 -2 -5 -6 -4 -3 -3
w multi	31 -32 -61 36 33 -36 -39 -22 -30 -40 -33 -26 -26
w multiple	-143 193 -42 -16 -14 -15 -32 -7 -16 -30 -16 -10 -9
w must	-42 -115 -50 -23 -21 -126 -25 -48 -32 -39 -17 176 -21
w my	-82 -35 -24 -12 -13 -10 -20 -7 -12 183 -12 -8 -8
w name	88 -23 -24 -6 -5 -6 -10 -3 -5 -14 -5 -4 -4
w necessary	-124 163 -35 -19 -20 -25 -24 -12 -15 -28 -15 -14 -14
w need	30 -54 -77 -23 76 -40 -30 -21 -23 -26 -20 -61 -20
w needed	-57 25 -24 -17 67 -20 -19 -13 -15 -25 -15 -14 -12
w needs	-56 -40 143 -19 -18 -23 -32 -18 -23 -19 -18 -18 -15
w negotiations	68 -12 -15 -6 -6 -5 -7 -4 -6 -6 -5 -4 -4
w net	-32 100 -99 -41 -39 -42 -47 -23 -34 -45 -34 -29 -26
w network	106 -24 -31 -7 -6 -6 -12 -5 -8 -10 -6 -5 -4
w networking	172 -73 -27 -151 -17 -17 -25 -11 -17 -23 -15 -15 -12
w networks	145 -21 -86 -12 -11 -10 -22 -9 -13 -12 -10 -10 -9
w new	-27 102 -42 -16 -15 73 -27 -10 -18 -30 -14 -12 -10
w next	-142 124 -39 -27 -26 9 -38 -19 -27 -35 -23 -25 -19
w no	-82 -51 -49 -26 -25 -30 -43 -20 -28 133 -22 -25 -19
w node	81 -30 -38 -8 -7 -9 -23 -4 -9 -12 -8 -6 -7
w non	-102 91 -77 -9 -17 61 -67 -34 -43 -60 -50 -40 -39
w not	-60 -30 -72 -17 -17 190 -24 -19 -17 -29 -13 -72 -13
w november	101 -19 -30 -10 -13 -15 -17 -7 -8 -11 -10 -9 -8
w now	-104 -59 -111 -32 -30 145 -54 -34 -32 -43 -26 -35 -27
w number	72 -33 -3 -8 -10 -19 -21 -6 -9 -12 -9 -7 -7
w numerous	-35 81 -29 -18 -17 -21 -30 -10 -26 -35 -17 -12 -11
w nurse	127 -34 -40 -11 -10 -20 -20 -10 -13 -14 -12 -9 -17
w nursing	154 -58 -20 -146 -12 -9 -20 -8 -13 -17 -12 -9 -8
w objectives	165 -16 -88 -10 -10 -10 -13 -10 -11 -19 -9 -9 -8
w obtain	-88 -53 106 -18 -24 -20 -48 -15 -17 -18 -15 -15 -14
w october	102 -15 -32 -8 -11 -12 -15 -6 -7 -10 -9 -7 -7
w of	-43 -18 -16 -8 -6 -10 150 -5 -11 -12 -6 -7 -4
w off	-135 -48 -59 -26 -26 -26 171 -23 -27 -28 -25 -22 -19
w offer	122 -53 -32 -20 -23 -49 -45 -14 -22 -27 -18 -59 -18
w offered	-48 -69 -20 -10 128 -11 -15 -6 -10 -11 -7 -8 -6
w offering	157 -76 -60 -134 -38 -43 -72 -25 -41 -50 -32 -46 -27
w offers	-169 -47 187 -39 -36 -49 -85 -25 -45 -47 -32 -48 -30
w office	113 -27 -27 -8 -8 -17 -18 -5 -9 -13 -7 -8 -6
w offices	108 -22 -57 -10 -10 -12 -12 -7 -9 -15 -8 -9 -6
w offshore	-141 -127 -95 -44 -43 169 -88 -35 -40 -57 -40 -52 -30
w on	-82 -23 -20 -9 -8 -12 214 -6 -12 -15 -8 -9 -6
w one	-169 -64 -87 -22 -21 -36 -27 -14 -18 -102 280 -16 -14
w ongoing	-131 174 -57 -164 -32 -31 -52 -22 -32 -50 -30 -28 -22
w online	-129 197 -114 -20 -20 -45 -40 -16 -25 -48 -36 -20 -19
w only	-53 -60 -32 -13 -13 112 -26 -11 -13 -20 -11 -14 -9
w open	-33 143 -79 -32 -15 -60 -52 -21 -28 -35 -33 -36 -24
w opening	128 -82 -50 -109 -27 -22 -46 -16 -22 -30 -22 -23 -18
w operate	-103 -91 135 -22 -24 -18 -33 -13 -20 -20 -14 -16 -14
w operated	-35 -65 -24 -10 114 -7 -17 -5 -8 -10 -7 -7 -6
w operating	-153 30 -25 122 -15 -14 -26 -9 -18 -20 -12 -13 -10
w operation	107 -22 -18 -8 -9 -8 -11 -6 -7 -9 -9 -7 -6
w operational	-43 94 -34 -12 -12 -9 -19 -7 -12 -15 -9 -8 -8
w operations	89 -13 -25 -6 -6 -6 -9 -5 -7 -8 -5 -6 -4
w opportunities	112 -12 -35 -6 -6 -7 -8 -4 -6 -9 -5 -6 -4
w opportunity	93 -30 -9 -4 -5 -8 -8 -4 -5 -6 -5 -6 -4
w optimization	81 -17 -15 -8 -7 -6 -13 -5 -7 -7 -8 -5 -5
w options	85 -9 -15 -7 -5 -8 -15 -6 -8 -7 -5 -6 -5
w or	-69 -26 -22 -11 -9 -15 -48 -7 248 -16 -8 -11 -7
w oracle	93 -31 -27 -6 -6 -5 -10 -3 -5 -8 -6 -4 -4
w order	142 -48 -8 -17 -14 -18 -42 -9 -11 -24 -14 -9 -9
w ordering	-72 -65 -26 110 -18 -13 -23 -10 -15 -17 -14 -12 -11
w orders	93 -14 -13 -8 -8 -10 -12 -8 -9 -11 -8 -8 -7
w organisation	94 -24 -17 -8 -8 -16 -25 -6 -11 -10 -10 -11 -6
w organization	60 -8 -8 -4 -3 -5 -7 -2 -4 -7 -4 -4 -3
w organizational	-17 65 -27 -13 -12 -8 -18 -6 -13 -15 -10 -7 -8
w organizations	87 -24 -28 -8 -9 -10 -12 -8 -8 -11 -8 -8 -7
w organize	-98 -37 100 -16 -22 -13 -17 -10 -14 -16 -12 -11 -11
w organized	-61 -83 -24 -14 162 -13 -15 -9 -11 -11 -11 -11 -9
w orientation	82 -16 -9 -5 -5 -4 -11 -4 -6 -5 -6 -4 -4
w oriented	-65 -57 -17 -12 146 -11 -19 -8 -14 -12 -9 -9 -8
w osha	74 -29 -29 -15 -19 -13 -21 -9 -14 -16 -12 -13 -10
w other	-111 264 -41 -10 -10 -48 -25 -5 -17 -43 -9 -8 -7
w others	127 -21 -56 -11 -11 -13 -10 -14 -9 -23 -10 -9 -8
w our	-58 -28 -19 -8 -7 -9 -16 -4 -8 195 -13 -5 -5
w out	-139 -34 -49 -18 -18 3 172 -15 -31 -24 -17 -17 -18
w outlook	110 -11 -76 -8 -7 -5 -8 -4 -6 -5 -6 -4 -6
w outside	-145 -93 -125 -43 -42 -52 167 -29 -40 -52 -41 -32 -36
w outstanding	-111 201 -46 -200 -35 -34 -57 -19 -35 -56 -31 -27 -24
w over	-141 -46 -89 -20 -21 -78 287 -15 -20 -39 -26 -19 -17
w overall	-161 200 -93 -37 -39 -15 -63 -25 -41 -142 -33 -44 -26
w oversaw	-74 -61 111 -25 -34 -19 -37 -13 -19 -21 -16 -17 -16
w oversee	-89 -52 123 -28 -37 -23 -35 -17 -21 -23 -29 -20 -18
w own	-105 163 -93 -24 -24 -31 -113 -17 -24 -28 -20 -30 -19
w owner	95 -30 -24 -8 -9 -10 -12 -5 -7 -8 -7 -5 -5
w paced	-32 -90 -24 -14 127 -20 -19 -9 -15 -18 -13 -12 -11
w package	122 -38 -77 -14 -11 -20 -31 -11 -19 -17 -11 -13 -10
w packages	104 -18 -60 -11 -10 -11 -21 -8 -13 -12 -10 -9 -8
w page	73 -48 -27 -17 -15 -18 -24 -11 -18 -18 -17 -14 -13
w paid	-126 -126 171 -27 -28 -25 -49 -21 -32 -41 -27 -36 -19
w paperwork	87 -18 -42 -9 -9 -10 -13 -8 -11 -10 -10 -7 -7
w parents	116 -24 -36 -9 -9 -9 -10 -6 -7 -15 -9 -6 -6
w part	34 -119 49 -31 -38 34 -31 -21 -21 -42 -29 -24 -22
w participate	-108 -80 132 -18 -19 -21 -12 -10 -12 -14 -12 -14 -10
w participated	-50 -52 -23 -9 132 -8 -5 -5 -5 -5 -7 -6 -6
w participation	102 -20 -21 -10 -10 -11 -12 -6 -7 -10 -10 -7 -6
w partner	70 -35 8 -13 -14 -22 -23 -11 -14 -20 -9 -11 -8
w partners	73 -23 0 -12 -12 -14 -14 -8 -10 -14 -9 -10 -8
w partnerships	86 -15 -41 -8 -9 -13 -11 -7 -10 -11 -8 -9 -8
w parts	109 -28 -45 -10 -10 -11 -14 -7 -10 -13 -10 -8 -7
w party	116 -38 -18 -12 -11 -12 -24 -8 -16 -15 -15 -10 -9
w passion	110 -38 -25 -9 -10 -14 -10 -6 -6 -13 -10 -9 -6
w passionate	-90 166 -151 -26 -29 -26 -25 -15 -18 -29 -20 -18 -15
w patient	137 -89 -38 -10 -11 -11 -21 -7 -13 -21 -10 -8 -8
w patients	123 -16 -53 -7 -7 -9 -9 -6 -6 -13 -8 -6 -5
w pay	-70 -68 108 -35 -33 -43 -48 -26 -36 -46 -33 -44 -31
w payment	125 -74 -41 -11 -11 -11 -17 -7 -12 -17 -11 -8 -7
w payments	97 -14 -24 -6 -6 -8 -9 -6 -8 -11 -6 -5 -6
w payroll	131 -26 -34 -8 -8 -8 -12 -4 -8 -14 -7 -6 -5
w people	164 -109 12 -11 -10 -17 -16 -12 -12 -23 -11 -12 -10
w peoplesoft	101 -40 -29 -11 -11 -6 -12 -5 -8 -11 -8 -6 -9
w per	-150 -130 -50 -24 -22 -27 221 -17 -35 -43 -27 -17 -16
w perform	-145 -37 172 -17 -21 -22 -24 -10 -17 -21 -12 -13 -12
w performance	126 -21 -28 -7 -6 -12 -16 -5 -8 -10 -6 -5 -4
w performed	-59 -68 -22 -10 195 -9 -14 -7 -9 -10 -7 -7 -7
w performing	-40 -64 -29 100 -19 -15 -30 -12 -17 -22 -15 -15 -11
w period	95 -39 -27 -12 -12 -20 -24 -11 -14 -13 -12 -11 -10
w person	112 -24 -22 -8 -7 -17 -18 -6 -8 -12 -9 -9 -6
w personal	-20 78 -20 -10 -9 -8 -14 -4 -9 -15 -8 -6 -5
w personnel	109 -20 -27 -7 -7 -6 -11 -5 -8 -8 -7 -5 -5
w phd	70 -18 -13 -5 -5 -6 -9 -3 -5 -10 -5 -4 -4
w phone	181 -54 -59 -17 -16 -19 -25 -14 -17 -61 -93 -12 -13
w photoshop	63 -11 -27 -6 -6 -4 -6 -3 -5 -5 -4 -3 -4
w physical	-25 65 -29 -13 -13 -11 -20 -7 -13 -16 -10 -8 -8
w place	36 -37 60 -22 -23 -37 -42 -14 -19 -29 -17 -27 -15
w plan	92 -39 42 -16 -17 -18 -29 -12 -17 -27 -12 -20 -11
w planned	-51 -37 -26 -13 91 -11 -14 -7 -9 -13 -10 -8 -8
w planning	205 -44 -24 -139 -12 -11 -18 -9 -12 -15 -9 -11 -8
w plans	115 -15 -23 -11 -10 -11 -12 -8 -11 -11 -8 -8 -7
w plant	133 -98 -50 -15 -13 -15 -28 -10 -18 -17 -14 -10 -11
w platform	162 -26 -105 -10 -9 -14 -16 -11 -13 -14 -9 -11 -8
w platforms	152 -31 -85 -17 -15 -22 -26 -13 -17 -21 -15 -16 -12
w play	-88 -64 120 -26 -25 -34 -44 -17 -27 -35 -23 -49 -19
w player	116 -20 -28 -10 -9 -13 -19 -9 -11 -13 -7 -8 -6
w please	-170 -39 -85 -25 -23 -57 -33 -54 -33 -64 -19 -40 223
w plus	-126 -126 -58 -32 -31 -64 -51 -31 173 -54 -54 -37 -32
w point	75 -31 -7 -7 -7 -9 -11 -6 -8 -8 -8 -6 -5
w policies	99 -14 -35 -6 -6 -5 -8 -4 -6 -6 -5 -4 -4
w policy	86 -19 -25 -8 -9 -8 -13 -6 -10 -9 -7 -6 -5
w portfolio	81 -19 -29 -9 -9 -14 -14 -17 -14 -15 -8 -17 -7
w position	89 -27 11 -6 -8 -19 -21 -6 -9 -12 -9 -16 -7
w positions	92 -16 -15 -7 -7 -9 -10 -6 -8 -9 -7 -7 -6
w positive	-28 103 -67 -12 -13 -15 -20 -9 -13 -17 -19 -15 -9
w possible	-84 149 -55 -12 -16 -24 -17 -10 -10 -17 -11 -12 -9
w post	26 45 -33 -11 -38 -134 -58 -26 -34 -51 -33 -33 -28
w posted	-34 -37 -7 -5 136 -7 -14 -6 -8 -7 -8 -7 -5
w potential	-106 144 -23 -11 -11 -15 -19 -8 -13 -15 -10 -10 -8
w power	109 -64 -9 -12 -12 -16 -26 -7 -14 -19 -10 -11 -8
w powerpoint	73 -17 -19 -5 -5 -3 -5 -3 -4 -4 -4 -3 -3
w practice	86 -29 -15 -12 -11 -18 -20 -7 -10 -15 -9 -9 -8
w practices	101 -12 -29 -5 -6 -6 -9 -7 -7 -7 -5 -6 -5
w pre	53 -37 -73 -1 32 -38 -32 -21 -24 -32 -26 -35 -23
w preparation	99 -17 -16 -7 -7 -7 -12 -4 -7 -7 -8 -5 -4
w prepare	-188 -79 251 -28 -34 -38 -34 -15 -23 -28 -18 -73 -17
w prepared	-60 -12 -28 -13 97 -12 -17 -7 -11 -12 -9 -8 -8
w preparing	-106 -44 -22 156 -13 -10 -20 -6 -10 -15 -9 -9 -7
w present	-98 120 0 -43 -44 -43 -49 -24 -32 -39 -38 -32 -33
w presentation	103 -24 -18 -8 -9 -6 -13 -4 -6 -7 -8 -5 -4
w presentations	78 -12 -15 -6 -6 -5 -7 -6 -6 -6 -6 -4 -4
w presented	-42 -70 -23 -12 110 -10 -14 -6 -9 -10 -7 -7 -6
w president	71 -24 -27 -5 -4 -4 -6 -3 -4 -4 -4 -3 -3
w pressure	125 -109 -63 -21 -19 -25 -22 -17 -17 -29 -20 -24 -17
w prevention	78 -14 -15 -7 -6 -5 -17 -4 -7 -7 -9 -5 -4
w pricing	173 -68 -31 -143 -15 -14 -24 -11 -16 -26 -14 -14 -11
w primary	-70 99 -31 -15 -16 -17 -25 -9 -16 -28 -14 -10 -10
w principles	95 -17 -39 -8 -7 -10 -12 -7 -11 -10 -7 -8 -6
w prior	-165 -152 -90 -66 -67 177 -101 -57 -77 -72 -64 -57 -50
w private	-63 168 -165 -32 -31 -35 -44 -21 -29 -41 -28 -27 -25
w pro	-110 -33 -61 -47 -44 -5 -52 -37 -45 -41 -73 -38 118
w problem	124 -21 -24 -10 -9 -10 -14 -9 -9 -19 -8 -8 -7
w problems	116 -19 -26 -6 -7 -8 -9 -6 -8 -10 -6 -6 -5
w procedure	117 -70 -74 -19 -19 -26 -26 -13 -19 -21 -15 -27 -13
w procedures	181 -15 -95 -9 -10 -9 -9 -7 -7 -9 -7 -7 -6
w process	155 -43 -14 -12 -12 -26 -27 -10 -16 -16 -10 -14 -9
w processed	-41 -63 -20 -8 149 -6 -12 -4 -7 -7 -6 -5 -5
w processes	145 -16 -65 -9 -8 -11 -11 -8 -9 -10 -7 -9 -6
w processing	210 -48 -23 -167 -16 -14 -23 -9 -14 -17 -11 -12 -9
w procurement	97 -66 -36 -8 -7 -7 -11 -5 -7 -10 -7 -5 -6
w produce	-89 -42 107 -24 -27 -31 -36 -17 -24 -29 -19 -25 -16
w product	218 -47 -95 -8 -7 -11 -14 -5 -9 -14 -7 -7 -5
w production	84 16 -40 -14 -13 -13 -22 -7 -12 -20 -14 -9 -8
w productivity	104 -26 -17 -9 -10 -8 -12 -6 -8 -9 -8 -6 -6
w products	122 -20 -57 -8 -8 -11 -11 -7 -9 -14 -7 -8 16
w professional	-18 102 -19 -10 -10 -10 -16 -6 -10 -15 -8 -7 -6
w proficiency	87 -17 -19 -9 -9 -11 -10 -5 -8 -9 -7 -6 -6
w proficient	-165 200 -102 -38 -40 -35 -39 -23 -31 -27 -30 -25 -24
w profile	147 -107 -96 -22 -23 -34 -85 -16 -21 -25 -21 -24 -19
w profit	-2 50 -86 -28 -27 -20 -31 -16 -25 -51 -24 -17 -18
w program	98 -16 -13 -7 -6 -7 -12 -6 -9 -9 -6 -8 -5
w programming	195 -69 -18 -146 -11 -11 -19 -8 -14 -20 -11 -11 -9
w programs	85 -13 -5 -7 -6 -8 -13 -5 -9 -8 -6 -6 -5
w progress	129 -44 -40 -14 -12 -20 -21 -8 -12 -15 -11 -9 -9
w project	216 -99 -47 -8 -8 -11 -16 -5 -10 -13 -7 -7 -6
w projects	114 -23 -13 -10 -9 -15 -14 -9 -11 -19 -9 -10 -8
w promote	-75 -88 128 -17 -19 -17 -30 -7 -13 -16 -11 -13 -10
w promoted	-35 -59 -21 -9 119 -9 -11 -5 -7 -8 -7 -6 -5
w promotions	84 -15 -20 -7 -7 -5 -8 -4 -6 -5 -6 -4 -4
w proper	-145 203 -42 -16 -16 -21 -93 -10 -20 -28 -15 -11 -11
w properly	-64 -99 -50 -23 -24 121 -21 -31 -26 -25 -18 -23 -18
w property	100 -35 -39 -12 -12 -10 -17 -12 -12 -16 -14 -8 -8
w proposals	80 -16 -18 -7 -7 -7 -8 -8 -7 -7 -6 -5 -5
w protected	-42 -72 -13 -10 128 -15 -17 -17 -18 -13 -10 -13 -9
w protocols	82 -12 -20 -7 -7 -8 -12 -5 -9 -7 -6 -6 -5
w proven	-105 9 -48 -31 108 -110 -43 -23 -32 -50 -71 -31 -23
w provide	-96 -93 241 -12 -14 -20 -68 -7 -11 -17 -8 -13 -10
w provided	-34 -41 -18 -8 140 -8 -10 -4 -7 -7 -5 -5 -5
w provides	-122 -43 147 -23 -27 -27 -54 -15 -25 -35 -17 -27 -17
w providing	-87 -35 -27 175 -9 -11 -22 -6 -11 -14 -7 -11 -5
w public	-4 81 -34 -19 -18 -18 -25 -13 -18 -24 -17 -15 -14
w publications	86 -18 -18 -8 -8 -10 -13 -6 -7 -15 -9 -9 -7
w purchase	112 -40 -40 -12 -13 -10 -24 -7 -11 -19 -10 -7 -37
w purchasing	-102 -59 -24 139 -14 -10 -20 -8 -13 -12 -11 -10 -9
w python	103 -18 -16 -8 -7 -10 -18 -5 -9 -12 -7 -7 -5
w qa	78 -16 -16 -7 -6 -6 -12 -4 -7 -9 -5 -4 -4
w qualifications	100 -13 -25 -7 -7 -10 -15 -4 -6 -10 -6 -8 -6
w qualified	-87 -2 -36 -23 55 -26 -46 -14 -26 -34 -25 -20 -17
w quality	72 15 -27 -8 -8 -11 -15 -6 -9 -13 -7 -6 -5
w quarterly	-21 106 -44 -28 -28 -84 -33 -17 -26 -29 -22 -18 -20
w quick	-40 84 -119 -37 -40 -8 -46 -23 -37 -34 -28 -24 -27
w quickbooks	69 -10 -34 -7 -7 -4 -6 -4 -5 -6 -6 -4 -5
w quickly	-69 -110 -59 -21 -23 148 -25 -22 -21 -22 -17 -20 -15
w range	74 -12 -35 -10 -10 -20 -13 -8 -11 -11 -10 -9 -7
w rate	131 -85 -122 -26 -26 -24 -39 -22 -29 -28 -26 -22 -20
w re	-46 -75 -81 35 27 -72 -53 -33 -37 -48 -34 118 -33
w react	-170 -56 184 -25 -21 -24 -34 -19 -25 -35 -22 -19 -18
w read	-89 -30 126 -19 -19 -78 -35 -10 -18 -22 -14 -26 -15
w reading	175 -51 -52 -142 -18 -15 -30 -10 -15 -19 -14 -14 -12
w ready	-90 107 -12 -45 -49 -140 -39 -32 -35 -49 -37 -44 -36
w real	-72 99 -59 -23 -23 20 -31 -17 -24 -36 -21 -16 -16
w receipts	90 -24 -65 -16 -12 -11 -17 -9 -14 -12 -12 -9 -9
w received	-37 -57 -21 -11 159 -13 -19 -8 -12 -11 -9 -10 -7
w receiving	-109 -48 -61 146 -13 -10 -19 -7 -10 -11 -10 -10 -9
w recipes	90 -26 -52 -11 -11 -10 -12 -8 -11 -13 -11 -8 -8
w recognition	82 -19 -22 -9 -9 -9 -14 -6 -8 -8 -10 -6 -6
w recognized	-46 -96 -39 -18 111 -20 -18 -11 -13 -15 -13 -14 -12
w recommendations	100 -19 -18 -7 -7 -9 -9 -6 -7 -10 -7 -6 -6
w recommended	-46 -65 -23 -10 111 -10 -13 -7 -9 -12 -8 -7 -7
w reconcile	-106 -124 145 -33 -42 -28 -90 -18 -25 -31 -24 -22 -21
w reconciled	48 156 -68 -40 -192 -35 -54 -23 -37 -38 -30 -29 -27
w reconciliation	78 -20 -20 -8 -8 -7 -15 -6 -9 -7 -9 -5 -5
w reconciliations	74 -12 -16 -6 -6 -6 -9 -5 -7 -5 -6 -5 -6
w reconciling	-101 0 -35 95 -20 -14 -24 -11 -15 -16 -16 -13 -13
w record	96 -61 18 -17 -19 -29 -34 -12 -19 -20 -12 -15 -12
w recorded	-47 -55 -29 -13 90 -10 -18 -6 -11 -12 -10 -8 -8
w records	133 -18 -30 -8 -8 -8 -28 -6 -8 -8 -8 -6 -6
w recovery	107 -44 -30 -15 -14 -36 -22 -10 -15 -48 -11 -9 -8
w recruiting	-77 -68 -24 126 -15 -12 -21 -9 -14 -16 -13 -12 -11
w recruitment	144 -88 -31 -7 -6 -7 -11 -5 -7 -10 -6 -5 -5
w reduce	-79 -44 100 -24 -27 -20 -36 -13 -20 -22 -17 -15 -16
w reduced	-43 -71 -30 -13 133 -10 -16 -7 -12 -13 -9 -9 -8
w regarding	-87 -27 -19 170 -9 -10 -38 -6 -15 -11 -7 -10 -6
w region	76 -25 -19 -8 -8 -11 -18 -6 -8 -11 -11 -8 -6
w regular	-52 82 -30 -16 -16 -19 -35 -11 -19 -27 -14 -14 -12
w regularly	-60 -86 -43 -20 -26 111 -21 -27 -26 -26 -17 -34 -20
w regulations	94 -13 -19 -7 -8 -7 -8 -5 -7 -7 -6 -5 -5
w regulatory	-111 131 -57 -26 -29 -21 -37 -14 -25 -38 -21 -15 -16
w related	-66 -26 -21 -13 119 -12 -21 -8 -15 -16 -11 -9 -8
w relationship	86 -18 -25 -7 -8 -6 -13 -4 -7 -6 -6 -4 -4
w relationships	102 -13 -26 -6 -7 -8 -10 -5 -7 -6 -5 -5 -6
w relevant	-118 161 -80 -17 -17 -23 -28 -11 -18 -32 -16 -14 -11
w reliability	78 -21 -13 -6 -7 -6 -8 -4 -6 -7 -6 -4 -4
w reliable	-64 109 -48 -15 -19 -15 -18 -11 -12 -14 -12 -12 -12
w religion	92 -24 -20 -10 -9 -10 -23 -8 -13 -12 -10 -8 -6
w relocation	100 -28 -15 -9 -8 -10 -19 -7 -9 -13 -10 -6 -6
w remote	-62 174 -154 -32 -29 -38 -41 -25 -30 -40 -27 -26 -21
w repair	108 -96 4 -26 -26 -21 -30 -17 -23 -51 -21 -17 -17
w report	79 -43 -2 -14 -16 -17 -15 -10 -12 -14 -12 -16 -9
w reporting	-25 -64 -28 87 -18 -17 -25 -13 -19 -21 -16 -17 -14
w reports	121 -15 -33 -8 -8 -8 -12 -7 -10 -10 -7 -8 -6
w representative	153 -104 -53 -13 -12 -12 -28 -9 -15 -11 -19 -13 -8
w representatives	129 -16 -87 -13 -12 -12 -16 -10 -15 -17 -11 -10 -9
w request	101 -90 -5 -29 -28 -53 -40 -19 -25 -27 -22 -22 -19
w requests	132 -14 -62 -9 -8 -9 -13 -7 -9 -10 -8 -7 -7
w required	-76 27 -25 -17 84 -21 -22 -13 -15 -23 -15 -14 -12
w requirements	105 -13 -25 -6 -6 -8 -9 -5 -7 -10 -5 -6 -5
w research	109 -44 10 -9 -9 -12 -16 -7 -10 -27 -8 -7 -6
w researched	-52 -83 -33 -17 96 -15 -16 -11 -13 -14 -12 -12 -13
w resolution	95 -15 -24 -9 -7 -7 -13 -6 -8 -8 -9 -6 -6
w resolve	-70 -61 126 -16 -19 -11 -21 -9 -13 -17 -20 -13 -10
w resolved	-32 -80 -26 -12 136 -9 -16 -5 -9 -11 -8 -7 -6
w resolving	-94 -59 -33 129 -18 -13 -25 -6 -12 -19 -12 -10 -8
w resource	121 -25 -48 -8 -8 -8 -23 -5 -11 -9 -7 -6 -5
w resources	83 -10 -29 -5 -5 -6 -8 -4 -6 -6 -4 -5 -4
w response	105 -56 -60 -19 -18 -19 -25 -12 -16 -33 -17 -12 -21
w responsibilities	109 -15 -41 -6 -7 -8 -7 -10 -6 -11 -6 -8 -6
w responsibility	100 -19 -16 -7 -7 -10 -7 -5 -6 -11 -7 -6 -5
w responsible	-56 161 -48 -13 -16 -13 -10 -7 -7 -11 -7 -8 -7
w restaurant	174 -119 -54 -10 -10 -10 -19 -6 -11 -13 -10 -7 -7
w resulting	-99 -52 -32 122 -17 -16 -20 -11 -15 -13 -13 -15 -10
w results	113 -20 -29 -8 -9 -10 -10 -6 -8 -12 -7 -8 -6
w retail	-99 149 -120 -31 -31 23 -59 -19 -31 -34 -27 -23 -21
w retention	98 -17 -28 -9 -8 -6 -13 -5 -7 -7 -8 -5 -5
w returns	83 -12 -17 -8 -8 -7 -10 -5 -8 -7 -6 -6 -5
w revenue	136 -57 -62 -14 -13 -11 -18 -9 -13 -17 -13 -9 -10
w review	91 -55 11 -17 -18 -23 -23 -10 -15 -17 -12 -11 -10
w reviewed	-51 -47 -27 -12 123 -12 -16 -7 -11 -12 -9 -9 -7
w reviews	77 -15 -19 -11 -10 -9 -14 -8 -10 -9 -8 -7 -7
w right	-37 58 -47 -32 -31 64 -48 -27 -33 -40 -52 -79 -25
w risk	77 -30 1 -11 -11 -10 -18 -7 -12 -15 -9 -7 -8
w role	182 -88 -29 -7 -8 -18 -14 -7 -8 -13 -7 -12 -7
w roles	93 -19 -48 -10 -11 -13 -15 -6 -9 -11 -9 -9 -8
w rules	70 -23 -17 -9 -9 -12 -13 -7 -10 -12 -8 -9 -7
w run	-97 -36 121 -20 -22 -16 -29 -12 -18 -19 -14 -18 -13
w running	-60 -18 -33 81 -20 -17 -38 -12 -19 -27 -16 -18 -13
w safe	-66 124 -36 -26 -25 -30 -36 -19 -26 -32 -22 -21 -19
w safety	109 -27 -20 -8 -9 -8 -11 -4 -7 -10 -7 -5 -5
w salary	177 -157 -12 -12 -12 -17 -16 -9 -12 -25 -10 -11 -9
w sale	108 -72 -46 -13 -13 -9 -22 -8 -12 -15 -13 -8 -8
w sales	115 -20 -39 -6 -6 -5 -9 -3 -6 -9 -5 -4 -4
w same	-135 149 -59 -23 -24 -36 -36 -19 -24 -54 -27 -22 -18
w sanitation	103 -32 -21 -8 -9 -6 -15 -4 -8 -8 -9 -5 -6
w sap	-82 -32 116 -27 -24 -27 -30 -18 -24 -38 -22 -18 -19
w satisfaction	97 -12 -18 -8 -7 -6 -13 -5 -8 -6 -8 -5 -5
w savings	61 -13 -25 -6 -6 -5 -9 -4 -7 -6 -5 -4 -4
w scale	86 -103 23 -22 -20 -29 -32 -16 -21 -29 -18 -30 -15
w schedule	93 -63 -2 -14 -16 -12 -23 -8 -12 -14 -12 -9 -9
w scheduled	-81 -32 -41 -19 83 -15 -25 -11 -18 -25 -17 -13 -14
w schedules	105 -13 -33 -7 -7 -6 -10 -6 -8 -6 -5 -5 -5
w scheduling	196 -51 -26 -154 -15 -11 -22 -9 -12 -14 -12 -10 -10
w school	109 -44 -8 -10 -10 -9 -16 -6 -11 -14 -9 -7 -7
w science	91 -18 -27 -8 -7 -13 -19 -5 -8 -10 -6 -6 -5
w scientific	-60 99 -28 -15 -14 -13 -22 -8 -15 -23 -13 -10 -9
w scrum	96 -39 -33 -9 -8 -7 -13 -5 -8 -13 -7 -6 -6
w secure	-123 146 -75 -39 -42 -65 -60 -28 -41 -49 -31 -49 -28
w security	119 -27 -22 -7 -6 -7 -13 -4 -8 -11 -6 -6 -4
w see	-85 -49 119 -23 -20 -28 -41 -14 -24 -31 -29 -26 -16
w seeking	-19 -54 -44 88 -24 -19 -47 -11 -18 -22 -14 -24 -14
w select	-51 133 -123 -43 -46 -44 -62 -29 -41 -42 -31 -35 -28
w selected	-59 -27 -31 -14 81 -12 -20 -8 -12 -17 -12 -10 -9
w selection	85 -18 -13 -6 -6 -6 -12 -4 -7 -7 -7 -5 -4
w self	206 -43 -41 -22 -26 -28 -23 -18 -20 -153 -18 -21 -18
w selling	-61 -62 -26 92 -18 -16 -34 -11 -18 -19 -18 -15 -13
w send	-90 -39 124 -24 -24 -30 -58 -11 -50 -30 -16 -24 -16
w senior	-39 170 -53 -27 -27 -63 -58 -19 -31 -42 -25 -22 -20
w september	106 -14 -32 -9 -11 -12 -13 -6 -7 -11 -10 -7 -7
w serve	-92 -56 119 -20 -27 -28 -22 -13 -17 -19 -18 -24 -14
w served	-35 -69 -25 -10 131 -14 -7 -6 -6 -7 -7 -7 -7
w server	194 -34 -71 -13 -11 -34 -58 -7 -13 -18 -11 -7 -8
w service	94 -27 2 -8 -8 -13 -16 -5 -9 -12 -7 -7 -5
w services	97 -13 -22 -8 -7 -10 -12 -6 -8 -11 -6 -8 -5
w serving	-76 -56 -74 130 -13 -11 -24 -7 -12 -17 -12 -10 -8
w sessions	95 -16 -18 -8 -7 -8 -14 -5 -9 -9 -6 -5 -6
w set	-87 -13 134 -23 -23 -39 -33 -17 -24 -28 -20 -22 -24
w setting	-29 -50 -30 78 -18 -17 -31 -15 -20 -21 -16 -19 -15
w setup	96 -33 -53 -20 -23 -23 -60 -12 -18 -28 -15 -19 -14
w several	-84 139 -30 -13 -11 -16 -20 -7 -12 -22 -18 -9 -8
w sexual	-40 71 -14 -11 -8 -6 -18 -5 -13 -15 -7 -6 -5
w share	114 -69 -20 -36 -36 -51 -54 -19 -27 -37 -24 -114 -22
w sharepoint	71 -19 -27 -7 -8 -5 -7 -4 -5 -5 -5 -4 -6
w sheet	116 -28 -80 -13 -11 -10 -24 -7 -14 -12 -9 -7 -9
w sheets	92 -15 -37 -9 -8 -8 -16 -8 -10 -8 -8 -6 -6
w shift	88 -72 -16 -23 -21 -22 -31 -16 -22 -26 -26 -17 -17
w shipping	-105 -59 -27 129 -18 -12 -18 -10 -13 -18 -14 -12 -11
w short	-142 159 -81 -28 -29 -45 -37 -29 -28 -47 -29 -24 -22
w should	-52 -23 -50 -16 -14 -28 -17 -30 -23 -28 -12 115 -13
w side	145 -107 -95 -36 -31 -41 -117 -24 -37 -38 -31 -29 -29
w similar	-87 110 -36 -18 -19 -33 -27 -13 -16 -23 -15 -15 -12
w site	177 -68 -74 -13 -11 -16 -25 -8 -13 -17 -11 -10 -9
w sites	135 -16 -88 -11 -10 -12 -16 -9 -12 -11 -11 -9 -9
w situations	79 -14 -14 -6 -6 -6 -9 -5 -6 -6 -6 -5 -6
w size	159 -21 -132 -20 -17 -23 -30 -17 -22 -22 -20 -19 -15
w skill	172 -71 -82 -25 -33 -50 -41 -26 -28 -49 -24 -100 -22
w skilled	-29 181 -44 -24 -180 -22 -27 -16 -20 -23 -21 -18 -18
w skills	149 -16 -45 -8 -7 -11 -16 -6 -10 -11 -6 -9 -6
w small	-101 185 -95 -38 -36 -13 -52 -21 -35 -156 -35 -37 -24
w smart	-88 139 -102 -42 -36 -78 -53 -30 -40 -62 -37 -34 -29
w so	-71 -33 -43 -23 -21 130 -47 -18 -26 -30 -17 -20 -16
w social	-3 61 -28 -15 -16 -12 -26 -8 -17 -20 -12 -10 -9
w society	92 -16 -14 -8 -7 -9 -11 -5 -6 -14 -9 -7 -6
w software	192 -48 -37 -8 -8 -12 -14 -5 -9 -17 -7 -34 -5
w solid	-28 94 -64 -22 -24 -31 -31 -14 -23 -32 -18 -37 -16
w solution	120 -21 -22 -9 -9 -14 -16 -7 -10 -12 -10 -10 -7
w solutions	93 -11 -23 -5 -5 -6 -9 -4 -6 -6 -4 -5 -4
w solve	-52 -49 95 -21 -16 -23 -25 -10 -16 -18 -18 -22 -9
w solving	-116 -35 -10 151 -7 -8 -13 -4 -8 -15 -7 -7 -5
w some	-164 -125 -132 -35 -34 -56 -46 -24 -33 211 -46 -28 -24
w sound	124 -85 -29 -35 -35 -42 -76 -23 -66 -46 -29 -34 -25
w source	85 -46 -11 -17 -20 -19 -30 -10 -19 -20 -14 -12 -11
w space	76 -30 -20 -15 -14 -21 -26 -15 -18 -18 -13 -12 -12
w spanish	17 81 -117 -28 -28 -20 -23 -17 -20 -24 -22 -17 -20
w special	-9 76 -28 -14 -15 -13 -23 -10 -15 -21 -13 -12 -10
w specialist	165 -36 -81 -9 -8 -22 -20 -7 -11 -11 -7 -9 -7
w specialists	64 2 -51 -14 -14 -18 -20 -20 -18 -29 -12 -14 -11
w specialized	-97 8 -40 -30 51 -24 -38 -21 -31 -36 -27 -21 -20
w specific	-106 132 -30 -13 -13 -12 -23 -8 -15 -21 -11 -9 -8
w specifications	98 -13 -28 -7 -7 -7 -9 -5 -7 -7 -6 -5 -5
w speed	123 -68 -54 -29 -99 -37 -35 -23 -29 -31 -28 -21 -24
w sports	114 -26 -53 -9 -9 -10 -16 -7 -10 -17 -8 -8 -6
w spreadsheets	96 -19 -45 -9 -9 -7 -11 -5 -9 -10 -8 -6 -6
w spring	144 -38 -18 -128 -11 -12 -23 -9 -14 -19 -13 -13 -9
w sql	80 -17 -14 -7 -6 -5 -9 -4 -6 -8 -5 -4 -5
w stack	-126 -60 164 -29 -26 -108 -47 -22 -36 -37 -25 -25 -23
w staff	112 -25 14 -9 -9 -10 -23 -6 -9 -11 -9 -7 -5
w staffing	183 -58 -22 -164 -14 -11 -19 -11 -13 -16 -11 -11 -10
w stakeholders	100 -14 -44 -7 -7 -8 -7 -8 -7 -10 -6 -6 -6
w standard	-118 161 -56 -28 -27 -79 -70 -23 -34 -38 -23 -22 -21
w standards	137 -13 -39 -7 -7 -11 -26 -6 -9 -8 -7 -7 -6
w start	-100 -109 150 -26 -26 -65 -35 -31 -27 -34 -31 -27 -23
w state	169 -34 -79 -8 -7 -9 -9 -6 -7 -8 -8 -6 -7
w statement	104 -73 -25 -8 -8 -11 -14 -7 -11 -10 -8 -8 -7
w statements	60 -8 -14 -4 -4 -4 -6 -4 -5 -4 -4 -3 -4
w states	104 -15 -67 -6 -7 -5 -10 -4 -6 -7 -6 -4 -4
w stations	84 -16 -20 -8 -8 -10 -14 -7 -9 -8 -9 -6 -7
w status	135 -54 -34 -9 -10 -14 -18 -7 -20 -23 -9 -9 -7
w stock	143 -56 -70 -16 -17 -23 -24 -11 -17 -22 -13 -11 -10
w storage	126 -58 -86 -11 -12 -12 -17 -7 -12 -16 -10 -8 -8
w store	194 -101 -27 -17 -17 -65 -46 -10 -16 -19 -16 -18 -12
w strategic	-34 99 -26 -14 -13 -14 -24 -8 -15 -20 -11 -9 -9
w strategies	119 -14 -44 -8 -7 -8 -12 -6 -9 -9 -7 -7 -5
w strategy	102 -20 -34 -8 -8 -10 -13 -6 -9 -11 -7 -9 -5
w strength	95 -56 -28 -15 -15 -18 -33 -11 -11 -17 -11 -13 -10
w strive	-67 -106 126 -30 -28 -27 -15 -15 -14 -17 -27 -57 -15
w strong	-22 180 -32 -47 -17 -26 -75 -9 -16 -28 -13 -15 -10
w structure	85 -71 -24 -15 -14 -24 -22 -11 -15 -15 -13 -20 -11
w structures	118 -26 -85 -12 -13 -12 -23 -9 -14 -14 -12 -10 -9
w student	161 -100 -38 -8 -9 -7 -14 -5 -9 -13 -7 -6 -5
w students	125 -16 -30 -7 -7 -8 -10 -7 -8 -12 -8 -6 -6
w study	71 -71 15 -25 -23 -44 -33 -17 -24 -45 -24 -18 -17
w submitted	-30 -71 -23 -11 111 -11 -15 -6 -9 -13 -7 -8 -6
w success	167 -40 -82 -12 -11 -27 -19 -9 -11 -14 -11 -11 -9
w successful	-44 98 -21 -9 -10 -11 -17 -6 -9 -14 -8 -7 -6
w successfully	-32 -24 -32 -7 -9 90 -6 -10 -9 -9 -6 -8 -6
w such	-107 227 -51 -19 -20 -34 -25 -16 -22 -30 -12 -16 -12
w suite	112 -22 -59 -8 -7 -10 -16 -7 -9 -7 -7 -6 -6
w summary	204 -123 -30 -12 -17 -11 -8 -8 -8 -9 -10 -8 -11
w superior	-88 135 -67 -30 -37 -64 -67 -16 -37 -36 -28 -21 -21
w supervise	-125 -64 140 -27 -32 -27 -36 -15 -22 -30 -18 -19 -27
w supervised	12 229 -69 -36 -220 -28 -54 -20 -29 -29 -25 -26 -23
w supervision	99 -18 -17 -7 -8 -8 -11 -5 -6 -7 -8 -6 -5
w supervisor	96 -19 -25 -8 -9 -7 -24 -4 -8 -7 -7 -5 -5
w supervisors	64 -20 -38 -12 -13 -13 -9 -7 -11 -12 -9 -13 -7
w supplies	115 -16 -39 -8 -8 -8 -14 -8 -9 -8 -7 -6 -6
w supply	142 -63 -74 -21 -20 -85 -30 -15 -22 -30 -19 -15 -14
w support	92 -48 42 -16 -15 -23 -29 -9 -13 -17 -12 -18 -10
w supported	-31 -57 -18 -8 138 -7 -12 -4 -7 -8 -6 -6 -5
w supporting	-78 17 -42 79 -20 -18 -51 -11 -21 -29 -15 -20 -13
w sure	-144 164 -102 -36 -38 -48 -80 -29 -40 -68 -35 -53 -33
w system	113 -13 -15 -7 -6 -9 -15 -6 -9 -19 -6 -7 -5
w systems	107 -20 -24 -7 -7 -10 -13 -7 -9 -11 -6 -8 -5
w t	-5 -50 -52 -36 -33 97 -44 -43 -38 -49 -33 -47 -31
w tables	105 -17 -39 -8 -8 -7 -11 -5 -7 -9 -7 -6 -6
w take	-67 -30 123 -11 -12 -11 -36 -6 -10 -15 -7 -14 -6
w taking	-69 -8 -39 84 -22 -17 -34 -11 -17 -26 -15 -17 -13
w talent	139 -86 -36 -9 -9 -9 -13 -6 -9 -11 -7 -7 -6
w talented	3 145 -36 -24 -135 -25 -39 -15 -25 -37 -25 -18 -16
w tasks	115 -16 -33 -7 -7 -10 -12 -6 -7 -10 -6 -7 -5
w taught	-130 -104 159 -31 -44 -50 -41 -20 -28 -29 -45 -55 -23
w tax	82 -21 -5 -8 -8 -6 -13 -4 -8 -9 -7 -5 -5
w teacher	197 -99 -43 -17 -20 -42 -38 -12 -26 -31 -15 -13 -14
w teachers	100 -19 -36 -8 -8 -9 -11 -8 -9 -10 -8 -6 -6
w teaching	208 -78 -21 -150 -13 -14 -29 -8 -14 -22 -11 -13 -9
w team	102 -24 11 -7 -7 -12 -14 -7 -10 -12 -7 -10 -7
w teams	120 -15 -28 -7 -7 -9 -11 -7 -9 -11 -6 -7 -5
w tech	109 -30 -33 -11 -10 -13 -16 -8 -11 -31 -9 -9 -7
w technical	3 80 -18 -8 -8 -8 -14 -6 -10 -15 -7 -6 -5
w technician	111 -32 -22 -10 -10 -9 -22 -7 -11 -15 -9 -10 -7
w techniques	111 -14 -36 -7 -7 -8 -10 -5 -8 -9 -6 -6 -5
w technologies	123 -13 -41 -6 -6 -7 -10 -4 -6 -11 -5 -6 -5
w technology	96 -19 -12 -6 -6 -8 -10 -5 -6 -12 -5 -5 -4
w telephone	155 -64 -16 -26 -22 -24 -27 -16 -20 -68 -101 -16 -16
w term	76 -45 -23 -13 -14 -15 -28 -10 -18 -21 -13 -12 -11
w terms	139 -23 -74 -14 -12 -16 -22 -9 -13 -17 -13 -13 -9
w test	186 -153 -3 -16 -16 -41 -28 -11 -17 -21 -13 -15 -11
w testing	217 -54 -27 -154 -13 -14 -24 -9 -15 -20 -12 -14 -10
w tests	118 -22 -50 -10 -9 -12 -17 -10 -13 -15 -10 -9 -8
w texas	96 -21 -24 -11 -13 -14 -32 -5 -8 -10 -8 -11 -7
w than	-91 -64 -30 -16 -19 -35 175 -19 -24 -38 -20 -26 -19
w that	-69 -37 -46 -19 -17 -25 78 -31 -29 134 -15 -24 -15
w the	-45 -27 -18 -8 -7 -9 -14 -5 -8 160 -7 -6 -5
w their	-62 -40 -22 -8 -7 -12 -17 -4 -9 185 -7 -5 -5
w them	-117 -41 -40 -18 -19 -24 -27 -17 -19 192 -18 -16 -15
w then	-114 -45 -38 -25 -90 151 -48 -29 -28 -31 -27 -44 -21
w there	-111 -76 -80 -43 -52 -156 -44 -39 -43 164 -39 -112 -42
w these	-122 -85 -77 -27 -29 -31 -44 -17 -26 165 -27 -19 -32
w they	-93 -46 -32 -18 -19 -28 -25 -33 -23 160 -15 -29 -15
w thinking	14 -73 -27 26 -21 -21 -35 -17 -26 -28 -20 -27 -18
w third	-57 86 -41 -19 -17 -27 -34 -11 -19 -28 -15 -14 -16
w this	-74 -31 -19 -10 -10 -12 -16 -8 -10 190 -9 -20 -7
w three	-148 -152 -76 -45 -44 -54 -61 -29 -45 -67 177 -36 -32
w through	-63 -72 -26 -12 -11 -24 227 -10 -17 -15 -10 -12 -8
w throughout	-70 -20 -46 -16 -13 -38 131 -9 -28 -14 -10 -11 -11
w ticket	109 -34 -48 -10 -10 -13 -21 -6 -13 -16 -10 -7 -9
w time	137 -42 2 -9 -9 -17 -16 -8 -10 -21 -10 -10 -8
w timely	-59 189 -36 -15 -16 -164 -28 -10 -15 -18 -14 -11 -11
w times	137 -24 -55 -8 -8 -14 -20 -7 -10 -10 -12 -10 -8
w to	-54 -23 -25 -14 -12 -20 95 139 -19 -22 -11 -22 -11
w together	-150 -148 -111 -54 -51 207 -97 -38 -72 -90 -37 -44 -38
w took	-108 -49 127 -31 -41 -32 -31 -17 -24 -28 -22 -25 -25
w tool	127 -45 -49 -11 -11 -13 -16 -9 -13 -13 -11 -10 -10
w tools	104 -16 -22 -7 -7 -8 -12 -6 -8 -8 -5 -6 -5
w top	-67 152 -76 -29 -28 -35 -47 -19 -29 -38 -30 -24 -28
w total	-64 95 -29 -16 -18 -15 -25 -10 -16 -18 -16 -11 -11
w towards	-149 -59 -94 -40 -36 -56 160 -41 -50 -53 -34 -41 -31
w track	147 -52 -15 -20 -24 -93 -36 -15 -21 -26 -17 -18 -15
w tracking	151 -63 -30 -127 -16 -12 -29 -10 -17 -17 -13 -13 -11
w trade	129 -54 -108 -25 -22 -23 -47 -18 -29 -31 -21 -18 -20
w train	134 -94 -73 -39 -45 -40 -82 -20 -31 -38 -31 -29 -27
w trained	-41 -40 -22 -10 130 -7 -11 -5 -7 -8 -7 -6 -6
w trainer	70 -17 -18 -7 -6 -7 -12 -4 -6 -5 -5 -4 -4
w training	246 -38 -18 -143 -10 -9 -19 -6 -11 -13 -8 -9 -7
w transactions	89 -13 -16 -7 -7 -6 -8 -6 -8 -7 -7 -6 -6
w transportation	83 -20 -15 -8 -8 -8 -12 -4 -6 -10 -11 -4 -4
w treatment	126 -87 -37 -11 -11 -12 -16 -7 -11 -12 -10 -8 -7
w trends	141 -18 -93 -12 -11 -11 -16 -10 -13 -12 -10 -9 -8
w troubleshoot	-126 -41 129 -27 -27 -36 -28 -16 -23 -22 -19 -22 -23
w troubleshooting	-143 -41 -18 172 -11 -8 -13 -7 -9 -10 -9 -8 -8
w two	-89 -71 -44 -25 -24 -27 -39 -15 -25 -41 148 -20 -17
w type	78 -10 -7 -9 -6 -8 -11 -5 -8 -8 -7 -8 -6
w types	78 -20 -22 -5 -5 -8 -8 -4 -5 -6 -6 -5 -4
w under	-165 -67 -72 -26 -24 -47 217 -18 -32 -37 -20 -24 -18
w understand	-99 -79 187 -42 -46 -42 -76 -23 -158 -48 -32 -45 -27
w understanding	194 -53 -22 -152 -12 -14 -21 -9 -11 -17 -11 -13 -9
w unique	-112 134 -42 -17 -18 -23 -31 -14 -21 -31 -18 -15 -15
w unit	118 -25 -42 -9 -8 -9 -19 -6 -11 -27 -8 -7 -6
w united	125 -92 -31 -19 -84 -14 -24 -10 -19 -20 -17 -12 -13
w units	128 -21 -53 -13 -12 -16 -22 -10 -15 -38 -13 -11 -10
w unix	80 -16 -30 -12 -11 -13 -14 -8 -12 -13 -30 -9 -9
w up	-90 -26 -28 -12 -12 -14 201 -8 -10 -16 -11 -10 -8
w update	-45 -103 100 -27 -31 -25 -37 -20 -28 -29 -24 -20 -22
w updated	-46 -80 -19 -11 137 -9 -16 -6 -9 -12 -8 -7 -6
w updates	129 -26 -106 -14 -15 -12 -17 -10 -12 -11 -12 -10 -10
w upgrades	130 -24 -101 -17 -15 -13 -24 -13 -16 -13 -13 -12 -15
w upon	-119 -69 -65 -38 -40 -41 137 -32 -43 -46 -38 -34 -29
w us	-24 -70 -54 -24 -21 -33 -38 -22 -31 155 -22 -20 -17
w usa	66 -6 -13 -7 -6 -5 -7 -4 -5 -5 -5 -4 -5
w use	131 -41 15 -22 -21 -27 -70 -13 -18 -31 -15 -30 -24
w used	-47 -51 -20 -10 143 -10 -12 -6 -9 -10 -7 -8 -6
w user	147 -36 -25 -7 -8 -18 -17 -5 -10 -21 -6 -7 -5
w users	110 -21 -56 -10 -9 -11 -12 -7 -8 -15 -9 -7 -7
w using	-91 -29 -13 188 -7 -8 -28 -5 -12 -13 -6 -9 -5
w utilize	-66 -26 80 -14 -19 -13 -24 -7 -14 -14 -10 -11 -9
w utilizing	-86 -49 -25 115 -16 -15 -42 -11 -20 -21 -13 -15 -10
w value	85 -56 29 -18 -18 -25 -25 -14 -19 -26 -15 -28 -13
w variety	81 -29 -5 -3 -3 -10 -5 -3 -4 -4 -7 -4 -3
w various	-33 121 -23 -10 -9 -12 -15 -4 -15 -23 -8 -5 -5
w vendor	117 -49 -40 -14 -15 -14 -42 -8 -20 -16 -12 -12 -10
w vendors	94 -14 -28 -8 -7 -7 -7 -5 -6 -9 -8 -5 -5
w verbal	-69 107 -29 -15 -19 -15 -19 -11 -16 -17 -14 -12 -13
w verified	-67 -93 -30 -13 136 -12 -16 -8 -13 -13 -11 -10 -10
w very	-149 -97 -88 -37 -43 199 -44 -31 -38 -132 -31 -41 -28
w via	-119 -44 -36 -21 -22 -20 149 -16 -28 -26 -17 -18 -13
w vice	63 -13 -30 -6 -8 -5 -15 -2 -5 -7 -5 -3 -3
w vision	101 -21 -20 -6 -7 -10 -10 -7 -7 -10 -8 -10 -5
w volume	127 -48 -61 -14 -17 -16 -23 -11 -18 -22 -15 -12 -13
w volunteer	71 -8 -32 -10 -11 -13 -23 -6 -10 -16 -11 -6 -7
w want	-116 -119 166 -22 -27 -31 -21 -16 -17 -23 -18 -57 -16
w warehouse	117 -47 -77 -14 -13 -13 -48 -9 -16 -25 -12 -10 -16
w was	-93 -27 -47 -22 -23 -39 -67 -18 -25 -23 -17 202 -15
w water	130 -70 -49 -19 -19 -33 -68 -11 -23 -23 -17 -12 -12
w way	134 -51 -60 -14 -16 -41 -25 -13 -16 -17 -14 -33 -13
w ways	110 -26 -51 -10 -11 -63 -19 -9 -12 -13 -11 -9 -9
w we	-38 -12 -16 -7 -8 -14 -7 -15 -9 160 -6 -13 -7
w web	84 -27 3 -8 -8 -7 -14 -4 -9 -13 -7 -5 -5
w website	129 -59 -85 -14 -14 -23 -23 -11 -15 -15 -13 -12 -11
w week	120 -41 -65 -16 -15 -23 -25 -12 -17 -20 -19 -14 -14
w weekly	-50 135 -39 -25 -24 -59 -39 -20 -30 -32 -24 -18 -17
w well	-97 -29 -49 -11 -15 237 -12 -7 -9 -25 -8 -17 -8
w wellness	140 -63 -85 -14 -15 -18 -17 -6 -11 -16 -9 -8 -7
w were	-107 -43 -83 -35 -32 -147 -53 -36 -52 -66 -27 233 -26
w what	-55 -35 -51 -15 -15 -34 -133 -9 -15 205 -11 -19 -12
w when	-130 -30 -22 -20 -67 206 -60 -17 -26 -23 -20 -24 -12
w where	-111 -56 -73 -26 -21 203 -72 -18 -31 -61 -18 -106 -17
w which	-90 -30 -42 -14 -12 -20 -27 -18 -21 209 -10 -16 -9
w while	-111 -100 -100 -23 -21 -29 279 -30 -33 -25 -18 -27 -17
w who	-56 -19 -23 -12 -12 -21 -21 -19 -19 152 -10 -17 -10
w wide	-130 158 -113 -30 -24 42 -124 -20 -33 -31 -24 -22 -25
w will	-50 -9 -44 -6 -6 -20 -10 -17 -10 -19 -5 209 -5
w windows	142 -16 -89 -9 -10 -6 -10 -5 -7 -9 -8 -6 -7
w with	-43 -22 -20 -9 -8 -14 169 -7 -12 -16 -6 -10 -6
w within	-48 -22 -26 -10 -8 -11 162 -6 -12 -13 -7 -9 -6
w without	-86 -33 -52 -22 -21 -71 120 -21 -49 -29 -18 -24 -18
w word	91 -20 -27 -8 -7 -10 -13 -4 -6 -7 -5 -5 -5
w work	69 -27 69 -15 -15 -19 -16 -10 -12 -18 -10 -18 -9
w worked	-32 -24 -23 -9 133 -8 -8 -6 -6 -7 -6 -7 -5
w workers	101 -17 -45 -9 -9 -8 -11 -6 -8 -9 -7 -6 -6
w workflow	145 -86 -100 -21 -21 -43 -61 -16 -22 -21 -19 -17 -24
w workforce	119 -31 -49 -11 -11 -13 -16 -9 -14 -26 -11 -9 -9
w working	-12 4 -30 95 -18 -18 -23 -11 -15 -26 -15 -17 -12
w workplace	97 -29 -39 -7 -8 -12 -14 -7 -10 -10 -8 -7 -6
w works	-149 -39 159 -30 -33 -59 -31 -22 -28 -29 -23 -28 -21
w workshops	131 -29 -100 -18 -17 -19 -21 -15 -20 -18 -15 -14 -15
w world	109 -35 -37 -8 -9 -16 -16 -8 -10 -15 -10 -23 -8
w would	-62 -29 -77 -15 -18 -29 -29 -27 -17 -22 -12 125 -12
w write	-120 -89 139 -27 -35 -50 -43 -22 -27 -35 -23 -27 -20
w writing	-93 -58 -21 122 -14 -14 -24 -9 -14 -23 -13 -12 -10
w written	-136 -18 -36 -26 173 -93 -33 -19 -24 -28 -59 -26 -21
w year	204 -86 -32 -11 -11 -22 -45 -9 -13 -16 -16 -12 -10
w years	123 -16 -19 -7 -7 -10 -13 -5 -7 -9 -15 -7 -6
w you	-40 -14 -17 -8 -7 -13 -12 -10 -8 157 -6 -11 -6
w your	-63 -32 -20 -8 -8 -13 -17 -5 -10 192 -14 -7 -6
w+1 able	-5 -11 -26 -48 -8 -20 -10 -5 5 -6 -6 95 -5
w+1 about	14 80 -15 -11 -42 -57 -13 -14 -13 -4 -17 -24 -14
w+1 accordance	-23 -25 -15 -6 -7 -5 100 -3 -6 -9 -4 -4 -3
w+1 achieve	16 -8 -13 -7 -5 -12 -56 66 -2 -3 -7 -2 -7
w+1 across	72 -8 -20 4 0 -17 -7 -8 -4 -8 -10 -13 -9
w+1 addition	-22 -34 -20 -8 -9 -7 68 -3 -8 -12 -7 -6 -5
w+1 additional	3 -80 28 22 11 -38 -6 -13 -6 -1 -10 -22 -16
w+1 adoption	-55 -11 84 -20 -16 -14 -27 -10 -4 -26 -16 -27 -11
w+1 am	-30 -16 -17 -10 -14 -10 -2 -8 3 65 4 -9 -24
w+1 any	-47 -18 46 1 2 -39 68 -47 13 -16 -14 8 -8
w+1 applications	-14 -13 64 -7 -20 -10 -4 -7 -2 -9 -16 -13 -10
w+1 april	-6 -18 -17 -9 -8 -6 62 -52 -8 -11 6 -5 -6
w+1 are	57 -13 -21 -10 -7 -11 -15 -6 3 62 -11 -8 -6
w+1 arts	47 -51 -27 4 -6 -4 76 -39 -2 -8 -6 -4 -4
w+1 assist	43 -10 -11 -20 -3 -8 -62 63 23 1 -47 -13 -8
w+1 assistant	74 -15 -14 -44 -27 -22 19 -14 -7 3 4 -7 -7
w+1 attention	-63 61 -11 15 -45 -20 -33 -8 -1 -22 25 -11 -12
w+1 august	-9 7 -15 -10 -9 -10 79 -68 -5 -14 -25 -8 -7
w+1 background	-38 68 -10 -3 -13 -11 -24 6 -1 5 -9 -7 -6
w+1 based	68 -30 1 -5 -2 -17 -10 -11 -15 -14 -4 3 5
w+1 be	-13 -10 -22 -9 -7 1 -45 60 -5 -14 -8 78 -7
w+1 become	9 -24 -31 -11 -23 2 -71 67 -5 -5 -11 30 -10
w+1 been	-77 -52 -75 -13 -25 42 -39 -23 -15 -18 -25 70 -24
w+1 between	66 -44 6 -13 15 -26 -10 -11 -11 -17 -20 -20 -11
w+1 bring	-43 -24 -14 -20 -16 -21 -95 76 -11 79 -15 26 -15
w+1 calls	-23 66 -29 -31 -3 -33 -27 -27 -37 1 -38 -29 -25
w+1 card	62 -32 -43 4 -9 -12 -19 -5 -12 -18 -11 -7 8
w+1 center	87 -45 -32 0 -9 -9 -9 -5 -28 -4 -4 -7 -6
w+1 certificate	77 -22 -39 -28 -2 -13 -4 -8 -4 1 -3 -6 -6
w+1 certified	95 -64 -22 4 -35 -21 -17 -9 -12 -6 -6 -7 -12
w+1 chain	90 -25 -53 -12 -12 -44 -10 -13 -16 -19 -13 -9 -10
w+1 clear	-2 -60 34 6 7 -23 -21 3 -7 -15 -19 0 -14
w+1 close	42 -61 -24 -5 -13 41 -1 14 -7 -10 -12 -11 -12
w+1 codes	63 0 -26 -54 -13 -11 -19 -9 -9 3 -27 -9 -10
w+1 colleagues	-93 52 -13 -40 -5 -3 26 -33 4 -9 33 -11 -11
w+1 come	-12 -46 -2 -19 -21 -35 -75 38 -13 37 -16 27 -18
w+1 complaints	37 -71 -31 17 11 -8 4 -17 25 7 -12 -6 -6
w+1 complete	-15 -33 0 -5 -7 11 -52 64 -1 13 -10 9 -10
w+1 completion	-17 -23 -3 -9 -1 -13 82 -68 -3 -9 -13 -7 -8
w+1 contracts	2 -62 24 41 31 -14 6 -9 0 -28 -15 -11 -10
w+1 cook	78 -18 -14 -53 -26 -23 -28 6 -5 -15 -15 -15 -11
w+1 corporate	-40 5 3 -25 7 21 74 -70 -6 1 -13 -16 -13
w+1 create	-2 -14 -20 -7 -8 -27 -50 68 13 25 -8 2 -9
w+1 current	0 -45 6 -8 -9 -17 103 -73 -9 4 -12 0 3
w+1 customers	-63 21 24 12 1 -11 49 -38 -4 13 -3 -7 -7
w+1 date	-23 10 23 -36 -2 -12 -89 79 -25 -21 -20 -18 -15
w+1 days	-20 -24 1 -13 -18 -23 -21 -11 -18 -17 63 -21 -15
w+1 deadlines	-51 73 -42 11 -31 -21 -13 -13 -7 -38 -31 -23 -16
w+1 deliver	-14 -7 -8 -8 -8 -7 -72 85 17 17 -6 1 -7
w+1 description	76 -7 -18 -7 -7 -5 -11 -3 -6 -19 -6 -4 -4
w+1 detail	-14 -6 -6 -24 -12 11 -50 62 7 -9 -12 -5 -27
w+1 details	38 -20 17 -68 15 -7 -47 33 -6 -1 -14 -11 -11
w+1 determine	-27 -14 -6 -10 -5 -5 -86 101 9 -12 -8 5 -13
w+1 different	-86 -1 21 -1 -25 -15 55 -56 -23 -27 53 -10 -16
w+1 dining	-59 74 -18 -10 -14 -16 -10 -13 -7 -15 -25 -12 -12
w+1 diversity	-69 -7 60 -11 -16 -12 24 6 -2 -24 -14 -20 -9
w+1 down	-31 -34 57 6 1 -67 -46 -29 -34 -36 -44 -37 -29
w+1 drive	-13 4 -24 -15 21 -16 -77 77 6 17 -12 -1 -11
w+1 each	0 -20 21 -2 0 -11 71 -68 -12 -19 -15 -21 -14
w+1 efficient	-12 -71 -15 -5 -20 53 -13 -15 13 -2 -18 -2 -16
w+1 enable	-20 -20 3 -12 -13 -39 -80 78 -2 38 -9 -2 -11
w+1 ensure	1 -12 -15 -6 -8 -15 -71 101 9 9 -6 -1 3
w+1 entries	80 -86 -36 43 -12 -8 -21 -6 -14 -15 -9 -7 -8
w+1 etc	68 -25 -24 -34 5 -19 -5 -14 -16 -21 -16 -15 -15
w+1 every	13 -14 18 1 -12 36 34 -40 -15 -64 -19 -27 -17
w+1 facilitate	27 -15 -23 -8 2 -14 -58 60 20 -11 -7 -9 -7
w+1 finance	51 -61 -27 1 9 -15 21 -12 19 -3 -10 -10 -8
w+1 find	-8 -16 -34 -11 -10 -13 -60 61 4 -1 -9 34 1
w+1 functional	-28 -62 54 -7 -8 22 -12 -28 -3 -28 8 -14 -19
w+1 funds	-14 -79 8 -4 28 -15 7 -9 -14 -3 29 -18 -18
w+1 further	5 -41 -15 12 -30 -3 -22 63 -13 -13 -21 -12 -18
w+1 get	-14 -30 -31 -12 -39 24 -65 46 -5 8 -17 35 -13
w+1 give	-21 -11 -30 -11 -11 -13 -69 69 12 8 -9 24 -9
w+1 good	-27 -32 8 -10 -7 63 -17 -22 -7 -2 -4 -9 -12
w+1 grade	-61 109 -49 -40 -32 -31 -77 -7 -30 -32 -72 -25 -25
w+1 growing	-75 -11 -24 -17 -10 49 1 -16 -1 23 -14 13 -13
w+1 guests	-64 -18 22 -2 8 -15 58 -43 -4 -7 11 -12 -11
w+1 handle	18 -21 -19 -7 -9 -1 -69 58 9 12 -9 -12 -8
w+1 hires	-43 -124 -49 -27 -30 128 -5 -42 -36 -31 -11 -29 -27
w+1 implement	-6 -37 9 -11 -9 0 -52 63 41 -11 -10 -8 -10
w+1 important	-60 -55 -32 10 -6 66 -31 -12 -14 14 -15 9 -13
w+1 included	44 -21 -31 -16 -12 -12 -52 -11 -17 62 -12 9 -12
w+1 including	68 -32 37 -19 -7 -4 -21 -15 -16 -15 5 -13 -12
w+1 increase	-17 5 -15 -10 -4 -15 -97 106 12 5 -9 -13 -7
w+1 inquiries	56 -11 -42 -21 3 -13 56 -61 -6 -9 -16 -7 -7
w+1 interviews	34 -61 1 9 9 -12 -15 -8 -5 -8 -15 -11 -12
w+1 is	70 -13 -18 -20 -3 -15 -16 -9 -3 42 -8 -13 -10
w+1 its	-58 -8 42 -6 -37 -18 65 -49 9 -14 -13 -3 -12
w+1 january	8 -24 -16 -9 -8 -9 107 -60 -9 -12 8 -6 -7
w+1 july	-30 8 -20 -11 -10 -8 70 -55 -16 -17 -14 -7 14
w+1 keep	-7 -8 -26 -9 -7 9 -71 77 -2 11 -8 1 -8
w+1 learner	-42 4 -68 -25 -5 47 -31 -16 -27 -26 -19 -18 -18
w+1 learning	-17 67 -10 3 -52 -26 -20 7 -9 -5 -17 -17 -17
w+1 least	-18 -19 -30 -10 -13 -13 87 -9 -9 -36 -10 -15 -9
w+1 long	-12 -76 2 1 46 44 -52 0 -19 3 3 -21 -16
w+1 manner	-45 102 -16 -12 -20 -50 -10 -3 -6 -3 -7 -4 -4
w+1 matter	-75 72 -77 -26 30 -31 -36 -15 -22 27 -23 -15 -14
w+1 meet	7 -38 7 -11 -9 -3 -73 67 -2 27 -11 -11 -10
w+1 million	-30 -26 -11 -16 -16 -9 -11 -6 -9 -11 107 -7 -10
w+1 mission	-16 3 -22 -27 0 -19 -3 -13 -1 74 5 -8 -9
w+1 months	-84 5 -29 -29 -15 -15 -22 -7 -15 -32 77 -10 -11
w+1 multi	-30 -6 6 1 -6 -8 45 -65 4 6 0 -1 -11
w+1 must	79 -41 -54 -19 -7 -19 -26 -7 6 30 -6 -12 -9
w+1 name	61 -13 -9 -5 -6 -4 -8 4 -4 -7 -4 -3 -3
w+1 necessary	-28 -37 21 -20 -1 97 -82 -13 -23 -3 -18 -10 -16
w+1 needed	-32 -19 2 -3 -15 -30 79 -18 -27 17 -19 -14 -15
w+1 not	-39 -40 -48 -11 -17 8 -15 -10 25 -6 -15 70 -14
w+1 now	29 -58 35 -16 -28 -66 -32 -3 -1 -18 -22 12 -19
w+1 obtain	1 -14 -21 -12 -14 -17 -72 52 9 -16 -11 1 -12
w+1 options	69 -55 -24 -41 -10 10 -18 -5 -8 -18 -9 -8 -6
w+1 oriented	86 -46 -13 -25 -43 -45 -27 -23 -30 -38 -26 -32 -21
w+1 others	-33 -67 3 -11 -9 -18 88 -40 8 -10 -14 -14 -9
w+1 out	-51 -51 80 28 39 -19 -11 -22 -22 -23 -25 -32 -22
w+1 own	-32 -11 -11 -8 -9 -17 -8 0 -2 66 -4 -8 -6
w+1 parents	-55 -29 -15 13 1 -11 62 -27 24 6 -10 -6 -6
w+1 part	-64 24 9 -29 -24 -50 54 -10 -6 6 -9 56 -8
w+1 party	-9 61 -32 -19 -27 -28 -44 -9 -18 -27 -58 -13 -15
w+1 patient	-65 -19 27 -7 30 -16 18 -24 2 7 -2 -10 -9
w+1 payable	73 -11 -17 -7 -9 -15 3 -5 -8 -22 -6 -9 -6
w+1 possible	-39 -91 -27 -14 -14 137 -54 -45 -16 5 -13 -12 -12
w+1 posted	112 -35 -69 -10 -11 -8 -11 -9 -8 -17 -5 3 -10
w+1 practices	1 60 -34 -18 -12 -25 6 -6 -6 -14 -10 -9 -7
w+1 prepare	8 -45 -12 12 2 3 -64 47 27 -13 -11 -12 -10
w+1 pressure	-31 -44 -44 -22 -20 -28 83 -21 -26 -22 -22 -15 -16
w+1 prevention	92 -50 -45 -26 -12 -6 -31 -4 5 -12 -10 -6 -8
w+1 promote	-13 -11 -22 -10 -6 11 -80 80 25 12 -8 -22 -11
w+1 provide	-12 -13 -13 -11 -9 -16 -62 68 16 10 -9 13 1
w+1 regarding	72 -17 6 -31 -24 -16 -18 -13 -13 4 -9 -12 -9
w+1 relationships	16 23 29 -70 1 -4 -24 -7 -16 -16 -14 -9 -9
w+1 religion	94 -30 -36 -8 -6 -7 -18 -4 -4 -30 -8 -5 -5
w+1 resources	-4 61 -10 -9 -17 -12 -21 -6 -7 -16 -11 -9 -8
w+1 senior	0 -18 -24 -7 7 11 50 -64 -2 3 -7 -17 -12
w+1 september	-10 -32 -16 -12 -10 -6 71 -55 -13 -14 25 3 -8
w+1 serving	-41 -10 7 -17 2 7 -41 71 8 -18 -14 -15 -12
w+1 share	-11 0 -22 -11 -12 -20 -75 65 17 7 -13 5 7
w+1 stack	83 -12 -33 -20 -17 -56 -17 -30 -22 -19 -15 -27 -16
w+1 stakeholders	-61 35 29 11 -10 -13 13 -23 3 -13 -11 -7 -6
w+1 standard	-29 -61 12 -21 -6 54 24 -27 -9 -13 -10 -4 -16
w+1 states	62 -14 -29 -15 -43 -9 -20 -7 -15 -15 1 -8 -9
w+1 stations	62 -49 -50 -19 -16 -19 -41 -9 -17 9 23 -19 -13
w+1 such	80 -22 -5 -17 -3 4 -19 -8 -12 -17 -9 -4 -8
w+1 suite	60 4 -22 -35 -7 -6 2 -18 -8 4 -8 -5 -4
w+1 tables	-100 17 96 -29 -27 -27 -3 -11 15 -35 -28 -16 -16
w+1 teacher	53 10 -87 5 -13 -20 -30 -7 -9 -5 -14 7 -12
w+1 than	-80 106 -75 -20 -20 11 -28 -17 -17 -24 -25 -22 -17
w+1 throughout	74 -40 -23 -22 10 -15 -15 -10 -3 -13 -20 -15 -10
w+1 together	9 -66 26 8 15 24 -35 -19 -26 -31 -20 -33 -19
w+1 treatment	13 -32 -63 19 40 -25 -23 -10 7 -8 -22 -13 -12
w+1 understand	-25 -40 -35 -15 -15 5 -48 73 3 34 -11 -10 -12
w+1 users	-61 -7 33 -23 8 -22 33 -40 -17 13 25 -12 -13
w+1 using	82 -39 1 -13 -11 -5 11 -15 -8 -12 -7 -6 -11
w+1 want	2 -17 -34 -8 -8 25 -8 -13 1 60 -10 -8 -11
w+1 well	-13 -20 5 -8 -11 143 -108 -11 -5 1 -9 -8 -10
w+1 were	70 -33 -42 -30 -9 -9 -50 -14 -6 51 -14 -17 -16
w+1 when	84 -46 1 -33 -19 12 -8 -25 -13 -7 -19 -27 -17
w+1 where	61 -26 -9 1 -2 -26 -10 -11 0 -9 -6 -13 -12
w+1 which	74 -8 -17 -22 -7 -18 13 -20 -9 -12 -11 -13 -7
w+1 while	62 -19 11 -31 -3 -8 -9 -8 -10 -8 -9 -16 -8
w+1 years	-69 2 -21 -10 -27 -20 -8 -6 0 -7 101 -8 -8
w-1 a	59 68 -40 -33 -24 26 -17 -9 -3 -16 3 -20 -9
w-1 ability	-30 21 -12 -7 -6 -21 -35 83 -6 -8 -5 -8 -5
w-1 able	-22 -10 -5 -4 -5 -8 -50 94 -5 -7 -5 -6 -5
w-1 access	2 -22 -27 -12 -8 -16 60 -30 -2 -3 -9 -6 -8
w-1 accordance	-17 -6 -8 -5 -4 -6 70 -9 -6 -6 -3 -4 -3
w-1 accurate	60 6 -20 -34 -8 -18 -1 -12 32 -10 -7 -7 -7
w-1 active	70 3 -14 -64 -6 -9 -12 -5 3 -7 -7 -6 -6
w-1 advanced	102 -68 -19 -20 -9 -13 -27 3 -7 -14 -10 -8 -8
w-1 age	-37 62 -36 -21 3 -24 -38 3 -12 -27 -18 -17 -15
w-1 air	69 -20 -22 -35 -5 -5 -9 6 -12 -6 -5 -6 -4
w-1 along	-44 0 -16 -9 -9 4 72 -11 -8 -9 -8 -7 -6
w-1 also	-41 -29 62 -8 4 -16 -21 -17 -19 -9 -17 23 -13
w-1 always	-69 4 32 35 0 -36 -33 -22 -23 -19 -23 16 -20
w-1 an	39 76 -31 -44 -28 3 1 -8 -9 -19 -6 -15 -10
w-1 any	33 66 -46 -34 -24 -12 -14 -11 -13 -17 -11 -18 -10
w-1 apply	-62 31 -52 -34 -39 73 22 -18 -7 0 -22 -18 8
w-1 approach	-64 -24 0 -15 -6 -18 1 27 -3 2 -11 6 -12
w-1 appropriate	64 1 -18 -27 10 -10 -9 -6 -5 -8 -7 -6 -6
w-1 april	-31 -9 -9 -6 -5 -5 -5 -4 -5 -4 64 -4 -5
w-1 assigned	68 -30 -24 -7 -3 -13 23 -17 4 3 -10 -8 -8
w-1 attitude	-41 -58 -21 -26 -43 -53 74 2 -2 -9 -19 -1 -17
w-1 aug	-33 -9 -9 -6 -5 -5 -7 -4 -6 -4 68 -4 -5
w-1 august	-49 12 -17 -8 -8 -8 -10 -7 -8 -8 64 -8 -9
w-1 automated	35 -14 26 -66 -13 -20 -31 -12 -17 -17 -16 -14 -13
w-1 balance	64 -23 -41 -12 -1 -21 -1 -15 -3 13 -9 1 -8
w-1 become	-82 5 -81 -24 -11 83 -12 -23 -22 29 -11 -25 -17
w-1 been	-68 -6 34 19 54 -13 14 -19 -19 -23 -25 -20 -20
w-1 being	-74 49 51 -21 -8 0 -21 -18 -17 -1 -20 -22 -19
w-1 believe	-27 -24 -21 -11 -9 -12 85 -11 -14 -55 -12 -6 -12
w-1 can	-57 -31 99 -12 -6 -2 -21 -14 -14 -14 -15 12 -14
w-1 candidate	-23 -30 11 -8 -12 -28 -13 -10 -20 -13 -10 81 -10
w-1 candidates	-94 -68 -17 -8 -16 65 -5 2 -17 -7 -22 56 -15
w-1 certified	69 -68 -12 -6 3 -11 2 10 3 0 -2 -4 -4
w-1 challenging	77 -17 -42 4 -10 -25 -14 -8 13 -8 -8 -13 -8
w-1 closely	-27 -42 -22 -3 -1 23 64 -1 -7 -11 -11 -9 -9
w-1 collaborated	-29 -38 -14 -6 -8 36 64 -5 -6 -10 -6 -6 -6
w-1 common	60 -8 -19 -7 -6 -8 -7 -4 -7 -7 -6 -5 -5
w-1 community	60 -13 -29 -22 9 0 5 -3 -3 -2 -6 -5 -12
w-1 companies	-64 17 -1 14 -1 -15 15 -15 -4 7 -16 -25 -13
w-1 consistently	-63 -40 39 27 51 -21 -29 -12 -8 -16 -18 -17 -15
w-1 constantly	-72 -34 57 43 -30 -48 -34 -16 -21 -25 -23 -8 -18
w-1 core	75 -20 -29 -18 -6 -11 -4 -6 -5 6 -4 -6 -5
w-1 corporate	85 -4 -17 -53 1 -16 -12 -4 0 0 -6 -6 -5
w-1 create	-23 73 -28 -21 -40 5 -29 -14 0 17 -4 -12 -11
w-1 credit	60 -21 -9 -21 -7 -9 -10 -5 -3 -2 -7 -6 -5
w-1 currently	-63 -9 8 35 -7 -12 -20 -14 -18 -8 -13 16 -16
w-1 daily	73 0 -35 -28 -9 -10 -6 1 -3 -11 -9 -9 -8
w-1 date	-17 -10 -11 -10 74 -13 2 -6 3 2 -16 9 -6
w-1 december	-51 -13 -11 -8 -6 -7 -11 -6 -8 -6 75 -5 -7
w-1 dedicated	45 -20 -36 -12 -11 -21 -61 61 14 -16 -18 -12 -11
w-1 departmental	70 -5 -47 -24 -7 -7 -8 -6 9 -7 -7 -6 -6
w-1 desktop	82 -18 -26 -35 -8 -14 -22 12 9 -9 -12 -7 -7
w-1 dining	64 -22 -19 -7 -6 -9 -15 -6 15 -7 -7 -7 -6
w-1 direct	76 1 -44 -34 -12 -11 -15 -7 -5 -4 -10 -12 -7
w-1 diverse	60 14 -40 -19 -8 -15 -30 -9 7 -13 -11 -9 -8
w-1 drug	69 -31 -26 -49 2 -19 -29 -9 -15 -21 -12 -15 -9
w-1 each	112 7 -32 -19 -41 -27 -11 -11 -7 -21 -11 -25 -9
w-1 effectively	-66 -40 73 25 -11 -21 1 -9 -19 -25 -25 -19 -19
w-1 electronic	60 -24 -14 -29 -7 -6 -19 -4 4 -10 -7 -6 -5
w-1 emergency	68 -29 -16 -7 -11 -7 -6 -5 -9 -7 -5 -4 -5
w-1 ensure	30 33 -36 -38 -22 6 65 -16 -21 -48 -14 -15 -13
w-1 entire	56 1 -27 -67 1 5 -19 -10 -12 -8 -15 -9 -9
w-1 every	96 35 -69 -53 -31 -38 -40 -14 -21 -35 -10 -24 -15
w-1 expected	6 -27 18 -9 -11 -19 0 60 -13 -55 -12 -18 -11
w-1 expense	61 -13 -17 -9 -6 -5 -25 13 3 -6 -5 -5 -4
w-1 february	-63 9 -13 -8 -8 -7 -15 -6 -8 -6 69 -6 -8
w-1 files	-69 -19 9 -9 -9 14 12 0 12 1 -10 22 -9
w-1 financial	71 -4 -9 -38 -4 -6 -8 -5 6 -4 -4 -4 -4
w-1 flexible	93 -50 -15 -61 -13 -8 -34 -7 -8 -17 -23 -15 -14
w-1 fluent	6 -16 -16 -18 7 -11 64 -7 -11 -8 -7 -7 -6
w-1 form	-61 -13 -2 -16 -14 -25 36 -26 12 10 37 0 -15
w-1 free	67 -14 -37 -28 -25 -40 -42 44 -11 -20 -14 -13 -12
w-1 frontend	65 -42 -15 -10 9 -17 9 -20 1 -9 -9 -11 -7
w-1 general	62 -3 -13 -31 -6 2 -12 -3 0 -5 3 -2 0
w-1 go	-12 -67 -30 -25 -23 26 27 1 -19 -23 -26 -12 -24
w-1 going	4 -28 -60 -29 -24 -3 30 16 -26 -28 -25 -32 -23
w-1 good	44 -7 9 -66 2 -6 -9 -1 -12 -12 -10 -15 -9
w-1 grade	76 -20 -35 -4 -7 -7 -5 -5 -8 -7 1 -5 -6
w-1 great	71 1 -36 -26 -9 -16 -8 -9 -8 -14 -7 -14 -8
w-1 hard	61 -41 20 -75 -3 -11 -42 31 -13 -14 -12 -11 -10
w-1 have	-61 0 76 -17 9 -4 -30 -5 -17 30 -12 0 -15
w-1 high	60 9 -18 -19 -11 -10 -8 -5 -6 -8 0 -6 -5
w-1 i	-62 -49 78 -15 27 -6 -26 -17 -16 -20 -21 67 -18
w-1 identity	60 -3 -32 -10 -8 -2 -30 -9 10 -15 -8 -12 -6
w-1 improved	67 10 -28 -37 -34 -21 -27 -12 -18 -5 -11 -12 -13
w-1 incoming	74 -41 -28 -8 -17 -10 -14 -8 27 -15 -12 -7 -8
w-1 increased	81 7 -35 -28 -13 -14 -29 -11 -37 -8 -15 -10 -11
w-1 increasing	81 -30 -27 -14 -22 -18 -20 -10 -41 4 -13 -11 -11
w-1 it	-47 -49 89 -10 -9 -7 0 -18 -5 -10 -17 21 -16
w-1 january	-52 13 -10 -7 -6 -7 -13 -5 -8 -6 84 -5 -7
w-1 join	-30 -13 -8 -5 -5 -15 1 -4 -5 66 -5 -5 -4
w-1 july	-26 -11 -12 -5 -5 -4 -7 -4 0 -4 75 -3 -4
w-1 june	-27 -8 -9 -6 -4 -5 -6 -4 -5 -4 74 -3 -4
w-1 just	-20 -70 46 16 -9 1 -38 -7 -27 24 -11 -4 -31
w-1 kitchen	61 2 -27 -17 -24 1 -12 -12 -2 -15 -12 -10 -10
w-1 learning	61 -29 7 -12 -9 -25 -9 -1 17 -17 -12 -7 -11
w-1 lesson	65 -8 -22 -30 -7 -6 -13 -6 -8 -6 -5 -5 -5
w-1 liaison	-21 -23 -17 -5 -20 -11 70 -33 0 -11 -13 -14 -7
w-1 limited	-35 -51 -27 -19 -13 11 68 -28 -18 -18 -18 -13 -15
w-1 ll	-59 -36 127 -6 3 -18 -26 -16 -6 -22 -14 -54 -15
w-1 love	-24 3 -14 -46 -14 -11 -44 65 -12 11 -14 22 -12
w-1 machine	-26 -28 -2 65 -10 -14 -35 17 -15 -15 -12 -17 -9
w-1 made	26 41 -70 -18 -16 -18 1 -18 -18 12 -16 -14 -14
w-1 main	68 -40 -5 -29 -10 -21 -16 -10 -21 -27 -10 -18 -10
w-1 make	8 60 -36 -30 -12 -41 -35 -12 -17 25 -13 -15 -11
w-1 march	-48 -10 -11 -7 -6 -6 -6 -5 -7 -7 90 -5 -6
w-1 may	-59 -47 72 -17 -19 -1 -6 -16 -16 -25 35 15 -15
w-1 medical	75 -16 -15 -23 -14 -5 -7 -4 5 -5 -4 -5 -4
w-1 mental	67 -19 -16 -5 -5 -10 -12 -6 6 -5 -8 -7 -5
w-1 military	7 -61 34 -29 -12 -12 -14 -14 -4 -12 -6 -16 -15
w-1 million	34 15 -61 -28 -24 -10 -26 -1 -22 -27 -35 -23 -22
w-1 mobile	63 8 -31 -26 -8 -20 -14 -7 15 -13 -22 -9 -8
w-1 monthly	72 9 -35 -47 0 -16 -11 -7 1 -8 -9 -8 -8
w-1 most	-30 75 -54 -12 23 -15 -7 -28 -30 -20 -15 -13 -13
w-1 my	64 27 -38 -7 -13 5 -23 -12 -21 -18 -13 -14 -12
w-1 national	102 -10 -25 -31 -8 -11 -29 -6 9 -12 -8 -8 -7
w-1 no	33 -33 -59 -45 -35 61 -35 -22 -26 -23 15 -34 -25
w-1 number	-14 -16 -18 -8 -6 -9 63 -6 2 -10 13 -2 -5
w-1 offshore	-48 -88 82 12 -39 -51 -71 -29 -24 -45 -37 -29 -31
w-1 one	80 4 -64 -20 -11 -36 -6 -7 -8 8 13 -17 -16
w-1 oracle	-3 -25 -7 -18 -15 -14 -21 -8 -7 -11 62 -8 -12
w-1 order	-2 -34 -9 -23 -8 13 -34 67 -8 11 -9 -4 -7
w-1 over	-8 -33 -13 -2 -2 -13 -20 -11 -8 13 74 -11 -8
w-1 overall	61 -2 -68 -9 -8 4 -15 -8 -12 -12 -11 -10 9
w-1 participate	-18 -15 -10 -4 -5 -14 72 -4 -6 -9 -4 -5 -4
w-1 participated	-18 -14 -10 -4 -5 -6 74 -4 -2 -7 -4 -4 -4
w-1 passionate	-26 -34 -26 -11 -14 -37 85 -17 -16 -19 -13 -15 -14
w-1 per	68 8 -20 -12 -2 -15 -28 -10 -14 -24 -15 -12 -11
w-1 personal	75 -17 -48 -12 -4 -7 -1 -4 12 -5 -5 -4 -4
w-1 phd	70 -12 -32 -7 -6 -11 3 -5 1 -10 -8 -7 -5
w-1 physical	65 -10 -41 -10 -6 -8 -9 -5 13 -4 -6 -5 -5
w-1 please	-141 -9 174 -19 -33 -26 -46 -10 -19 -28 -17 4 -17
w-1 point	20 -27 -18 -8 -13 1 69 -27 -10 -11 -7 -7 -8
w-1 positive	68 -10 -18 -25 0 -19 -15 -9 5 -9 -10 -13 -9
w-1 prior	-88 -46 71 3 -28 -33 20 -1 -27 -28 -22 -24 -21
w-1 proficient	-20 10 -13 -8 -7 -6 60 -5 -10 -9 -7 -5 -5
w-1 protected	-70 -55 87 -23 -24 -51 44 -30 -35 -44 -29 -33 -27
w-1 proven	63 8 -31 -20 -11 -22 -9 -2 -11 -8 -11 -9 -8
w-1 quickly	-67 -76 62 -4 16 -19 -7 -12 18 -10 -31 -16 -22
w-1 race	74 -16 -14 -7 -7 -8 -13 -6 -5 -30 -8 -6 -5
w-1 range	-16 -17 8 -9 -3 -8 78 -3 -8 -9 -5 -4 -4
w-1 re	-69 52 -28 29 -10 23 -4 -16 -16 -4 -19 -27 -17
w-1 real	87 -35 -73 -12 -11 -12 -28 -8 -14 -3 -11 -9 -9
w-1 regulatory	71 -11 -19 -41 -5 -7 -9 -5 3 -6 -6 -5 -5
w-1 relations	61 -44 -17 1 -25 -24 5 -11 12 -4 -10 -12 -8
w-1 religion	78 -25 -36 -21 -14 -30 -50 -12 4 -27 -20 -19 -15
w-1 required	18 -23 6 -4 -9 -20 -39 63 -4 -12 -9 0 -10
w-1 resolve	18 33 -31 -61 10 -22 -26 -14 -11 20 -6 -15 -14
w-1 responsible	-13 -10 -17 0 -7 -11 71 17 -11 -8 -6 -7 -6
w-1 role	-68 -27 35 5 -11 -11 20 -8 -12 -5 -12 26 -12
w-1 sap	60 -30 -24 -10 -8 1 -11 -8 1 -9 -21 6 -8
w-1 satisfaction	64 -18 -44 -34 -22 -7 -9 -13 13 -14 -14 -12 -10
w-1 senior	76 -20 -34 -6 6 -9 -9 -4 -6 -6 -5 -4 -4
w-1 september	-53 8 -12 -7 -6 -7 -14 -6 -7 -6 73 -5 -6
w-1 server	68 -42 -23 -15 -10 -11 0 -13 -2 -24 0 -4 -9
w-1 sheet	69 -62 -13 -7 -6 -6 -2 14 12 -9 -7 -5 -5
w-1 some	59 41 -56 -63 -13 -36 4 -11 -8 -21 -5 -18 -11
w-1 sous	75 -37 -22 -5 -6 -7 -25 -4 -8 -7 -8 -5 -6
w-1 specific	81 -21 -44 -24 -8 -14 -17 2 -7 0 -9 -8 -7
w-1 spring	62 -20 -49 -22 -7 -14 -15 -7 -12 -15 37 -8 -8
w-1 staffing	-30 -13 64 0 -10 -17 4 -10 16 -14 -11 -9 -9
w-1 store	62 -23 -3 -26 5 4 -2 7 -13 -20 -12 -9 -8
w-1 strategies	-19 -30 -23 -11 7 -7 -32 61 -2 10 -18 -16 -12
w-1 strive	-50 -23 -17 -7 -8 -17 24 83 -15 -19 -8 -10 -8
w-1 such	-26 -23 -16 -7 -9 1 68 -8 -11 -6 -8 -9 -7
w-1 supervise	18 -3 -22 -18 -12 40 -60 -9 9 12 -3 -11 -11
w-1 supply	81 -36 -34 -9 -9 -22 -20 -20 -11 -5 -9 -10 -10
w-1 t	-40 -68 71 -26 -22 -9 -42 -32 -31 -35 -26 10 -28
w-1 take	21 -37 -60 -18 -15 39 9 -12 -9 17 -7 -14 -13
w-1 that	-14 -23 73 -25 10 -18 -24 -15 -17 11 -17 30 -15
w-1 the	82 54 -38 -25 -19 4 -8 -8 -9 -12 -3 -14 -9
w-1 then	-67 -42 71 -11 16 -15 -21 -24 -23 9 -14 -25 -12
w-1 there	-38 -24 -6 -8 -14 -21 -21 5 -9 -2 -9 73 -7
w-1 they	-72 -60 78 9 3 -27 -21 -18 -18 -26 -20 53 -16
w-1 timely	102 -1 -42 -47 -8 -22 -8 -19 13 -10 -12 -9 -10
w-1 to	-19 -20 111 6 5 -14 -15 -10 -11 6 -3 -23 -11
w-1 track	62 11 -46 -30 -12 -29 3 -11 -7 2 -9 -11 -9
w-1 understanding	-40 -12 -16 0 5 -5 65 -5 10 3 -6 -5 -5
w-1 variety	2 -13 -13 -5 -5 -19 74 -3 -3 -6 -5 -4 -3
w-1 visual	80 -47 -8 -7 -4 -4 -9 -4 1 -4 -4 -4 -4
w-1 want	-27 -5 -15 -6 -6 -12 -54 86 -8 24 -6 -10 -6
w-1 we	-71 -38 112 -10 2 1 -21 -10 -11 -15 -10 62 -10
w-1 weekly	62 10 -27 -45 -8 -5 4 -7 -6 -11 -19 -10 -8
w-1 who	-34 -54 64 -17 -2 -9 -25 -17 -19 -13 -18 37 -16
w-1 will	-33 -34 94 -11 1 1 -21 -11 -13 -13 -9 42 -9
w-1 without	20 -68 -44 71 -24 -46 -42 -14 -19 -28 -25 -4 -18
w-1 working	22 -30 -21 -11 -10 32 65 -3 -11 -16 -10 -13 -10
w-1 would	-42 -21 70 -16 -17 3 -68 -15 -14 8 -15 5 -16
w-1 you	-57 -36 78 -3 7 -3 -14 -6 -6 -4 -9 59 -9
w-1 your	61 24 -17 1 -5 -4 -17 -6 -9 -14 -8 -13 -7
`,
  terms: `
O B I
108 10 -136 -63 -17 57 -62 -29 81 6 5 -13
after !	-15 -11 18
after ! -	-15 -11 18
after "	6 -3 -3
after " -	6 -3 -3
after " blank	6 -3 -3
after " blank -	5 -2 -3
after &	-4 13 -27
after & blank	-8 11 -4
after & blank -	4 12 -19
after & blank skill B	-29 13 4
after & blank skill I	-23 -18 32
after '	8 -4 -3
after ' -	8 -4 -3
after ' blank	4 -4 -4
after ' blank -	4 -4 -4
after (	10 -4 -6
after ( -	10 -4 -5
after ( blank	-8 -5 12
after ( blank -	-7 3 6
after ( blank skill B	-11 -16 20
after ( blank skill I	-16 -11 23
after ( blank tool B	17 -8 -20
after )	6 -1 -6
after ) -	10 -7 -2
after ) blank	-13 -14 27
after ) blank -	-12 -11 22
after ) blank credential B	7 -8 -4
after ) blank skill B	-18 -20 24
after ) blank tool B	2 -30 27
after +	-45 -21 48
after + -	-41 -17 42
after + blank	3 34 -44
after + blank -	3 34 -44
after ,	8 -3 -4
after , -	8 -3 -4
after , blank	-6 -2 8
after , blank -	-5 -4 9
after , blank credential B	-33 25 -4
after , blank credential I	19 -9 -11
after , blank degree I	9 -15 -4
after , blank skill B	-6 5 1
after , blank skill I	0 -12 10
after , blank soft B	-21 3 16
after , blank soft I	-17 -14 27
after , blank tool B	-12 10 -1
after , blank tool I	-9 -19 18
after -	-5 6 -2
after - -	-3 7 -3
after - blank	4 -9 4
after - blank -	4 -10 4
after - blank credential B	7 -4 -3
after - blank credential I	23 -6 -19
after - blank skill B	4 9 -14
after - blank skill I	-8 -10 19
after - skill B	-1 6 -6
after - skill I	-30 -18 34
after - soft B	-25 5 11
after .	-5 -6 11
after . -	-5 -5 10
after . blank	12 -15 1
after . blank -	10 -14 2
after . blank degree I	7 -18 -1
after . degree B	-12 -20 22
after . skill B	9 -24 3
after . skill I	-32 -12 35
after . tool B	-12 -5 12
after /	2 -4 2
after / -	2 -3 1
after / blank	10 -4 -7
after / blank -	8 -2 -8
after / blank credential I	10 -3 -7
after / blank skill I	10 -4 -7
after / credential B	26 -13 -20
after / skill B	7 -9 -2
after / skill I	-18 -9 23
after / tool B	4 -17 11
after :	29 -15 -14
after : -	24 -11 -12
after : blank	24 -11 -13
after : blank -	21 -10 -11
after : blank skill B	33 -28 -6
after : blank soft B	31 -28 -8
after : skill B	17 -14 -3
after ?	30 -25 -10
after ? -	18 -7 -12
after blank credential B	-3 11 -9
after blank credential I	-9 -8 17
after blank degree B	-10 21 -12
after blank degree I	-7 -1 9
after blank language B	-6 -11 11
after blank skill B	-4 6 -1
after blank skill I	-4 -7 11
after blank soft B	-4 8 -4
after blank soft I	-5 -8 14
after blank tool B	-6 23 -18
after blank tool I	-8 -14 17
after end	8 -9 0
after end -	10 -10 -1
after end credential B	26 -10 -16
after end credential I	-12 -7 17
after end skill B	1 -6 4
after end skill I	4 -9 4
after end soft B	-21 1 17
after end soft I	8 -8 -2
after end tool B	-26 16 3
after end tool I	-20 -7 26
after none	17 -7 -13
after none -	17 -7 -13
after other	8 -6 -2
after other -	7 -6 -1
after other blank	3 -2 0
after other blank -	7 -2 -5
after other skill B	15 -7 -8
after wide	-5 -5 10
after wide -	2 -3 1
after wide skill B	-1 -7 8
after | blank	6 -3 -3
after | blank -	4 -2 -2
after | blank skill I	8 -3 -5
after – blank	-11 -4 13
after – blank -	-9 0 7
after ’	10 -8 -2
after ’ -	10 -8 -2
after ’ blank	-6 -5 11
after ’ blank -	-6 -5 11
ahead 1	11 -6 -5
ahead 10	-3 -17 16
ahead 100	-4 -11 14
ahead 1099	2 -23 9
ahead 11	8 10 -20
ahead 13485	21 -12 -12
ahead 16	-15 -15 27
ahead 2	5 -12 7
ahead 20	26 1 -31
ahead 200	6 -2 -4
ahead 2016	21 -11 -10
ahead 21	10 2 -13
ahead 3	-4 -6 8
ahead 30	13 -11 -8
ahead 4	11 -12 -3
ahead 40	-10 2 4
ahead 5	-11 0 11
ahead 50	-4 -3 7
ahead 6	9 -14 5
ahead 7	43 -7 -37
ahead 8	8 -14 6
ahead 820	-47 34 8
ahead 9	31 -15 -18
ahead 90	22 -15 -6
ahead 9001	-14 26 -14
ahead ?	2 -3 0
ahead aa	5 -3 -2
ahead abil	-4 1 3
ahead abl	18 -9 -8
ahead about	13 -4 -10
ahead abov	-17 -11 24
ahead absenc	-32 -8 34
ahead academ	-14 -26 26
ahead accept	17 5 -22
ahead access	5 -2 -3
ahead accommod	24 -5 -19
ahead accomplish	-10 2 9
ahead accord	-9 -5 14
ahead account	-8 6 1
ahead accredit	-13 0 8
ahead accur	-4 -10 17
ahead accuraci	-37 12 26
ahead achiev	2 1 -7
ahead acl	1 1 -7
ahead acoust	20 -3 -24
ahead acquir	42 -23 -35
ahead across	12 -4 -5
ahead act	6 -22 2
ahead action	9 -5 -6
ahead activ	-15 7 8
ahead acut	-15 10 4
ahead ad	22 8 -32
ahead add	-1 -11 10
ahead addit	-1 -4 3
ahead address	-5 -4 8
ahead administr	2 7 -11
ahead admit	6 -2 -4
ahead adob	-24 -35 38
ahead advanc	12 -7 -6
ahead advantag	-26 11 8
ahead advert	18 1 -26
ahead advic	13 -3 -10
ahead advoc	27 -10 -18
ahead affili	8 -4 -4
ahead affirm	4 -2 -2
ahead after	0 6 -6
ahead ag	-29 15 15
ahead against	12 -12 -3
ahead agenc	4 -5 -1
ahead agent	-43 -14 47
ahead agil	-29 3 23
ahead agreement	12 7 -21
ahead aid	-18 0 19
ahead airport	32 -14 -22
ahead ajax	-11 -35 37
ahead al	-2 -19 13
ahead algorithm	16 4 -22
ahead all	3 0 -4
ahead alloc	28 -14 -25
ahead allow	27 -5 -23
ahead along	7 0 -8
ahead also	-20 16 0
ahead alto	7 -3 -4
ahead am	4 -2 -2
ahead ambit	27 -5 -21
ahead ambul	-12 -14 16
ahead america	11 -5 -6
ahead among	13 -7 -7
ahead amount	-53 -4 51
ahead an	6 -3 -2
ahead analyst	18 -5 -14
ahead analyz	-13 5 8
ahead android	10 0 -16
ahead angular	-24 9 16
ahead ani	-17 -6 22
ahead anim	17 -7 -10
ahead another	4 -2 -1
ahead answer	-29 17 15
ahead api	-23 13 14
ahead app	-12 -33 35
ahead appli	6 -5 -1
ahead applic	4 -11 7
ahead apprais	17 2 -21
ahead approach	55 -21 -48
ahead appropri	12 -11 -4
ahead approv	15 -11 -4
ahead approxim	6 -3 -2
ahead ar	-4 3 1
ahead architect	42 -18 -34
ahead architectur	10 -4 -13
ahead area	9 -5 -3
ahead arena	28 -9 -20
ahead around	20 -7 -12
ahead artistri	20 -8 -13
ahead as	-10 -3 13
ahead asp	-7 26 -25
ahead aspect	-1 -8 -1
ahead assembl	23 -6 -21
ahead assess	-2 -6 5
ahead asset	0 -9 6
ahead assign	-2 -5 6
ahead assist	-2 -2 5
ahead associ	5 -2 -2
ahead assur	-12 0 9
ahead at	6 -3 -4
ahead attend	-33 -6 40
ahead attent	24 -18 -7
ahead attitud	11 1 -12
ahead attribut	-15 -31 31
ahead audio	-25 0 28
ahead audit	-28 9 21
ahead author	22 -10 -13
ahead auto	11 12 -24
ahead autom	-4 -5 9
ahead automot	-24 9 12
ahead avail	7 -6 -1
ahead averag	18 -4 -14
ahead awar	20 1 -31
ahead award	-4 -9 10
ahead b	-9 -6 11
ahead b2b	-25 -6 28
ahead bachelor	9 -13 2
ahead back	-18 -6 25
ahead backend	19 -32 4
ahead background	9 3 -10
ahead balanc	9 -6 -9
ahead bank	-4 -10 13
ahead banner	-14 -22 22
ahead bar	-7 8 -3
ahead base	6 0 -7
ahead basic	-12 -11 21
ahead basis	12 -8 -5
ahead bath	6 9 -18
ahead bcl	-34 8 29
ahead be	9 -4 -4
ahead beauti	-17 9 8
ahead becaus	11 -7 -3
ahead becom	21 -10 -13
ahead been	6 -2 -4
ahead befor	-33 -17 37
ahead behavior	12 -3 -14
ahead believ	0 7 -4
ahead below	5 -3 -2
ahead benefit	15 -7 -8
ahead best	-1 7 -7
ahead between	11 -6 -5
ahead beverag	24 -24 -7
ahead beyond	11 -4 -5
ahead bid	-46 12 23
ahead big	-25 -33 43
ahead bill	-18 -16 35
ahead blood	-14 0 14
ahead blue	16 -6 -10
ahead board	-46 11 29
ahead bodi	13 -7 -6
ahead boh	3 -2 -2
ahead bond	-11 -9 20
ahead bonus	17 -8 -9
ahead book	-23 5 14
ahead bookkeep	-34 31 10
ahead bookkeeper	9 -8 -4
ahead boost	-21 6 17
ahead both	-4 1 3
ahead brand	0 2 -3
ahead bridg	13 -5 -9
ahead bring	16 -6 -12
ahead broad	-14 -14 25
ahead brokerag	-2 -9 7
ahead browser	42 -19 -32
ahead bs	13 -10 -4
ahead budget	-5 1 3
ahead build	-3 -2 5
ahead burn	21 -8 -12
ahead busi	-15 -1 16
ahead but	-11 11 0
ahead by	0 -5 4
ahead c	3 -12 7
ahead c#	18 -9 -9
ahead c++	-6 9 -5
ahead ca	23 -14 -9
ahead cafeteria	3 -2 -1
ahead cake	35 -10 -33
ahead cakephp	-25 -7 25
ahead calendar	-36 25 0
ahead california	13 -4 -10
ahead call	3 -7 2
ahead campaign	-15 -9 20
ahead campus	3 -2 -1
ahead can	15 -4 -13
ahead candid	1 -6 6
ahead canvass	13 -7 -10
ahead capa	14 3 -19
ahead capabl	-3 2 1
ahead capac	-15 25 -6
ahead capit	-7 6 -5
ahead card	19 -7 -12
ahead care	-7 -1 7
ahead career	6 -3 -2
ahead caregiver	-12 25 -36
ahead case	-10 -10 19
ahead cashier	-24 2 20
ahead cassandra	-2 16 -25
ahead categori	14 -8 -6
ahead caus	11 -3 -10
ahead center	20 -8 -13
ahead certif	38 -16 -36
ahead certifi	2 3 -3
ahead chain	-31 11 21
ahead challeng	22 -9 -10
ahead chanc	18 -5 -13
ahead chang	-4 0 3
ahead channel	-18 -17 25
ahead chart	-8 18 -10
ahead check	-18 -8 23
ahead chef	4 7 -11
ahead chemic	-11 -33 32
ahead choos	11 -4 -7
ahead cic	-25 15 3
ahead citi	-5 -19 16
ahead civil	0 19 -23
ahead class	-7 11 -8
ahead classifi	6 -2 -4
ahead clean	9 -13 -1
ahead clear	27 -4 -25
ahead clearcas	-13 -39 42
ahead clearquest	-14 -17 25
ahead cleric	-8 -10 12
ahead client	5 4 -8
ahead climat	26 -6 -22
ahead clinic	-10 0 7
ahead close	3 10 -12
ahead cloud	16 -13 -12
ahead club	5 -3 -2
ahead cna	14 -5 -10
ahead coach	43 -18 -32
ahead code	24 1 -27
ahead coffe	13 -6 -15
ahead cold	-7 -5 11
ahead collabor	22 -6 -16
ahead colleagu	40 -8 -35
ahead collect	-9 -6 15
ahead colleg	-9 -7 16
ahead color	5 -3 -2
ahead com	9 -5 -4
ahead combin	19 -9 -13
ahead come	8 -4 -4
ahead comfort	25 -15 -11
ahead commerci	-5 13 -11
ahead commiss	5 10 -16
ahead commit	8 -7 -2
ahead common	-8 5 4
ahead compani	4 -4 1
ahead companion	9 -5 -4
ahead compass	4 13 -26
ahead compassion	24 -10 -24
ahead compat	36 -4 -39
ahead compens	18 -3 -15
ahead compet	-9 -4 11
ahead compiler	8 1 -9
ahead complaint	-47 -6 49
ahead complet	-7 -4 11
ahead complex	-6 -8 11
ahead compon	-10 -12 17
ahead comprehens	14 -11 -2
ahead comput	17 0 -18
ahead computer	-21 12 7
ahead concept	2 -5 0
ahead concern	-11 -14 17
ahead condit	6 -13 5
ahead conduct	-8 -23 21
ahead confer	7 9 -22
ahead confidenti	21 -9 -12
ahead configur	26 -14 -13
ahead conflict	39 -12 -35
ahead connect	-6 1 2
ahead consent	6 -3 -3
ahead consider	9 -4 -5
ahead consist	15 -4 -12
ahead construct	-17 3 13
ahead consult	-7 7 -1
ahead consumer	9 -2 -8
ahead contact	-7 -6 12
ahead continu	-14 4 12
ahead contract	-3 3 -1
ahead contractor	7 -2 -8
ahead contribut	10 -10 -2
ahead control	1 5 -6
ahead cook	21 -14 -8
ahead coordin	5 -6 -2
ahead coordinator	17 -6 -9
ahead copi	11 10 -21
ahead copier	6 -18 6
ahead core	25 -6 -17
ahead corpor	-9 -1 10
ahead correct	-23 14 9
ahead correspond	-12 -12 17
ahead cosmet	25 -13 -13
ahead cost	0 5 -7
ahead counsel	1 -17 7
ahead counselor	-32 24 11
ahead counter	3 5 -15
ahead counti	-14 7 7
ahead countri	10 -3 -6
ahead cours	3 9 -12
ahead cover	5 9 -16
ahead cpa	-29 6 21
ahead cpcu	-30 10 13
ahead cpg	-17 21 -4
ahead cpm	-1 -5 2
ahead cpr	-9 24 -13
ahead creat	3 3 -6
ahead creation	29 -16 -25
ahead creativ	-7 11 -11
ahead credenti	25 -12 -18
ahead credit	10 -6 -7
ahead critic	-9 -5 10
ahead crm	-46 13 21
ahead cross	6 3 -12
ahead css	25 -16 -10
ahead css3	-20 -11 27
ahead culinari	6 -4 -2
ahead cultur	13 0 -13
ahead current	4 -13 8
ahead custom	25 -8 -17
ahead cut	31 -6 -26
ahead cycl	6 17 -30
ahead d	12 5 -17
ahead dai	5 4 -9
ahead data	3 9 -12
ahead databas	-28 -3 24
ahead date	18 -6 -13
ahead dea	-22 22 1
ahead deadlin	42 -17 -34
ahead deal	-8 3 5
ahead decid	21 -10 -10
ahead dedic	8 -5 -3
ahead defin	-14 4 11
ahead degre	3 -2 -1
ahead deliver	6 -9 -1
ahead demand	-28 1 30
ahead demonstr	-16 8 9
ahead dental	8 -3 -4
ahead depart	-10 3 9
ahead department	-3 1 6
ahead depend	-1 19 -19
ahead deposit	-38 6 28
ahead depth	34 -8 -27
ahead describ	8 -1 -7
ahead design	11 -2 -9
ahead designer	-2 -4 5
ahead desir	-17 -4 19
ahead detail	-11 8 2
ahead determin	-11 -8 17
ahead develop	-7 4 3
ahead developer	-13 0 15
ahead development	18 2 -22
ahead devic	9 -12 1
ahead diagnos	-11 3 8
ahead diesel	-21 22 -3
ahead dietari	32 -9 -27
ahead differ	-34 -3 33
ahead differenti	6 -3 -2
ahead digit	3 -22 13
ahead dine	18 -11 -8
ahead diploma	12 5 -19
ahead direct	6 -5 -1
ahead directli	-6 5 1
ahead director	7 -4 -3
ahead disabl	4 -5 2
ahead discharg	25 -9 -20
ahead disciplin	-18 -6 21
ahead disciplinari	4 -21 2
ahead discount	13 -7 -7
ahead discover	14 0 -15
ahead discrep	7 -15 6
ahead discret	31 -17 -16
ahead discrimin	10 -4 -6
ahead diseas	-7 -15 18
ahead dishwasher	18 -7 -13
ahead dispens	15 -7 -8
ahead displai	27 -5 -27
ahead disput	-38 18 25
ahead distanc	2 16 -31
ahead distribut	-6 12 -5
ahead district	6 -5 0
ahead divers	25 -8 -18
ahead divis	6 -4 -2
ahead do	-19 -2 17
ahead doctor	27 -5 -25
ahead document	5 -4 -3
ahead doe	-36 -31 47
ahead dollar	18 -8 -10
ahead domain	14 -7 -7
ahead don	39 -7 -33
ahead door	4 6 -19
ahead dot	-25 15 -3
ahead down	11 -7 -3
ahead draw	16 -7 -13
ahead drive	7 -5 -3
ahead driver	2 -21 15
ahead drug	13 -8 -5
ahead due	-27 -19 36
ahead dure	-20 -2 21
ahead duti	-6 -5 10
ahead dynam	-2 7 -8
ahead e	15 -5 -14
ahead each	-6 3 2
ahead earli	-31 -10 33
ahead earn	4 -2 -2
ahead edg	43 -9 -38
ahead educator	30 -16 -20
ahead ee	44 -20 -38
ahead eeo	3 -2 -1
ahead effect	-6 -8 11
ahead effici	-19 -4 21
ahead effort	18 3 -19
ahead either	-2 -11 9
ahead elderli	-29 23 7
ahead electr	11 17 -32
ahead electron	3 -3 -7
ahead element	3 -3 -1
ahead elig	9 -4 -4
ahead email	12 11 -17
ahead embed	-52 17 14
ahead emerg	10 5 -17
ahead emot	0 19 -21
ahead empathi	21 -6 -16
ahead emphas	22 -25 -6
ahead emploi	23 -10 -16
ahead employ	9 -4 -4
ahead employe	27 -5 -22
ahead employer	-4 -4 9
ahead emr	3 9 -23
ahead enabl	8 -4 -4
ahead encourag	34 -10 -25
ahead end	-26 10 14
ahead energet	-28 -12 33
ahead energi	11 -7 -4
ahead engag	-33 -12 38
ahead engin	28 6 -58
ahead engineer	9 -8 -2
ahead english	-21 -8 31
ahead enhanc	-10 5 4
ahead enjoi	5 -4 -2
ahead ensur	-8 1 8
ahead enter	-26 -20 37
ahead enterpr	10 -4 -6
ahead entir	7 -4 -3
ahead entrepreneuri	8 -3 -4
ahead entri	41 -12 -37
ahead environ	3 -4 1
ahead equal	12 -4 -7
ahead equip	-1 -6 7
ahead equiti	22 -22 -8
ahead equival	-7 -6 12
ahead error	-14 -6 20
ahead essenti	6 -8 1
ahead establish	-5 4 0
ahead estat	36 -15 -22
ahead estim	-5 -16 13
ahead etc	2 0 -3
ahead ethic	15 -12 -6
ahead etiquett	12 7 -30
ahead evalu	-5 7 -1
ahead even	2 -6 3
ahead event	-33 18 14
ahead everi	11 -3 -7
ahead everyth	11 -5 -6
ahead evid	17 -7 -10
ahead examiner	-21 -19 34
ahead exampl	-25 -19 33
ahead exce	25 4 -29
ahead exceed	-4 -15 14
ahead excel	-15 9 5
ahead except	19 -7 -12
ahead excit	4 -3 -1
ahead execut	3 11 -10
ahead exerc	8 18 -36
ahead exist	-5 3 1
ahead expand	-8 12 -4
ahead expect	15 0 -15
ahead expens	10 -9 -5
ahead experi	-5 1 4
ahead experienc	6 4 -12
ahead expert	34 -6 -30
ahead export	5 -3 -2
ahead exposur	21 -7 -14
ahead express	-13 -4 15
ahead extend	8 -3 -5
ahead extens	-4 -10 12
ahead extern	8 1 -9
ahead extj	-23 19 -8
ahead extrem	8 -3 -5
ahead ey	6 -3 -3
ahead f	5 -3 -2
ahead face	13 5 -18
ahead facebook	34 -16 -18
ahead facil	-17 -2 19
ahead facilit	34 -15 -32
ahead factor	22 -5 -17
ahead failur	43 17 -53
ahead fair	24 -36 -8
ahead famili	-2 -1 3
ahead familiar	-32 7 20
ahead farm	11 -5 -6
ahead fashion	6 -28 4
ahead fast	4 -10 4
ahead fax	32 -19 -19
ahead fda	-6 34 -27
ahead feasibl	-8 -16 16
ahead featur	19 -11 -14
ahead feder	4 2 -7
ahead fee	-20 -23 35
ahead feed	9 20 -31
ahead feedback	8 12 -19
ahead feel	-5 17 -17
ahead fellow	45 -11 -44
ahead field	-4 -14 16
ahead file	23 -12 -14
ahead fill	-49 19 38
ahead financ	9 -5 -5
ahead financi	11 -1 -11
ahead find	18 -7 -11
ahead finish	-44 14 31
ahead firm	-12 3 8
ahead first	3 8 -12
ahead fit	-31 -1 26
ahead five	5 7 -15
ahead flexibl	26 -4 -25
ahead flight	7 -3 -3
ahead floor	20 -6 -17
ahead fluid	9 14 -24
ahead fmea	-39 3 25
ahead focus	-5 9 -5
ahead foh	4 -2 -2
ahead follow	1 -7 6
ahead food	2 -7 4
ahead forecast	-14 22 -10
ahead forklift	22 -16 -8
ahead form	-14 30 -24
ahead format	34 -15 -28
ahead forward	7 -4 -3
ahead foster	22 -6 -16
ahead found	7 -3 -4
ahead foundat	18 -8 -9
ahead framework	-15 20 -8
ahead franchiz	7 -3 -3
ahead free	6 -2 -3
ahead fresh	-43 18 28
ahead from	-11 5 6
ahead front	-47 -11 49
ahead fruit	-40 9 31
ahead fulfil	-36 -13 40
ahead full	1 -7 8
ahead fulli	3 -2 -1
ahead fun	49 -17 -45
ahead function	-3 1 2
ahead fund	-27 5 18
ahead fundament	-25 3 26
ahead further	-23 -9 25
ahead futur	29 -9 -19
ahead g	2 -2 -4
ahead ga	49 -31 -25
ahead gain	-12 12 -9
ahead gamp5	32 -4 -31
ahead garnish	38 -21 -26
ahead gather	-21 0 20
ahead gc	18 -6 -14
ahead ged	-4 0 1
ahead gender	3 -2 -1
ahead gener	3 2 -5
ahead genet	5 -3 -2
ahead get	18 -5 -14
ahead git	-37 48 -20
ahead give	17 -17 0
ahead global	-20 2 17
ahead go	12 -6 -6
ahead goal	11 -7 -2
ahead good	-4 -11 14
ahead govern	33 -30 -10
ahead grade	-6 20 -12
ahead graduat	28 -18 -20
ahead grant	-11 -9 15
ahead graph	-26 14 8
ahead graphic	23 23 -38
ahead great	13 -7 -6
ahead green	16 -8 -8
ahead greet	19 6 -25
ahead grill	7 0 -9
ahead grind	3 3 -17
ahead group	-3 -14 16
ahead grow	5 -3 -2
ahead guard	30 -18 -23
ahead guidanc	12 6 -22
ahead guidelin	9 4 -20
ahead ha	17 -5 -11
ahead hadoop	36 -11 -30
ahead hair	-6 10 -8
ahead hand	-37 1 31
ahead handl	-23 26 -2
ahead happi	25 -11 -15
ahead hard	39 -12 -37
ahead have	-3 -4 8
ahead hazard	41 -10 -36
ahead headquarter	10 -4 -6
ahead health	8 -1 -6
ahead healthcar	3 -8 5
ahead healthi	33 -16 -20
ahead hear	31 -17 -25
ahead heat	23 -10 -14
ahead heavi	9 -1 -5
ahead help	6 -1 -7
ahead her	11 -4 -7
ahead high	23 -10 -13
ahead higher	-22 29 -8
ahead highest	-1 -7 6
ahead highli	-24 9 13
ahead hipaa	-30 -19 34
ahead hire	12 -7 -5
ahead his	17 3 -24
ahead histori	-3 11 -11
ahead hold	7 -9 0
ahead holder	20 -11 -8
ahead holidai	0 -13 13
ahead home	2 -8 7
ahead honor	5 -3 -3
ahead horticultur	-10 -11 21
ahead hospic	21 -7 -16
ahead hospit	9 -11 0
ahead hot	18 -11 -10
ahead hotel	7 -5 -2
ahead hour	19 -10 -11
ahead hous	-5 -6 8
ahead how	5 7 -13
ahead hp	53 -17 -52
ahead hr	-5 -3 6
ahead hs	28 -14 -17
ahead html	1 22 -23
ahead html5	-22 8 14
ahead http	10 -4 -6
ahead human	3 -8 7
ahead hvac	17 -11 -7
ahead hydraul	-1 -6 10
ahead hygien	19 4 -28
ahead i	18 -8 -11
ahead ic	3 7 -14
ahead id	-15 7 5
ahead idea	-1 17 -20
ahead ident	4 -3 -2
ahead identifi	0 9 -8
ahead iec	-43 -2 31
ahead if	18 -7 -12
ahead iii	10 -5 -5
ahead imag	24 1 -27
ahead immedi	29 -12 -18
ahead impact	12 -5 -6
ahead implement	-2 18 -12
ahead import	-4 -8 12
ahead improv	-5 0 5
ahead in	-4 0 4
ahead inc	20 -11 -9
ahead incent	18 -6 -11
ahead includ	-7 -7 14
ahead inclus	18 -12 -7
ahead incom	-33 15 4
ahead incontin	-8 -21 27
ahead increas	-6 9 -5
ahead independ	11 3 -17
ahead indicator	36 -24 -25
ahead indirect	15 -3 -12
ahead individu	-3 5 -1
ahead industri	11 -4 -6
ahead influenc	7 -4 -3
ahead inform	-4 -3 7
ahead infrastructur	25 -9 -14
ahead ingredi	14 -14 -9
ahead initi	10 4 -12
ahead innov	7 -4 -1
ahead input	-28 19 10
ahead inspect	3 8 -16
ahead instal	44 -19 -29
ahead instruct	-20 -2 18
ahead instrument	21 -9 -12
ahead insur	10 -10 -2
ahead intak	-11 23 -11
ahead integr	17 -19 -4
ahead intellig	5 -3 -2
ahead interact	-18 8 9
ahead interdisciplinari	-26 7 19
ahead interest	-1 3 -2
ahead interfac	-5 -26 30
ahead interior	24 -8 -16
ahead intern	2 -3 -2
ahead internet	20 3 -26
ahead interperson	2 -3 -1
ahead interpret	1 21 -17
ahead interpreter	26 -11 -17
ahead interview	11 -6 -6
ahead into	20 8 -28
ahead inventori	7 -6 -3
ahead invest	14 -7 -7
ahead investig	-4 0 2
ahead invoic	14 6 -20
ahead involv	22 -5 -21
ahead io	13 -10 -4
ahead iq	14 5 -28
ahead iso	12 13 -24
ahead iso13485	10 23 -28
ahead issu	22 -5 -20
ahead it	1 -7 6
ahead item	-3 -6 9
ahead j2ee	-59 27 33
ahead jack	24 -15 -19
ahead java	-15 4 10
ahead javascript	-10 7 4
ahead jira	-17 7 8
ahead jit	5 -2 -2
ahead job	6 -2 -3
ahead jobsit	17 5 -29
ahead join	12 -5 -6
ahead joint	-18 20 -7
ahead jqueri	-9 3 9
ahead js	-24 8 12
ahead judgment	-1 2 -6
ahead junior	11 -7 -5
ahead junit	9 -30 14
ahead just	-6 -13 15
ahead k	18 -7 -11
ahead keep	-29 -9 39
ahead kei	8 -8 -4
ahead kitchen	10 -5 -6
ahead knockout	-21 -32 38
ahead know	11 -5 -5
ahead knowledg	16 -1 -13
ahead labor	3 5 -11
ahead land	18 -10 -7
ahead lang	31 -19 -28
ahead languag	-19 17 1
ahead laravel	7 8 -12
ahead larg	15 11 -28
ahead largest	10 4 -15
ahead last	5 -2 -2
ahead latest	-28 -9 31
ahead launch	22 -3 -23
ahead law	2 6 -8
ahead lawn	11 -2 -14
ahead layout	-25 10 16
ahead lead	6 -8 3
ahead leader	13 -4 -7
ahead leadership	-7 9 1
ahead learn	-3 1 4
ahead least	9 -10 -1
ahead leav	-32 24 7
ahead legal	-5 5 -7
ahead lend	-2 12 -11
ahead less	36 -22 -19
ahead letter	23 -10 -20
ahead level	6 -10 3
ahead liaison	-19 -18 32
ahead librari	21 -7 -25
ahead licens	-20 13 6
ahead life	2 1 -3
ahead lifecycl	-20 -19 25
ahead lift	23 2 -30
ahead like	4 -7 3
ahead limit	14 -10 -4
ahead line	-9 -6 13
ahead link	8 -5 -3
ahead linkedin	10 -6 -3
ahead list	4 -5 2
ahead listen	33 -6 -26
ahead liter	17 -6 -11
ahead ll	30 -12 -21
ahead llvm	15 -10 -6
ahead load	28 -17 -14
ahead loan	-5 -6 10
ahead local	-28 -5 33
ahead locat	9 -3 -5
ahead log	0 -4 5
ahead logist	31 -17 -24
ahead long	1 -4 2
ahead look	7 -9 1
ahead lose	-42 7 35
ahead lot	18 -7 -10
ahead lotus	45 -11 -45
ahead love	42 -6 -38
ahead lpn	-3 4 1
ahead lvn	23 -7 -21
ahead m	0 -9 8
ahead machin	-4 4 2
ahead machineri	-14 14 -2
ahead mai	9 3 -13
ahead mail	-15 -9 23
ahead maintain	-3 3 1
ahead major	20 -9 -15
ahead make	-6 -5 11
ahead manag	-6 2 4
ahead manager	4 -3 -1
ahead mani	14 -6 -7
ahead manner	-40 -3 41
ahead marit	4 -2 -1
ahead market	-5 1 5
ahead marketplac	26 -6 -20
ahead master	-8 -13 13
ahead match	9 -3 -5
ahead materi	9 6 -16
ahead math	6 3 -16
ahead matlab	8 13 -17
ahead matter	3 8 -17
ahead maxim	27 -9 -19
ahead md	4 -2 -2
ahead me	8 -4 -4
ahead meal	-26 8 14
ahead mean	10 -5 -4
ahead measur	-17 6 8
ahead meat	-16 -11 19
ahead mechan	16 -4 -11
ahead media	4 -3 -2
ahead medic	-12 -2 14
ahead meet	-13 7 6
ahead member	-11 -12 20
ahead memori	-13 14 -4
ahead mentor	26 -9 -18
ahead menu	44 -15 -36
ahead menus	-9 -11 17
ahead merchand	-13 -6 14
ahead metal	11 -4 -7
ahead method	-5 6 -4
ahead metric	15 -1 -21
ahead microsoft	26 -2 -27
ahead mid	-36 -11 41
ahead militari	18 -11 -7
ahead million	5 -3 -2
ahead mind	28 -6 -22
ahead minimum	11 6 -18
ahead minitab	46 -20 -42
ahead minor	8 -3 -4
ahead minut	-19 -21 25
ahead mission	-7 -6 8
ahead mm	1 -4 3
ahead mobil	-40 13 18
ahead model	42 -22 -22
ahead modern	6 -4 -3
ahead modifi	27 -26 -16
ahead modul	40 -39 -13
ahead moment	35 -20 -25
ahead mondai	32 -6 -30
ahead monitor	29 -7 -26
ahead month	19 -6 -16
ahead more	16 -4 -14
ahead mortgag	17 3 -23
ahead most	11 -8 -3
ahead motion	32 -5 -42
ahead motiv	-8 9 0
ahead move	22 -12 -10
ahead ms	27 -18 -20
ahead much	8 -5 -3
ahead multi	-9 0 8
ahead multipl	-6 -18 18
ahead multitask	-10 18 -9
ahead mvc	-32 -1 22
ahead mysql	16 -5 -20
ahead name	-31 -17 35
ahead natur	-17 -6 23
ahead necessari	43 -7 -36
ahead need	3 -6 2
ahead negoti	2 27 -35
ahead net	5 12 -21
ahead network	-6 -3 8
ahead new	5 -2 -4
ahead newspaper	3 -2 -1
ahead next	8 -3 -6
ahead night	18 4 -24
ahead no	-2 -12 13
ahead node	-28 -3 24
ahead non	-3 3 -1
ahead north	7 -4 -3
ahead not	3 1 -4
ahead note	-21 -13 26
ahead now	9 -3 -5
ahead number	-3 8 -7
ahead object	6 -5 -4
ahead obtain	-43 1 43
ahead off	-1 6 -4
ahead offic	12 -8 -5
ahead officer	22 -8 -15
ahead oil	21 -13 -9
ahead old	9 -10 -2
ahead on	-3 1 2
ahead onc	9 -4 -4
ahead ongo	8 -2 -5
ahead onli	30 -10 -21
ahead onlin	7 -3 -4
ahead onsit	-60 23 42
ahead oop	11 -5 -6
ahead op	-11 8 5
ahead open	23 -15 -10
ahead oper	0 -6 6
ahead operator	15 -6 -11
ahead opportun	5 -5 0
ahead optim	-25 -17 35
ahead option	4 -2 -2
ahead oq	5 2 -12
ahead or	3 -4 1
ahead oracl	-17 -37 47
ahead oral	14 -24 4
ahead order	12 0 -14
ahead organ	-7 3 2
ahead organiz	-25 -1 21
ahead orient	11 -5 -7
ahead origin	7 -3 -4
ahead osha	-36 20 15
ahead other	8 0 -9
ahead out	-5 -3 8
ahead outbound	-48 -14 50
ahead outgo	-4 1 4
ahead outlook	-19 8 6
ahead outstand	15 -9 -8
ahead over	13 1 -15
ahead overal	24 -5 -19
ahead overnight	36 -18 -19
ahead oversight	12 -2 -9
ahead overtim	11 -6 -4
ahead own	12 -4 -6
ahead owner	-20 10 12
ahead p	22 -10 -16
ahead pa	18 -7 -11
ahead pac	39 -15 -36
ahead pace	7 -10 -1
ahead packag	3 -10 7
ahead page	-31 -2 27
ahead pai	-2 -1 4
ahead pain	-42 15 28
ahead pair	3 -2 -2
ahead palo	8 -4 -4
ahead paper	-10 6 -2
ahead paperwork	-6 5 -4
ahead park	31 -7 -25
ahead part	16 1 -16
ahead parti	12 -8 -4
ahead particip	30 -11 -20
ahead partner	-13 -5 15
ahead partnership	5 -3 -2
ahead passion	8 -9 -1
ahead past	16 -5 -10
ahead path	-3 0 4
ahead patient	7 -10 3
ahead pattern	-20 5 4
ahead payabl	-7 5 2
ahead paychex	-13 2 7
ahead payrol	-41 18 21
ahead pc	-15 26 -9
ahead pe	26 -13 -13
ahead peachtre	7 -4 -3
ahead pension	8 -5 -3
ahead per	-13 -11 20
ahead perfect	3 -2 -1
ahead perform	8 -1 -8
ahead period	-21 14 4
ahead perl	27 -6 -33
ahead perman	7 -4 -4
ahead permit	-43 18 28
ahead person	6 -7 1
ahead personnel	13 -2 -11
ahead pertain	-47 13 29
ahead pest	-8 1 6
ahead pet	14 -6 -8
ahead ph	54 -8 -52
ahead pharma	16 -6 -9
ahead pharmaceut	12 -6 -6
ahead phase	16 -8 -14
ahead phd	20 -7 -12
ahead philosophi	7 -4 -2
ahead phoenix	24 -13 -14
ahead phone	-16 2 13
ahead php	29 -7 -23
ahead physic	18 -11 -7
ahead physician	-4 -1 3
ahead place	11 -4 -6
ahead placement	25 -8 -18
ahead plai	21 -5 -19
ahead plan	-5 2 2
ahead plant	17 8 -26
ahead plastic	21 -7 -19
ahead platform	28 -6 -26
ahead player	17 5 -28
ahead pleas	7 -4 -3
ahead pleasant	21 -9 -17
ahead plus	-6 17 -10
ahead pneumat	-9 -33 40
ahead po	2 -21 17
ahead point	-44 28 21
ahead polici	-2 -2 5
ahead popul	-8 -14 15
ahead portfolio	0 14 -15
ahead portion	3 2 -7
ahead posit	3 -7 4
ahead possess	9 -17 5
ahead possibl	29 -6 -25
ahead post	8 4 -15
ahead poster	19 -6 -13
ahead pound	11 -9 -6
ahead power	14 14 -26
ahead powerpoint	-4 -28 26
ahead pq	-17 12 4
ahead practic	-3 10 -9
ahead practitioner	-12 -1 13
ahead pre	9 -4 -4
ahead preconstruct	9 -4 -5
ahead prefer	-20 23 -4
ahead pregnanc	6 -3 -3
ahead prep	-6 23 -29
ahead prepar	9 -2 -9
ahead present	8 9 -17
ahead preserv	9 -4 -5
ahead pressur	6 -5 -5
ahead prevent	-7 -29 26
ahead previous	9 3 -15
ahead price	-3 9 -6
ahead primari	14 -5 -9
ahead princip	19 -13 -5
ahead principl	14 16 -37
ahead print	21 -8 -13
ahead prior	-15 -3 14
ahead priorit	1 15 -22
ahead prioriti	5 -2 -2
ahead privat	10 -6 -4
ahead pro	28 -7 -24
ahead problem	7 3 -10
ahead procedur	6 -2 -5
ahead process	-7 1 7
ahead produc	5 4 -9
ahead product	5 4 -9
ahead profession	12 -8 -6
ahead profici	-11 4 4
ahead profil	25 -15 -10
ahead profit	-21 2 20
ahead program	13 1 -15
ahead programr	14 -11 -4
ahead progress	29 -4 -25
ahead project	-11 -1 11
ahead promot	-17 -9 23
ahead proper	44 -21 -29
ahead properti	-16 -14 24
ahead propos	-18 21 -10
ahead prospect	-11 -7 14
ahead protect	7 -3 -5
ahead protocol	-17 13 4
ahead prove	-8 -2 9
ahead provid	-1 -2 3
ahead provider	8 -4 -5
ahead prune	17 -10 -7
ahead psycholog	15 -8 -7
ahead public	-19 7 11
ahead pump	14 -7 -8
ahead punch	-32 -19 37
ahead purchas	8 -8 -2
ahead purpos	12 -4 -7
ahead put	23 -5 -19
ahead python	25 -16 -19
ahead qualifi	18 -12 -7
ahead qualiti	-5 -2 7
ahead quantiti	-11 -14 16
ahead quark	-31 19 17
ahead quarter	-37 14 28
ahead question	10 3 -22
ahead queue	-24 -22 30
ahead quick	4 -2 -2
ahead quickbook	9 0 -25
ahead quickli	-1 4 -5
ahead quota	-48 26 31
ahead race	5 -3 -2
ahead rang	-18 -7 25
ahead rapidli	13 -5 -8
ahead rate	5 -10 3
ahead re	15 -8 -8
ahead reach	18 -5 -12
ahead react	38 -31 -12
ahead read	22 -8 -13
ahead readi	34 -5 -32
ahead real	18 -6 -12
ahead realtor	-35 -9 37
ahead receipt	-19 10 2
ahead receiv	-2 -5 5
ahead receptionist	33 -12 -26
ahead recip	-1 5 -6
ahead recogn	17 -10 -6
ahead recommend	-16 -4 19
ahead reconcil	-33 28 -4
ahead record	-3 0 2
ahead recover	4 -2 -2
ahead recruit	-50 34 6
ahead recruiter	17 -7 -10
ahead red	7 -4 -3
ahead reduc	8 1 -14
ahead refactor	-16 11 -7
ahead refer	8 -1 -6
ahead referr	-8 6 2
ahead reflect	15 -11 -5
ahead refriger	-33 8 21
ahead regard	-3 0 3
ahead region	24 -12 -11
ahead register	-5 -7 11
ahead registr	58 -17 -62
ahead regul	-6 0 6
ahead regular	0 2 -5
ahead regularli	-39 18 8
ahead regulatori	8 41 -49
ahead rehab	19 -12 -8
ahead rehabilit	11 -6 -5
ahead reimburs	6 -3 -3
ahead relat	-3 5 -3
ahead relationship	2 -1 -3
ahead relev	-6 9 -5
ahead reliabl	-11 5 6
ahead religion	5 -3 -2
ahead reloc	9 -5 -4
ahead remot	-17 0 11
ahead remov	-22 20 4
ahead render	7 -6 -2
ahead renew	-11 -18 29
ahead rental	34 -14 -32
ahead rep	-29 11 19
ahead repair	-22 2 16
ahead report	7 5 -12
ahead repres	-1 -5 7
ahead request	-16 5 11
ahead requir	-4 0 5
ahead research	-41 24 16
ahead resid	10 -6 -4
ahead residenti	38 -14 -25
ahead resolv	27 -5 -23
ahead resourc	13 8 -18
ahead respect	-37 18 23
ahead respond	7 5 -18
ahead respons	7 -8 1
ahead rest	1 13 -16
ahead restaur	8 -2 -6
ahead restrict	17 -11 -7
ahead result	16 -7 -9
ahead resum	18 -6 -11
ahead retail	7 -5 -2
ahead retain	24 -15 -8
ahead retir	21 -7 -13
ahead return	23 -8 -16
ahead revenu	10 -22 8
ahead review	-1 11 -12
ahead rf	22 14 -30
ahead rfp	-39 15 23
ahead right	12 -4 -7
ahead risk	-10 15 -7
ahead rn	12 -6 -8
ahead role	15 -10 -4
ahead roll	7 -4 -3
ahead room	6 -5 -5
ahead root	15 8 -23
ahead routin	34 -17 -32
ahead rt	10 -5 -5
ahead rubi	34 -28 -13
ahead run	3 -8 5
ahead s	-3 -4 9
ahead safe	-11 -4 14
ahead safeti	20 1 -24
ahead salad	20 -17 -9
ahead salari	11 -8 -4
ahead sale	-2 -1 3
ahead salesforc	-20 -1 16
ahead sampl	-32 14 13
ahead san	9 -5 -4
ahead sass	-16 22 -11
ahead satisfact	-25 -14 31
ahead save	8 -1 -9
ahead sc	17 -11 -6
ahead scala	-24 0 24
ahead scalabl	-8 -28 23
ahead scale	25 -9 -16
ahead schedul	-14 8 6
ahead schema	53 -30 -37
ahead school	13 -4 -10
ahead scienc	37 -12 -29
ahead scientif	-31 -19 35
ahead scientist	19 -6 -14
ahead scope	-3 -6 8
ahead screen	14 -2 -14
ahead script	15 -13 -3
ahead scrum	-9 17 -10
ahead sdk	-9 24 -31
ahead sdlc	-44 -10 52
ahead se	19 -11 -8
ahead seafood	10 -6 -4
ahead search	5 -3 -2
ahead season	-1 13 -22
ahead secretari	-46 15 38
ahead sector	-32 1 29
ahead secur	24 -23 -3
ahead see	10 -4 -6
ahead seek	18 -8 -9
ahead segment	49 -9 -46
ahead select	14 7 -24
ahead selenium	17 -21 -2
ahead self	-3 16 -14
ahead seminar	33 -18 -23
ahead send	-23 -11 27
ahead senior	12 -5 -7
ahead serv	10 -6 -2
ahead server	14 -4 -13
ahead servic	-2 -2 4
ahead setup	27 -5 -26
ahead sever	7 -5 -2
ahead sexual	6 -4 -2
ahead shape	7 -3 -4
ahead share	21 -2 -19
ahead sharp	48 -9 -47
ahead sheet	-37 45 -26
ahead shell	-2 26 -28
ahead shift	-8 2 6
ahead ship	1 12 -11
ahead shoe	-27 18 9
ahead shoot	23 -11 -20
ahead shop	-6 6 0
ahead short	21 24 -42
ahead should	44 -26 -36
ahead shrink	23 -8 -18
ahead side	11 -10 -6
ahead sign	12 12 -23
ahead signific	12 -2 -12
ahead similar	21 -24 -6
ahead simpl	9 -6 -3
ahead simul	20 -1 -19
ahead simulink	15 -3 -22
ahead simultan	27 -2 -31
ahead sinc	6 -4 -3
ahead site	-9 -2 12
ahead situat	2 -1 -4
ahead six	3 0 -6
ahead size	7 -9 -1
ahead sketch	17 -9 -8
ahead skill	0 8 -9
ahead small	-7 -11 15
ahead smart	21 -9 -12
ahead so	17 0 -17
ahead soap	47 -35 -27
ahead social	9 -6 -3
ahead societi	20 -17 -3
ahead softwar	3 -7 2
ahead solid	-22 7 15
ahead solut	5 4 -8
ahead solv	-1 9 -9
ahead solver	37 -18 -31
ahead some	-31 1 30
ahead sort	22 -8 -18
ahead soup	0 -10 6
ahead sourc	-18 18 0
ahead south	17 -9 -9
ahead space	40 -18 -31
ahead spanish	12 9 -25
ahead spark	31 -12 -25
ahead speak	-17 26 -15
ahead special	6 15 -20
ahead specialist	-6 15 -20
ahead specialti	7 -3 -4
ahead specif	-26 -5 31
ahead specifi	-6 11 -6
ahead specimen	-23 -24 34
ahead spectrum	4 -2 -2
ahead speech	15 -5 -10
ahead speed	-42 12 25
ahead spirit	3 -2 -2
ahead sponsor	25 -5 -20
ahead spreadsheet	-9 7 -2
ahead sql	-23 22 3
ahead sr	-12 -7 18
ahead stack	-8 19 -11
ahead staff	-5 0 4
ahead stai	18 -12 -9
ahead stakeholder	21 16 -41
ahead stand	-6 -11 14
ahead standard	8 -1 -9
ahead star	16 -7 -9
ahead start	13 -6 -8
ahead starter	23 -6 -19
ahead state	-3 -1 3
ahead statement	-17 -4 20
ahead station	-17 23 -15
ahead statist	25 -30 -13
ahead status	8 -3 -6
ahead step	19 -10 -14
ahead stock	16 -7 -10
ahead storag	-5 6 -5
ahead store	15 -3 -15
ahead strategi	3 8 -9
ahead street	31 -19 -12
ahead strength	16 -7 -9
ahead strive	17 -7 -11
ahead strong	8 -10 2
ahead structur	-8 -3 10
ahead student	2 12 -16
ahead studi	0 -2 -5
ahead studio	-24 10 10
ahead style	8 -4 -4
ahead sub	-4 7 -3
ahead subcontractor	-8 2 1
ahead subject	24 -7 -23
ahead submit	-30 -4 34
ahead submitt	0 9 -11
ahead substanc	-39 15 23
ahead such	26 3 -30
ahead suit	-5 -13 10
ahead superintend	32 -17 -19
ahead superior	11 -5 -6
ahead superv	-12 5 7
ahead supervis	15 -3 -15
ahead supervisor	16 13 -30
ahead supervisori	-18 15 2
ahead suppli	0 -5 5
ahead supplier	-22 -4 23
ahead support	9 1 -11
ahead sure	55 -28 -47
ahead surfac	26 -7 -21
ahead surgeri	-30 16 20
ahead surgic	-36 -21 43
ahead surplus	-4 -18 21
ahead survei	-53 21 15
ahead switch	10 -7 -4
ahead system	4 -4 1
ahead t	4 -2 -2
ahead tabl	23 -6 -18
ahead take	9 -2 -7
ahead talent	17 -5 -11
ahead target	-20 -13 28
ahead task	2 -8 4
ahead tax	20 -8 -12
ahead teach	49 -19 -35
ahead team	-3 0 3
ahead teamwork	-36 22 11
ahead technic	-4 3 1
ahead technician	5 -20 12
ahead techniqu	11 5 -18
ahead technologi	-2 10 -7
ahead telecommun	-22 -27 33
ahead telemarket	-24 22 4
ahead telephon	6 -9 -5
ahead telesal	-26 -31 35
ahead temperatur	4 4 -9
ahead templat	-29 -3 29
ahead temporari	11 -2 -11
ahead ten	-23 -6 28
ahead tenant	6 -3 -2
ahead term	8 -7 -3
ahead termin	22 -7 -19
ahead territori	-31 -1 27
ahead texa	-11 5 9
ahead than	9 -5 -4
ahead that	8 -2 -5
ahead the	-2 -4 7
ahead thei	28 -6 -23
ahead their	9 -5 -3
ahead them	-31 10 19
ahead then	-18 11 8
ahead therapeut	26 -9 -18
ahead therapi	19 -7 -13
ahead there	13 -4 -8
ahead these	8 -4 -4
ahead thing	20 2 -26
ahead think	8 5 -15
ahead this	11 -5 -6
ahead thorough	-44 10 36
ahead those	14 -5 -9
ahead three	12 -2 -13
ahead thrive	-38 7 21
ahead through	7 -3 -6
ahead throughout	-8 -9 17
ahead ticket	-56 19 32
ahead time	13 -7 -6
ahead tip	34 -11 -26
ahead titl	8 -4 -4
ahead to	0 -3 3
ahead todai	-2 -8 9
ahead together	3 -1 -2
ahead tool	-16 11 4
ahead top	12 -4 -7
ahead total	-23 -16 30
ahead toward	26 -11 -14
ahead track	9 -7 -1
ahead tractor	26 -10 -23
ahead train	6 1 -7
ahead trainer	11 -3 -7
ahead transact	-19 18 1
ahead transfer	-24 8 15
ahead transmit	-21 4 13
ahead transport	11 -13 -3
ahead travel	2 -1 -3
ahead treatment	-27 20 9
ahead tree	-3 15 -27
ahead trend	20 -12 -8
ahead troubl	-24 16 4
ahead troubleshoot	9 1 -12
ahead truck	-8 0 7
ahead truli	8 -6 -2
ahead trust	6 -3 -2
ahead tuition	9 -5 -5
ahead turn	31 -16 -16
ahead twitter	5 -3 -2
ahead two	-8 5 4
ahead tx	14 -8 -6
ahead type	26 -14 -21
ahead ui	-6 10 -10
ahead under	25 0 -30
ahead understand	17 2 -18
ahead underwrit	-5 4 1
ahead underwriter	5 -1 -6
ahead union	7 -5 -6
ahead uniqu	3 -6 4
ahead unit	4 -16 10
ahead univers	57 -18 -54
ahead unix	8 -14 -1
ahead unload	30 -6 -34
ahead up	-9 -4 13
ahead updat	-1 -13 8
ahead upgrad	-23 -5 23
ahead upon	-9 -10 16
ahead upper	26 -9 -21
ahead us	5 4 -8
ahead usa	-23 -12 26
ahead usabl	49 -24 -46
ahead usag	22 -11 -17
ahead user	13 -9 -6
ahead util	7 10 -20
ahead ux	-28 22 7
ahead v	11 -6 -6
ahead vacat	14 -5 -10
ahead vaccin	17 -10 -7
ahead vacuum	12 -4 -7
ahead valid	-3 -2 4
ahead valu	14 0 -14
ahead varieti	-28 -10 33
ahead various	-10 9 3
ahead vehicl	-23 8 10
ahead vendor	-8 -14 17
ahead verbal	0 6 -9
ahead veri	-2 -7 8
ahead verifi	4 13 -20
ahead version	31 -21 -17
ahead veteran	8 -3 -4
ahead veterinari	-8 -1 9
ahead via	21 -13 -13
ahead video	3 -2 -1
ahead view	9 -3 -5
ahead virtual	8 -5 -3
ahead visa	15 -7 -8
ahead vision	22 -3 -19
ahead visit	22 -3 -22
ahead visual	22 -6 -16
ahead vital	47 -21 -45
ahead volum	1 -7 3
ahead volunteer	5 -3 -2
ahead vs	-50 16 38
ahead wa	7 -4 -3
ahead wai	21 -6 -16
ahead want	7 -3 -3
ahead warehous	6 -3 -3
ahead water	33 -6 -30
ahead wcf	-23 12 10
ahead web	-17 18 -2
ahead websit	5 -4 -2
ahead week	32 -9 -25
ahead weekend	8 -12 0
ahead weight	34 -9 -31
ahead weld	-32 37 -13
ahead well	-18 -11 29
ahead were	9 -5 -4
ahead wet	-16 3 10
ahead what	8 -4 -4
ahead when	12 3 -14
ahead where	1 -3 1
ahead which	-5 -5 10
ahead while	-9 5 6
ahead who	20 -4 -17
ahead whole	15 -14 -5
ahead why	8 -4 -3
ahead wide	-38 13 33
ahead will	6 -3 -3
ahead win	23 -11 -12
ahead window	19 -10 -11
ahead winform	28 -14 -18
ahead wire	-15 -3 16
ahead wireless	7 -4 -3
ahead within	-12 3 9
ahead without	16 -4 -11
ahead woman	6 -3 -2
ahead wood	28 -12 -19
ahead word	-16 14 -1
ahead wordpress	44 -35 -37
ahead work	4 -2 -3
ahead worker	33 -18 -20
ahead workflow	45 -13 -42
ahead workforc	4 -2 -1
ahead workplac	7 -3 -3
ahead workshop	-40 42 -9
ahead world	7 -3 -5
ahead worldwid	17 -9 -9
ahead would	8 -5 -3
ahead wpm	27 -14 -48
ahead write	-7 3 5
ahead xml	16 6 -34
ahead you	5 -5 0
ahead your	7 -4 -2
ahead yourself	0 -13 7
ahead youtub	10 -7 -3
ahead z	-1 8 -11
ahead zend	30 -15 -23
asks 0	10 -5 -5
asks 1	8 -4 -4
asks 2	7 -5 -1
asks 3	8 -5 -4
asks 4	-3 -1 4
asks 5	-3 0 4
at 0 asks 0	17 -11 -7
at 0 asks 1	11 -6 -4
at 0 asks 2	20 -14 -6
at 0 asks 3	4 8 -12
at 0 asks 4	-3 20 -18
at 0 asks 5	5 10 -15
at 0 benefit	14 -9 -5
at 0 company	10 -7 -4
at 0 duty	4 10 -16
at 0 heading	11 -3 -7
at 0 legal	10 -6 -4
at 0 logistics	11 -7 -4
at 0 noise	19 -13 -6
at 0 requirement	6 8 -13
at 1 asks 0	11 -4 -8
at 1 asks 1	7 -5 -2
at 1 asks 2	16 -6 -9
at 1 asks 3	3 -7 4
at 1 asks 4	-6 -6 12
at 1 asks 5	-1 -8 9
at 1 benefit	10 -5 -5
at 1 company	7 -4 -3
at 1 duty	-2 -7 9
at 1 heading	6 -5 -2
at 1 legal	6 -3 -3
at 1 logistics	9 -4 -5
at 1 noise	8 -3 -5
at 1 requirement	3 -7 4
at 2 asks 0	15 -4 -11
at 2 asks 1	7 -4 -3
at 2 asks 2	9 -1 -7
at 2 asks 3	3 -11 8
at 2 asks 4	-14 2 12
at 2 asks 5	-7 2 5
at 2 benefit	9 -4 -5
at 2 company	7 -3 -3
at 2 duty	-6 -5 11
at 2 heading	13 -4 -8
at 2 legal	5 -2 -3
at 2 logistics	9 -6 -4
at 2 noise	9 -5 -4
at 2 requirement	-6 3 3
at 3 asks 0	7 -4 -3
at 3 asks 1	7 -4 -4
at 3 asks 2	4 -4 0
at 3 asks 3	9 -5 -5
at 3 asks 4	-2 -4 5
at 3 asks 5	-4 -1 5
at 3 benefit	1 -3 2
at 3 company	7 -4 -3
at 3 heading	7 -4 -3
at 3 legal	8 -4 -4
at 3 logistics	2 -3 1
at 3 noise	7 -4 -4
at 3 requirement	-2 -3 5
back .net	20 -9 -15
back 1	-1 -9 10
back 10	-30 1 25
back 100	-10 13 -6
back 11	3 4 -8
back 13485	-22 3 16
back 2	-3 -4 7
back 20	-18 -11 24
back 200	6 -3 -3
back 3	-16 -10 25
back 30	34 -9 -29
back 4	-4 -2 5
back 5	1 -15 13
back 50	9 -10 0
back 6	5 -9 3
back 7	-25 -33 45
back 8	4 -7 2
back 9	8 -4 -4
back 90	25 -9 -20
back ?	4 -3 0
back a	2 -5 3
back abil	-26 6 20
back abl	-24 5 18
back about	11 0 -12
back abov	10 -4 -5
back absenc	-19 12 7
back academ	38 -23 -25
back accept	-32 -8 38
back access	17 -7 -9
back accommod	30 -7 -23
back accomplish	25 -5 -23
back accord	13 1 -13
back account	15 -9 -7
back accredit	32 -14 -22
back accur	-4 -13 13
back accuraci	-29 5 21
back achiev	-1 13 -12
back acl	-5 -9 10
back acoust	-15 -10 17
back acquir	26 -5 -23
back across	17 -5 -11
back act	2 4 -14
back action	-7 2 4
back activ	-31 7 24
back acut	-39 -11 44
back ad	5 7 -11
back adapt	41 -14 -36
back add	8 -11 -2
back addit	5 0 -6
back address	-1 -5 4
back adher	43 -8 -37
back administer	-23 -9 30
back administr	-14 2 12
back admit	11 -2 -10
back adob	-25 17 6
back advanc	11 2 -15
back advert	17 -30 -1
back advic	24 -11 -14
back adviz	-1 -7 2
back advoc	27 -8 -20
back affili	8 -4 -4
back affirm	-5 -5 9
back after	32 -11 -22
back ag	-3 -6 8
back against	22 -9 -12
back agenc	0 -6 5
back agent	20 -3 -16
back agil	-9 14 -7
back agreement	0 -19 12
back aid	-3 -3 7
back ajax	-27 14 14
back al	9 -5 -4
back algorithm	-16 2 11
back all	-1 -5 6
back allow	10 -3 -7
back along	13 13 -26
back also	-11 12 -1
back altern	-50 -13 52
back am	13 -8 -5
back ambit	-18 9 10
back ambul	-12 -13 18
back among	4 -2 -3
back amount	-9 -13 16
back an	1 -8 6
back analyst	6 -7 -3
back analyz	12 -6 -7
back and	-2 -4 5
back android	-11 14 -6
back angular	-28 50 -39
back angularj	-13 56 -52
back ani	15 -9 -10
back anim	22 -8 -14
back another	10 -4 -6
back answer	2 17 -18
back apart	32 -12 -21
back api	-2 12 -18
back app	-37 -22 41
back appli	4 -2 -3
back applic	5 -5 0
back apprais	-1 -8 7
back approach	-27 2 22
back appropri	-7 -7 13
back approv	-12 10 4
back approxim	16 -3 -12
back architect	32 -12 -28
back architectur	12 -11 -3
back area	18 -8 -11
back around	5 -8 1
back artistri	9 -4 -6
back as	-3 -2 5
back asp	-29 11 11
back aspect	33 -26 -12
back assembl	28 -9 -26
back assess	-5 -2 6
back asset	30 -7 -27
back assign	-11 -1 12
back assist	-18 6 12
back associ	8 -1 -7
back assur	3 5 -7
back at	6 -7 1
back attend	31 -11 -21
back attent	12 5 -20
back attitud	-5 9 -8
back attract	16 -8 -8
back attribut	60 -36 -48
back audio	19 -9 -12
back audit	16 -4 -13
back author	-2 -26 17
back auto	16 -13 -9
back autom	8 -15 3
back automot	27 -4 -27
back avail	12 -14 2
back averag	25 -6 -21
back awar	-25 7 18
back award	36 -14 -29
back azur	18 11 -29
back b	-15 10 3
back ba	11 11 -22
back bachelor	0 6 -6
back back	-16 -8 24
back background	9 3 -19
back balanc	0 7 -9
back bank	6 3 -10
back banner	2 30 -41
back bar	17 -4 -12
back base	-5 0 5
back basic	-17 10 9
back basis	16 -7 -9
back bath	-17 -11 25
back bcl	32 -5 -27
back be	-2 -2 5
back beauti	-30 11 23
back becaus	5 -3 -3
back becom	22 -6 -17
back been	14 -5 -9
back befor	39 -16 -31
back behavior	5 -2 -9
back believ	16 -6 -12
back benefit	5 2 -6
back best	0 1 -3
back between	1 -9 7
back beverag	-35 28 3
back beyond	14 -5 -9
back bid	13 -24 4
back big	-14 -21 28
back bilingu	-18 10 1
back bill	-24 0 22
back bl	-21 13 4
back blood	-37 -18 41
back blue	-46 -23 49
back board	-31 -15 40
back bodi	16 -3 -13
back boh	5 -3 -2
back bond	27 -9 -24
back bonus	8 -4 -4
back book	14 -11 -11
back bookkeep	-37 17 24
back bookkeeper	-14 19 -4
back boost	-30 27 5
back both	-4 -3 8
back brand	5 -2 -4
back bridg	6 -3 -4
back bring	20 -5 -14
back broad	42 -10 -35
back brokerag	22 -16 -7
back browser	2 -18 15
back bs	-43 -30 66
back budget	-4 -4 6
back build	-4 -13 16
back burn	-29 3 23
back busi	1 4 -4
back but	-7 11 -5
back by	4 -3 -1
back c	-7 -23 20
back c#	-13 13 -3
back c++	22 -9 -18
back ca	17 -9 -8
back cafeteria	10 -6 -4
back cakephp	17 -17 -6
back calendar	1 3 -4
back california	21 -9 -11
back call	3 -6 4
back campaign	-14 -2 14
back campus	6 -4 -2
back can	15 -6 -9
back candid	10 2 -11
back canvass	13 -4 -9
back capa	23 14 -34
back capabl	36 -1 -37
back capac	-34 12 13
back capit	-35 -8 33
back care	12 -3 -10
back career	3 -1 -1
back caregiver	8 -3 -5
back case	8 -3 -4
back cash	10 1 -15
back cashier	-31 -8 35
back categori	27 -5 -22
back caus	27 -10 -20
back cell	18 -6 -15
back center	3 -8 4
back central	5 -4 -1
back certifi	-6 -14 18
back chain	28 -11 -26
back challeng	7 -3 -3
back chanc	22 -6 -16
back chang	-4 -1 3
back channel	46 -18 -42
back charg	-13 -11 20
back chart	0 -14 6
back check	8 -6 0
back chef	43 -15 -37
back chemic	0 13 -10
back choos	14 -6 -8
back cic	39 -17 -37
back citi	24 -13 -16
back civil	-28 -17 36
back class	-27 15 17
back classifi	9 -5 -4
back clean	-5 2 -1
back clear	-32 19 17
back cleric	-12 4 9
back click	3 -2 -1
back client	12 -3 -10
back climat	33 -6 -31
back clinic	-33 12 22
back close	-8 1 6
back cloud	-1 -19 15
back club	4 -2 -3
back cna	-23 -9 29
back cnc	17 -8 -9
back co	4 5 -12
back coach	-21 -3 22
back code	15 -16 2
back coder	10 -5 -4
back coffe	-10 7 -1
back cold	-7 17 -7
back collabor	-2 -4 5
back colleagu	9 -5 -3
back collect	14 -8 -6
back colleg	5 10 -15
back color	7 -4 -3
back com	9 -5 -5
back combin	15 -26 3
back come	6 -2 -4
back comfort	-3 -16 17
back commerci	-17 13 2
back commiss	19 -14 -8
back commit	16 -10 -9
back common	6 -8 1
back commun	-10 -2 12
back compani	7 -1 -5
back companion	8 -3 -3
back compass	5 -3 -1
back compassion	21 -6 -16
back compens	8 1 -9
back compet	1 0 -5
back competit	9 -6 -4
back compiler	-1 7 -6
back complet	17 -5 -12
back complex	0 -5 3
back compli	17 -9 -10
back comprehens	-5 1 5
back comput	15 -4 -12
back computer	-15 -3 15
back concept	-9 -12 20
back concern	2 18 -21
back condit	14 -8 -8
back conduct	-10 -5 13
back confer	-20 -10 26
back conflict	-43 -10 45
back connect	2 8 -11
back consist	-6 9 -4
back consult	3 -8 5
back consumer	-2 18 -19
back contact	8 -8 0
back continu	-6 7 -2
back contract	-2 -13 13
back contractor	0 -9 5
back contribut	28 -7 -20
back control	25 -9 -17
back cook	-4 -2 3
back coordin	-16 -3 17
back coordinator	25 -11 -15
back copi	-23 10 9
back copier	30 8 -41
back core	-5 -22 25
back corpor	8 -1 -7
back correct	-10 0 8
back correspond	-11 11 -1
back cosmet	8 3 -12
back cost	16 -17 -1
back counsel	-32 0 26
back counselor	10 -5 -5
back counter	-8 -7 12
back countri	27 -10 -19
back cours	-17 -7 21
back cover	33 -12 -27
back cpcu	50 -17 -48
back cpg	-10 -20 18
back cpr	-33 11 15
back cqe	-56 -30 59
back creat	-14 -3 14
back creation	-51 -25 54
back creativ	2 1 -7
back credenti	18 13 -28
back credit	7 -5 -3
back critic	6 -4 -3
back crm	29 -29 -23
back cross	0 -11 9
back css	11 -7 -5
back culinari	34 -10 -28
back cultur	9 -7 -4
back current	2 -6 5
back custom	3 -2 -1
back cycl	-43 -14 47
back d	19 -9 -12
back dai	-11 8 3
back data	-12 4 3
back databas	4 -11 4
back date	42 -15 -30
back dean	22 -4 -21
back debug	-7 -14 16
back december	4 -2 -2
back decid	-13 9 3
back dedic	-17 -12 25
back defin	-24 -14 33
back degre	-13 6 7
back deliver	26 -13 -14
back demand	-18 -11 27
back demonstr	-14 -1 14
back dental	8 -3 -5
back depart	2 -8 -2
back department	19 -8 -16
back depend	-3 27 -29
back deploy	-22 24 -12
back deposit	-21 -10 30
back depth	-10 7 2
back describ	13 -1 -13
back design	17 -13 -4
back designer	-1 -8 8
back desir	-23 6 15
back detail	18 6 -24
back determin	11 -6 -5
back develop	-3 -3 6
back developer	11 -1 -7
back development	38 -7 -31
back devic	-7 3 3
back diagnos	12 -2 -12
back diesel	35 -21 -24
back dietari	7 -3 -4
back differ	16 -5 -11
back digit	-5 -7 8
back dine	10 -4 -6
back diploma	-31 6 21
back direct	3 -8 5
back directli	5 -5 1
back disabl	10 -6 -6
back discharg	29 -10 -22
back disciplin	27 -6 -26
back disciplinari	-10 -6 14
back discount	37 -10 -31
back discover	-18 1 24
back discrep	-4 15 -11
back discret	21 -19 -11
back discrimin	9 -4 -5
back diseas	19 4 -25
back dishwasher	-12 16 -5
back displai	-34 6 29
back disput	19 -5 -13
back distribut	-5 -9 10
back district	34 -12 -25
back divers	12 9 -21
back divis	17 -7 -10
back do	16 -7 -8
back doctor	39 -15 -35
back document	-2 3 -1
back doe	-24 -14 33
back dollar	15 -5 -9
back domain	18 -6 -12
back domest	13 -4 -9
back don	11 -5 -6
back door	13 -25 0
back dot	2 -15 3
back down	-65 -25 68
back draw	-14 12 -1
back dreamweaver	0 -15 13
back drive	1 1 -5
back driver	0 12 -11
back drug	11 -3 -7
back due	21 -1 -24
back dure	35 -9 -27
back duti	-4 -4 7
back dynam	19 -5 -12
back e	16 -6 -15
back each	6 2 -8
back earn	6 -3 -3
back educ	7 -14 6
back educator	11 -4 -7
back ee	38 -14 -28
back eeo	-7 -9 15
back effect	6 -6 0
back effici	7 -1 -7
back effort	30 2 -35
back either	-29 2 24
back elderli	-31 -13 34
back electr	7 14 -21
back electron	10 4 -16
back element	3 -2 -1
back elig	-24 -2 26
back email	-16 17 -4
back emerg	-5 4 0
back emot	-23 18 2
back emphas	20 -4 -25
back emploi	11 -5 -7
back employ	9 1 -11
back employe	-5 6 -1
back employer	11 -5 -6
back emr	-28 13 14
back enabl	9 -3 -6
back encourag	11 -4 -7
back end	22 -11 -14
back energet	12 -9 -6
back energi	-1 -9 6
back engag	-15 5 11
back engin	31 -10 -24
back engineer	2 1 -3
back enhanc	28 -6 -21
back enjoi	-20 -7 25
back ensur	-13 4 8
back enter	-27 -13 37
back enterpr	17 -4 -16
back entir	9 -4 -5
back entrepreneuri	18 -8 -9
back entri	31 0 -35
back environ	17 1 -19
back epa	-31 -17 42
back equal	8 -4 -5
back equip	2 9 -10
back equiti	-2 12 -9
back equival	-15 -5 18
back essenti	-11 3 9
back establish	-22 10 13
back estat	-6 2 1
back estim	-30 -14 38
back etc	-31 -16 43
back ethic	31 -22 -24
back etiquett	25 -7 -18
back evalu	4 -11 7
back even	9 -9 -3
back event	38 -15 -29
back everi	17 -3 -14
back everyth	6 -4 -1
back exampl	31 -24 -14
back exce	-2 -12 13
back excel	-9 7 2
back except	26 -13 -18
back excit	13 -4 -10
back execut	11 -4 -7
back exerc	37 -9 -30
back exhibit	-12 -11 22
back exist	20 -3 -18
back expand	8 -17 -2
back expect	1 -8 8
back expens	-12 -8 18
back experi	-11 -2 13
back experienc	17 0 -18
back expert	8 2 -13
back export	8 -3 -6
back exposur	19 -7 -12
back express	33 -9 -29
back extend	9 -4 -6
back extens	19 -6 -13
back extern	26 -7 -17
back extj	-35 43 -28
back extract	13 7 -37
back extrem	29 -8 -27
back f	6 -2 -4
back face	1 -9 8
back facebook	8 -4 -4
back facil	11 9 -22
back facilit	1 -12 11
back factor	15 -6 -9
back fair	-24 16 7
back famili	13 -7 -6
back familiar	-7 -7 3
back farm	44 -14 -35
back fast	1 -6 6
back fax	-16 16 -7
back fda	-28 9 16
back feasibl	13 -5 -15
back featur	-2 -4 2
back feder	5 -14 7
back fee	-20 -10 25
back feedback	-29 -24 39
back fellow	29 -8 -27
back field	-16 -1 16
back file	22 4 -27
back fill	6 -4 -2
back financ	16 -10 -7
back financi	-16 0 15
back find	-25 3 23
back finish	21 -5 -20
back firm	3 3 -6
back first	-4 6 -3
back five	-15 -13 24
back fix	28 -11 -24
back fleet	-21 19 -6
back flexibl	-15 -8 22
back flight	10 -4 -6
back floor	31 -8 -25
back flow	19 -1 -20
back fluid	2 -7 1
back fmea	-58 22 34
back focus	0 3 -2
back foh	3 -2 -1
back follow	9 -5 -7
back food	6 4 -9
back for	9 -3 -6
back forc	5 -3 -3
back forecast	4 -11 5
back forklift	37 -13 -34
back form	-16 -2 17
back format	32 -19 -27
back forward	19 -8 -10
back foster	14 -7 -8
back found	9 -4 -5
back foundat	21 -6 -14
back framework	-13 22 -12
back franchiz	5 -3 -3
back free	14 -5 -9
back freedom	19 -9 -10
back fresh	-42 -18 45
back from	14 -6 -7
back front	-22 -6 27
back fruit	25 -10 -21
back fulfil	32 -5 -31
back full	6 -3 -4
back fulli	9 -3 -6
back fun	39 -7 -36
back function	11 -11 -1
back fund	52 -21 -49
back fundament	10 23 -39
back further	16 -4 -13
back futur	-6 10 -10
back g	8 16 -31
back gain	3 18 -27
back gamp5	-33 13 20
back garnish	-20 22 -5
back gather	24 -11 -16
back gc	4 8 -9
back ged	-17 10 7
back gender	6 -3 -2
back gener	-8 -5 13
back genet	3 -2 -1
back get	6 8 -14
back give	20 -9 -11
back global	27 -8 -21
back go	28 -4 -24
back goal	24 -7 -18
back good	2 5 -7
back googl	10 -5 -6
back govern	10 -22 0
back grade	37 -19 -27
back graduat	-12 -7 19
back graph	17 -4 -13
back graphic	-2 13 -10
back great	-2 -6 9
back green	24 -8 -17
back greet	-17 -12 22
back grill	-5 -11 13
back grind	14 3 -17
back groom	-11 -16 25
back group	15 -10 -10
back grow	3 -8 4
back guard	-16 -11 27
back guid	-33 -25 44
back guidanc	-14 -19 22
back guidelin	-16 -8 18
back ha	4 -8 3
back had	5 -3 -2
back hadoop	0 18 -33
back hand	10 -13 1
back handl	-11 -2 12
back happi	6 -3 -3
back hard	-42 11 21
back have	1 -3 2
back headquarter	12 -5 -7
back health	14 -8 -5
back healthcar	-2 -4 7
back healthi	54 -20 -44
back healthstream	17 -4 -12
back hear	-31 12 13
back heart	22 -7 -16
back heat	26 -9 -23
back heavi	-15 28 -14
back help	-4 -2 4
back her	-46 8 41
back here	7 -3 -4
back high	5 -1 -6
back higher	39 -20 -22
back highest	7 4 -12
back highli	1 -3 3
back hire	20 -4 -16
back his	-2 -5 -1
back histori	-27 -4 27
back hold	33 -4 -30
back holder	-47 10 33
back holidai	15 1 -18
back home	7 -1 -6
back honor	4 -1 -2
back horticultur	14 -13 -6
back hospic	26 -6 -21
back hospit	16 -6 -10
back hotel	7 -4 -3
back hour	17 -4 -13
back hous	-2 -9 12
back how	-22 1 16
back hp	2 20 -24
back hr	-4 -20 19
back hs	-30 9 20
back html	-12 16 -12
back html5	6 11 -20
back http	9 -6 -3
back human	4 7 -12
back hvac	16 -7 -9
back hydraul	-13 10 -4
back hygien	-15 -11 25
back i	5 0 -5
back ic	-1 -3 -2
back id	37 -14 -31
back idea	41 -14 -36
back ident	6 -4 -2
back identifi	-4 3 1
back if	-7 4 3
back iii	-40 10 21
back imag	-15 3 9
back immedi	-17 -2 14
back impact	14 -5 -9
back implement	-16 -4 19
back import	-11 -3 13
back improv	-8 3 5
back in	-4 -3 7
back inc	16 -7 -8
back incent	9 -4 -5
back includ	-4 -1 4
back inclus	18 -10 -12
back incom	-45 7 26
back increas	21 -14 -15
back independ	-8 -5 12
back indicator	29 -5 -28
back indirect	22 -11 -20
back individu	11 -7 -4
back industri	12 -9 -2
back infect	-40 -12 42
back influenc	3 -1 -2
back inform	22 -7 -15
back infrastructur	-18 -17 30
back ingredi	29 3 -33
back initi	-14 -6 19
back innov	16 -6 -9
back input	6 -14 2
back insight	23 -5 -21
back inspect	-18 1 18
back instal	-9 -32 19
back instruct	7 5 -10
back instrument	23 -11 -13
back insul	35 -19 -32
back insur	-7 3 4
back intak	-7 -8 9
back integr	-4 -18 15
back interact	19 -18 -7
back interdisciplinari	-8 -7 13
back interest	3 -12 7
back interfac	-46 -14 54
back intern	19 -2 -18
back internet	13 1 -13
back interperson	-19 22 -3
back interpret	-13 -12 21
back interpreter	6 -2 -4
back interview	10 -4 -6
back inventori	-11 -2 11
back invest	20 -6 -14
back investig	14 -10 -9
back invoic	-23 8 16
back involv	-20 3 15
back io	-12 19 -14
back iq	-10 9 -1
back is	8 -5 -3
back iso	-27 14 13
back issu	-15 5 10
back it	14 -6 -8
back item	9 -14 2
back j2ee	17 -15 -1
back jack	23 -11 -16
back java	16 -4 -11
back javascript	-7 15 -9
back jit	21 -14 -8
back jobsit	20 -6 -19
back join	14 -4 -9
back joint	-38 -24 43
back jqueri	-27 30 -2
back js	-11 10 -3
back judgment	33 -15 -24
back junit	-23 10 7
back just	6 -3 -3
back k	16 -5 -11
back keep	18 -6 -12
back kei	-7 2 2
back kitchen	0 -5 4
back knockout	-35 24 2
back know	3 -6 2
back knowledg	-5 2 3
back kpis	-43 17 0
back labor	-8 10 -7
back land	20 -11 -9
back lang	-20 -19 27
back languag	15 -8 -9
back laravel	26 -17 -20
back larg	-13 -12 20
back largest	8 -3 -5
back last	27 -5 -23
back latest	23 -10 -17
back launch	5 6 -14
back law	-1 -11 9
back lawn	-34 -23 49
back layout	24 -15 -15
back lead	6 -5 1
back leader	21 -8 -12
back leadership	-5 7 2
back learn	5 -3 -4
back least	-3 -8 8
back leav	-6 -27 14
back ledger	-27 -4 28
back legal	-1 -12 9
back lend	-15 20 -10
back less	10 10 -30
back level	22 -7 -13
back liaison	-12 -2 15
back librari	-19 -16 29
back licens	-20 0 19
back life	10 -8 -2
back lift	-14 -7 18
back like	8 -1 -5
back limit	-6 -1 6
back line	-12 -7 15
back link	25 -4 -22
back linkedin	9 -4 -5
back list	12 -4 -7
back listen	14 -7 -7
back liter	19 13 -34
back live	24 -8 -15
back ll	-7 -6 11
back llvm	19 -6 -13
back load	6 -26 12
back loan	10 10 -20
back local	5 -1 -4
back locat	14 -7 -9
back log	12 -7 -5
back logist	20 -10 -14
back long	-8 0 7
back look	4 1 -6
back lose	0 -12 7
back lot	16 -5 -11
back lotus	39 -23 -23
back love	-38 15 27
back lpn	-8 -10 17
back lte	18 18 -36
back luxuri	26 -12 -24
back lvn	22 -6 -20
back m	32 -8 -25
back machin	1 -4 2
back machineri	8 -4 -4
back mai	3 -3 -2
back mail	12 -7 -5
back main	12 -8 -5
back maintain	-12 -1 14
back major	31 -13 -19
back make	-2 -5 7
back makeup	7 -3 -4
back manag	-8 -2 10
back manager	4 -1 -3
back manageri	24 -6 -22
back mani	12 -3 -8
back manner	-34 -13 40
back manual	5 1 -10
back manufactur	-11 2 8
back marit	7 -3 -3
back market	2 -4 2
back marketplac	16 -4 -11
back master	33 -7 -25
back match	13 -6 -6
back materi	11 -10 -5
back math	-15 -10 23
back matlab	11 -18 8
back matter	14 -7 -7
back maxim	-12 -14 16
back mcse	7 21 -32
back md	4 -2 -2
back meal	-47 21 2
back mean	23 -9 -15
back measur	36 -7 -31
back meat	-15 -14 22
back mechan	-29 33 -7
back med	-44 -18 46
back media	7 -3 -4
back medic	5 -1 -5
back meet	6 -13 5
back member	8 -3 -4
back memori	5 -1 -8
back mentor	-18 -13 27
back menu	7 -16 -2
back menus	36 -18 -31
back merchand	7 -15 4
back metal	4 -2 -2
back methadon	3 11 -13
back method	27 -7 -24
back metric	-22 -16 30
back micro	25 9 -32
back microsoft	-2 -9 9
back mid	-24 -8 28
back militari	12 -6 -6
back million	9 -5 -3
back mind	4 -2 -2
back minimum	-24 -5 28
back minitab	-54 -17 56
back minor	5 -2 -2
back mission	17 -7 -11
back mm	-3 -1 4
back mobil	-40 17 14
back model	11 1 -11
back modern	7 -4 -2
back modifi	5 -6 2
back modul	32 -7 -28
back moment	14 -6 -8
back mondai	31 -8 -28
back monei	-10 -14 22
back monitor	-23 -1 21
back month	2 -10 8
back more	8 -6 -2
back mortgag	7 -2 -8
back most	8 0 -8
back motion	34 -9 -29
back motiv	-13 -13 22
back move	-10 1 12
back ms	-1 18 -11
back multi	-5 8 -3
back multipl	52 -11 -46
back must	-12 4 7
back mvc	-20 20 0
back my	11 -4 -7
back mysql	19 -36 1
back name	-28 -38 51
back natur	17 -8 -9
back necessari	-13 -10 21
back need	-3 -1 4
back negoti	-20 -19 29
back net	-9 -16 14
back network	9 9 -18
back newspaper	7 -3 -4
back next	6 -3 -3
back night	-4 -1 3
back no	22 -7 -14
back nois	8 -2 -6
back non	-33 -22 38
back north	5 -2 -2
back not	-3 2 1
back note	35 -12 -25
back now	18 -8 -11
back number	15 -2 -13
back numer	30 -13 -28
back nurs	5 -3 -4
back object	14 -12 -6
back obtain	-19 15 3
back of	3 -4 1
back off	-1 -12 13
back offer	13 -5 -8
back offic	18 -10 -8
back old	-17 -12 22
back on	-2 -6 8
back onc	10 -4 -6
back ongo	-19 -10 25
back onli	11 -4 -7
back onlin	-5 16 -17
back onsit	38 -16 -27
back oop	-32 35 -6
back open	9 8 -16
back oper	14 -2 -14
back operator	15 -7 -8
back opportun	9 -4 -5
back optim	-32 13 20
back option	9 -4 -5
back oq	5 -11 -3
back or	-4 -4 8
back oracl	19 2 -24
back oral	15 -21 1
back orchestr	-22 -22 41
back order	7 -1 -6
back organ	18 -13 -7
back organiz	-7 23 -19
back orient	-22 0 22
back origin	-10 -2 13
back orm	54 -43 -45
back other	19 -3 -15
back our	3 -1 -1
back out	10 -13 0
back outbound	-42 5 32
back outdoor	5 -1 -4
back outgo	17 -5 -15
back outlook	-22 7 13
back outsid	-38 1 37
back outstand	9 -7 -2
back over	1 11 -12
back overal	6 -14 3
back overnight	-24 -11 28
back overse	-34 -3 26
back oversight	36 -9 -32
back overtim	18 -4 -15
back own	-16 2 13
back owner	-15 3 13
back p	23 6 -30
back pa	-9 20 -22
back pac	14 -36 8
back pace	7 -8 2
back packag	-6 8 -1
back page	-22 21 -2
back pai	16 -1 -16
back paper	-56 -24 57
back paperwork	38 -8 -33
back park	5 -2 -2
back part	5 -1 -2
back parti	30 -21 -17
back particip	-9 14 -4
back partner	-12 3 9
back partnership	8 -3 -4
back pass	23 -11 -17
back passion	-7 -10 17
back past	9 -3 -5
back path	-11 -10 18
back patient	4 -4 -2
back payabl	3 -2 -1
back paychex	42 -10 -37
back payrol	-25 35 -13
back pc	-19 -17 26
back pe	16 -7 -8
back peachtre	3 -2 -1
back peer	35 -16 -23
back pension	6 -3 -3
back per	0 22 -28
back perfect	12 -6 -7
back perform	0 -3 4
back period	18 -12 -10
back perl	5 21 -30
back perman	13 -5 -8
back permit	-23 -3 24
back person	8 1 -8
back personnel	31 -14 -19
back persuas	20 -8 -13
back pertain	15 -20 -7
back pest	-13 0 10
back pet	33 -16 -22
back ph	16 -7 -10
back pharmaceut	20 -5 -14
back phase	10 -1 -14
back phd	-22 9 6
back philosophi	10 -5 -5
back phoenix	26 -13 -18
back phone	-9 9 1
back photoshop	-25 -20 38
back php	-37 3 31
back physic	21 -1 -21
back physician	-27 -5 29
back pick	5 -2 -3
back place	12 -7 -5
back placement	25 -8 -16
back plai	15 -4 -13
back plant	-9 -3 10
back plastic	17 -7 -13
back platform	-5 21 -22
back player	-13 -17 24
back pleas	12 -5 -8
back pleasant	29 2 -44
back plumb	-33 23 -13
back plus	-10 10 -3
back po	22 -10 -14
back point	0 -12 11
back polici	-17 7 10
back portfolio	4 14 -19
back portion	21 0 -27
back possess	-10 9 -1
back possibl	27 -14 -19
back post	-8 -7 13
back poster	14 -7 -8
back potenti	13 -5 -8
back pound	28 -13 -22
back power	23 -9 -19
back powerpoint	2 -19 10
back pq	-12 -8 13
back practic	-6 -2 6
back practitioner	-3 8 -9
back pre	-7 1 4
back preconstruct	-22 6 17
back prefer	-13 9 3
back pregnanc	6 -3 -3
back prep	24 -9 -18
back prepar	-3 -2 5
back present	-13 10 1
back preserv	13 -4 -8
back presid	5 -2 -2
back pressur	18 -13 -10
back prevent	6 -3 -5
back previous	2 -12 10
back price	13 -17 -1
back primari	11 -6 -6
back princip	41 -22 -37
back principl	0 12 -13
back prior	-6 -9 13
back priorit	-43 5 32
back privat	8 -3 -5
back pro	7 13 -27
back problem	8 6 -13
back procedur	-4 3 2
back produc	8 -4 -5
back product	3 -6 3
back profession	-4 10 -6
back profici	8 -6 -7
back profil	4 7 -17
back profit	18 -7 -12
back program	10 -3 -9
back programr	-20 17 3
back progress	28 -6 -22
back project	3 1 -4
back promot	-3 12 -10
back prompt	32 -3 -31
back proper	6 -11 2
back properti	30 -14 -18
back propos	-5 -8 2
back prospect	-5 -11 10
back protect	12 -5 -8
back protocol	36 -27 -27
back prove	-16 5 12
back provid	0 -7 8
back provider	-6 -3 8
back prune	-33 -16 43
back psycholog	24 -9 -21
back public	-27 13 -2
back pump	-42 27 11
back purchas	-27 3 20
back purpos	-40 5 33
back push	-39 -13 41
back put	43 -13 -35
back python	31 1 -42
back qualifi	3 0 -4
back qualiti	3 3 -4
back quantiti	22 -6 -20
back quark	-30 11 19
back quarter	-32 -5 35
back question	33 -13 -25
back queue	43 -21 -39
back quick	10 -7 -4
back quickli	27 -14 -14
back quota	16 -4 -12
back race	7 -4 -2
back rang	8 -14 2
back rapidli	14 -5 -9
back rate	-35 15 21
back ration	-13 -20 28
back re	3 -7 4
back reach	16 5 -22
back react	-34 -8 38
back read	-36 -14 45
back readi	35 -6 -32
back real	-8 -7 14
back realtor	25 -9 -16
back reason	10 -5 -5
back receipt	42 -18 -39
back receiv	1 -5 3
back receptionist	22 -9 -13
back recip	10 -16 1
back recommend	12 -2 -11
back reconcil	30 -12 -23
back record	-9 -8 17
back recover	9 -4 -5
back recruiter	19 -6 -12
back red	10 -4 -6
back reduc	-29 -20 45
back refer	25 -6 -20
back referr	18 -10 -9
back reflect	-26 18 12
back refriger	-33 -11 36
back regard	9 -2 -7
back region	14 -7 -6
back register	-16 -8 21
back registr	-13 -13 23
back regul	-21 -2 19
back regular	-5 -10 13
back regularli	4 -20 6
back regulatori	39 -20 -31
back rehabilit	12 -6 -6
back reimburs	7 -3 -4
back relat	15 3 -19
back relationship	-6 -3 8
back relev	-7 -20 21
back reliabl	-8 -6 11
back religi	25 -8 -22
back religion	7 -4 -3
back reloc	15 -6 -8
back remot	-4 1 -2
back remov	23 -8 -16
back render	-14 19 -6
back renew	-22 2 12
back rep	47 -12 -38
back repair	-20 -14 30
back report	10 -6 -3
back repres	11 0 -12
back request	-9 -12 16
back requir	2 -3 0
back research	9 -11 -1
back resid	-7 0 7
back residenti	24 -11 -17
back resolv	-7 -12 19
back resourc	2 1 -3
back respect	11 -5 -6
back respond	-15 -4 17
back respons	-15 4 10
back rest	-29 16 15
back restaur	8 -5 -5
back result	-5 -12 13
back resum	12 -6 -7
back retail	6 -4 -4
back retain	-6 -18 16
back retir	20 -10 -11
back return	14 -6 -9
back revenu	38 -6 -37
back review	9 1 -10
back rfp	-36 12 14
back right	18 -6 -11
back risk	11 -4 -12
back rn	-5 -2 7
back role	7 3 -9
back roll	11 -5 -6
back room	-12 -13 17
back routin	41 -28 -35
back rubi	17 2 -28
back run	-40 -24 44
back s	2 -13 9
back safe	8 -16 3
back safeti	9 -5 -6
back salad	29 -4 -27
back salari	16 -8 -9
back sale	7 -3 -4
back salesforc	1 5 -14
back sampl	37 -15 -34
back san	12 -5 -6
back sanit	-10 -11 20
back sass	-17 16 -6
back satisfact	35 -10 -29
back save	35 -9 -30
back sc	16 -8 -7
back scala	-41 40 -2
back scalabl	-1 7 -6
back scale	18 -6 -10
back schedul	-16 -8 23
back school	-11 11 -1
back scienc	17 5 -28
back scope	17 -14 -10
back screen	16 1 -19
back script	-2 -17 10
back sdk	-28 21 -12
back sdlc	27 -5 -25
back se	9 -4 -5
back search	10 -4 -6
back season	-35 -14 37
back secretari	-29 21 13
back sector	-6 -8 12
back secur	-35 -8 38
back see	9 -5 -4
back seek	-10 11 -1
back segment	11 -5 -6
back select	-8 -19 20
back selenium	-16 4 8
back self	27 -12 -16
back sell	-7 1 2
back send	18 -8 -10
back senior	20 -6 -13
back serv	25 -6 -17
back server	11 -14 -4
back servic	14 -1 -13
back session	27 -18 -12
back set	19 -2 -16
back setup	-8 7 0
back sever	4 -2 -2
back sexual	7 -4 -3
back shape	9 -4 -5
back share	-7 2 6
back sheet	0 2 -3
back shelv	38 -12 -35
back shift	17 -7 -11
back ship	-11 -25 30
back shoe	-17 6 13
back shop	14 -5 -12
back short	53 -10 -51
back should	-19 9 9
back show	22 -4 -17
back shrink	-4 -19 14
back side	-1 -32 27
back sign	-1 -13 15
back signific	19 -7 -15
back similar	23 -6 -23
back simpl	4 -2 -2
back simul	16 -4 -9
back simulink	27 -11 -17
back sinc	6 -4 -3
back site	8 -2 -8
back situat	-21 -4 22
back six	-9 -9 17
back size	-1 5 -6
back skill	1 2 -3
back small	33 -13 -27
back smart	40 -12 -33
back snow	-16 -14 20
back so	-8 -9 13
back soap	-10 -25 19
back social	-26 -17 32
back societi	28 -9 -20
back softwar	-1 -9 9
back solid	-8 2 3
back solut	11 -2 -8
back solv	33 -6 -28
back solver	16 -8 -7
back some	-25 -5 30
back sort	29 -21 -22
back sound	-44 -11 47
back soup	33 -9 -28
back sourc	5 18 -23
back sous	5 -3 -2
back south	11 -3 -8
back space	29 -12 -20
back spanish	-25 15 4
back spark	38 -11 -33
back special	-12 -8 21
back specialti	-13 -7 19
back specif	-19 -6 20
back specifi	12 -7 -6
back specimen	-21 -24 27
back spectrum	13 -5 -9
back speech	15 -15 -8
back speed	-43 17 23
back spirit	16 -5 -11
back spreadsheet	24 -22 -17
back spring	53 -19 -52
back sql	7 1 -15
back sr	22 -11 -12
back stabil	5 -3 -3
back stack	47 -8 -45
back staff	7 -5 -2
back stakeholder	43 -18 -35
back stand	-4 -21 11
back standard	4 -11 4
back star	-4 10 -11
back start	13 -5 -8
back starter	-17 6 6
back state	-7 0 7
back statement	24 -4 -20
back station	42 -7 -39
back statist	-37 -5 36
back status	13 -4 -8
back step	-10 -12 19
back stock	15 -2 -14
back storag	-23 -15 30
back store	7 -1 -7
back strategi	0 6 -14
back street	8 -6 -2
back strength	31 -9 -26
back strive	13 -4 -7
back strong	-8 -1 9
back structur	24 -8 -17
back student	-30 -7 36
back studi	-22 -19 35
back studio	-24 -16 27
back style	28 -17 -19
back sub	37 -13 -28
back subcontractor	12 -5 -13
back subject	14 -5 -9
back submit	19 -10 -8
back submitt	6 11 -15
back substanc	-19 -9 25
back succe	7 -8 1
back such	-3 0 2
back suit	11 16 -34
back summari	9 -4 -12
back superintend	9 5 -17
back superior	-4 -5 7
back superv	0 -7 3
back supervis	2 -8 0
back supervisor	1 9 -9
back supervisori	-24 -17 34
back suppli	-10 2 5
back supplier	32 -12 -20
back support	6 -6 1
back sure	-6 -9 11
back surgic	22 -6 -19
back survei	18 -5 -13
back switch	12 -4 -7
back system	0 9 -9
back t	26 -11 -17
back tabl	22 -7 -17
back take	-13 -4 15
back talent	12 -2 -10
back target	10 3 -13
back task	-10 -6 18
back tax	43 -13 -30
back tdd	0 11 -16
back teach	14 -20 -4
back team	6 -1 -5
back teamwork	14 -5 -10
back technic	-7 -2 6
back technician	19 -10 -9
back techniqu	2 -10 5
back technologi	0 4 -4
back telecommun	50 -20 -44
back telemarket	53 -15 -44
back telephon	22 -12 -10
back telesal	38 -10 -34
back temperatur	10 -14 -1
back templat	-25 -8 31
back temporari	15 -4 -10
back ten	-42 -10 44
back term	-3 2 0
back termin	29 -15 -24
back territori	-5 -8 12
back test	0 -5 5
back texa	16 -7 -9
back than	4 2 -4
back that	0 -6 7
back thei	10 -4 -6
back their	17 -9 -9
back them	-23 -6 26
back then	-2 -7 9
back therapeut	10 -5 -5
back therapi	22 -9 -14
back there	16 -7 -11
back these	9 -4 -5
back thing	12 6 -20
back think	23 -11 -12
back this	8 0 -8
back thorough	-14 -3 14
back those	9 -4 -5
back three	14 -17 2
back through	0 -4 5
back throughout	15 -6 -8
back ticket	-1 -24 10
back time	6 -8 2
back tip	3 2 -9
back titl	7 -4 -3
back to	1 -5 4
back todai	27 -6 -20
back together	7 -4 -3
back tool	-1 3 -5
back top	15 -4 -10
back topic	32 -22 -11
back total	13 -6 -7
back toward	44 -8 -37
back track	16 -4 -12
back tractor	-9 -17 15
back trai	-54 18 32
back train	1 -9 8
back transact	-26 -6 26
back transmit	-33 6 23
back transport	2 -14 9
back travel	4 -11 3
back treatment	26 -13 -16
back trend	31 -10 -20
back troubleshoot	-30 19 10
back truck	-13 -6 18
back truli	12 -6 -7
back trust	4 -2 -2
back tuition	5 -4 0
back turn	-5 -18 14
back twitter	9 -4 -5
back two	2 -15 11
back tx	15 -8 -8
back type	-37 0 36
back ui	-2 -3 -2
back under	31 3 -38
back understand	-13 8 3
back underwrit	8 13 -22
back underwriter	-37 -9 44
back union	-2 -16 14
back uniqu	16 -6 -11
back unit	2 -3 0
back unix	-17 -3 10
back unload	-2 -10 8
back up	-2 -5 8
back updat	11 -4 -9
back upgrad	18 3 -26
back upon	10 5 -18
back us	-2 -10 12
back usabl	-13 -25 33
back usag	32 -23 -25
back user	22 -20 -10
back util	-3 4 -3
back ux	27 7 -36
back v	12 -6 -5
back vacat	20 -12 -10
back vaccin	11 -4 -7
back vacuum	26 -11 -21
back valid	2 -4 1
back valu	-10 -3 12
back varieti	27 -14 -19
back various	-8 -14 19
back ve	12 -7 -5
back vehicl	-6 -8 10
back vendor	10 -14 0
back verbal	4 0 -7
back veri	3 13 -20
back verifi	4 -9 3
back version	12 -4 -8
back veteran	6 -3 -3
back veterinari	7 -6 -1
back via	28 -9 -21
back video	3 -1 -2
back view	8 -4 -4
back virtual	14 -4 -11
back vision	8 2 -9
back visual	32 -24 -27
back vital	-42 6 19
back volum	21 -3 -22
back vs	37 -7 -32
back wa	30 -11 -21
back wai	16 -4 -11
back walk	-23 -5 25
back want	10 -3 -6
back warehous	36 -13 -30
back water	-37 44 -19
back wcf	2 13 -22
back we	10 -3 -7
back web	-10 24 -13
back websit	34 -18 -22
back week	-5 -8 12
back weekend	18 -10 -11
back weld	-11 -22 18
back well	4 4 -9
back were	19 -6 -14
back western	-29 -14 35
back what	12 -6 -6
back when	5 -4 -2
back where	6 -2 -4
back whether	36 3 -44
back which	27 -14 -12
back while	-9 -3 10
back who	10 -7 -5
back whole	32 -8 -24
back why	9 -4 -5
back wide	-22 -8 24
back win	-11 3 7
back window	-8 -11 15
back winform	-21 -29 32
back wire	19 -12 -14
back wireless	6 -3 -3
back with	-3 0 4
back within	16 -15 -2
back without	9 -5 -5
back woman	11 -4 -7
back wood	25 -11 -15
back word	-11 16 -4
back work	-3 -9 11
back worker	-29 8 14
back workflow	11 -10 0
back workforc	15 -7 -7
back workplac	19 -5 -14
back workshop	-44 3 28
back world	-10 1 9
back worldwid	16 -6 -9
back would	0 3 -2
back write	-6 4 1
back xml	-19 -7 20
back year	-5 -8 14
back you	5 -3 -3
back your	8 -9 0
back yourself	25 -10 -18
back youtub	7 -4 -2
back z	-33 16 17
back zend	28 -18 -23
before !	-16 26 -25
before ! -	-16 26 -25
before ! requirement	-16 26 -25
before "	7 -4 -4
before " -	7 -4 -4
before " blank	11 -5 -6
before " blank -	9 -5 -4
before " blank heading	12 -7 -5
before " blank noise	4 -2 -2
before " noise	7 -4 -4
before &	-6 -12 10
before & -	23 -10 -19
before & blank	-2 -2 3
before & blank benefit	9 -3 -6
before & blank company	-10 -12 14
before & blank duty	10 -15 4
before & blank requirement	-12 10 -2
before & blank skill B	0 -4 1
before '	10 -5 -4
before ' -	10 -5 -4
before ' blank	0 -4 -1
before ' blank -	7 -3 -8
before ' blank duty	8 -27 3
before ' blank requirement	-15 13 -3
before ' company	9 -5 -4
before ' requirement	10 -5 -5
before (	11 -5 -7
before ( -	11 -5 -7
before ( benefit	10 -3 -7
before ( blank	3 -1 -1
before ( blank -	4 -8 4
before ( blank benefit	4 -2 -2
before ( blank credential B	9 -7 -4
before ( blank degree B	-21 -18 25
before ( blank duty	10 0 -10
before ( blank heading	13 -5 -8
before ( blank legal	6 -3 -3
before ( blank requirement	-6 -3 8
before ( blank skill B	0 3 -12
before ( blank tool B	2 27 -32
before ( requirement	13 -5 -8
before )	13 1 -14
before ) -	18 -6 -11
before ) blank	7 18 -24
before ) blank -	7 17 -21
before ) blank benefit	9 -4 -5
before ) blank company	9 -3 -8
before ) blank duty	23 -1 -24
before ) blank heading	14 -8 -7
before ) blank requirement	1 28 -29
before ) blank skill B	-14 26 -22
before ) requirement	13 2 -16
before +	40 -17 -35
before + blank	9 -14 -1
before + blank -	9 -14 -1
before + blank requirement	9 -15 -1
before + requirement	42 -21 -38
before ,	7 -3 -3
before , -	7 -3 -3
before , blank	3 11 -15
before , blank -	4 6 -10
before , blank benefit	7 -5 -4
before , blank company	9 1 -9
before , blank credential B	-9 36 -37
before , blank duty	1 7 -9
before , blank heading	-27 29 -7
before , blank legal	6 -3 -3
before , blank logistics	11 -6 -6
before , blank noise	11 -4 -8
before , blank requirement	4 19 -23
before , blank skill B	6 24 -32
before , blank soft B	-14 30 -19
before , blank tool B	-14 30 -22
before , company	4 -2 -2
before , noise	5 -3 -3
before , requirement	17 -8 -10
before -	2 -8 6
before - -	4 -9 6
before - benefit	14 -4 -10
before - blank	2 19 -21
before - blank -	4 13 -16
before - blank benefit	8 -4 -4
before - blank company	18 -12 -6
before - blank credential B	11 -6 -5
before - blank duty	4 17 -33
before - blank heading	12 -5 -7
before - blank legal	7 -5 -2
before - blank logistics	11 -7 -4
before - blank requirement	-15 45 -34
before - blank skill B	-14 34 -27
before - company	13 -3 -9
before - duty	-13 -7 20
before - heading	9 -6 -4
before - legal	5 -2 -3
before - logistics	11 -4 -7
before - noise	14 -5 -9
before - requirement	8 -13 6
before - skill B	19 20 -44
before - skill I	-5 -8 12
before - soft I	-23 -6 29
before .	9 7 -17
before . -	10 7 -17
before . blank	3 8 -10
before . blank -	2 5 -6
before . blank company	7 -4 -3
before . blank duty	10 14 -34
before . blank heading	-23 25 -8
before . blank legal	6 -4 -2
before . blank logistics	7 -4 -3
before . blank requirement	7 -8 -2
before . blank skill B	7 15 -37
before . blank tool B	-5 12 -33
before . company	6 -3 -3
before . degree I	16 -17 -11
before . duty	19 19 -39
before . heading	3 -2 -1
before . legal	4 -2 -2
before . logistics	10 -5 -5
before . noise	5 -3 -3
before . requirement	6 11 -19
before . skill B	-20 37 -32
before . tool I	-17 -13 22
before /	2 -8 7
before / -	1 -6 6
before / benefit	4 -2 -2
before / blank	14 -3 -13
before / blank -	7 6 -15
before / blank credential B	12 -7 -5
before / blank duty	9 -20 1
before / blank heading	12 -7 -5
before / blank requirement	9 10 -25
before / blank skill B	10 -6 -5
before / blank tool B	20 -23 -8
before / company	16 -4 -11
before / credential B	34 -22 -23
before / duty	0 -8 7
before / heading	15 -14 -4
before / legal	8 -4 -5
before / logistics	-11 -6 15
before / noise	8 -4 -4
before / requirement	-2 -15 17
before / skill B	19 -15 -6
before / tool B	4 -30 11
before :	-6 25 -17
before : -	-7 25 -16
before : benefit	12 -9 -2
before : blank	-5 20 -15
before : blank -	-11 28 -17
before : blank benefit	15 -10 -5
before : blank company	13 -10 -4
before : blank degree B	39 -14 -22
before : blank duty	-13 30 -21
before : blank heading	23 -15 -8
before : blank legal	9 -6 -3
before : blank logistics	10 -7 -3
before : blank requirement	-13 33 -20
before : blank skill B	-15 10 3
before : blank tool B	22 -20 -9
before : company	7 -5 -1
before : degree B	-33 40 -12
before : duty	-8 21 -19
before : logistics	16 -9 -8
before : noise	14 -8 -6
before : requirement	-11 37 -23
before : skill B	13 11 -18
before ?	28 -14 -25
before ? -	28 -14 -25
before ? requirement	23 -15 -21
before blank	0 -5 5
before blank -	1 -6 4
before blank benefit	0 -3 3
before blank company	7 -4 -3
before blank credential B	-4 0 3
before blank credential I	-3 -7 10
before blank degree B	-26 31 -11
before blank degree I	-9 -3 13
before blank duty	1 -5 3
before blank heading	9 -5 -3
before blank language B	-22 -13 28
before blank legal	7 -4 -4
before blank noise	9 -5 -5
before blank requirement	-3 -6 8
before blank skill B	-7 -1 8
before blank skill I	-3 -9 12
before blank soft B	-4 0 4
before blank soft I	-3 -10 12
before blank tool B	-23 11 12
before blank tool I	-5 -15 16
before none	-25 26 -7
before none -	-25 26 -7
before other	18 -5 -13
before other -	18 -5 -13
before other blank	4 10 -14
before other blank -	-2 8 -6
before other blank benefit	11 -7 -3
before other blank company	7 -4 -3
before other blank duty	2 16 -17
before other blank requirement	1 9 -9
before other duty	46 -14 -44
before other heading	4 -2 -1
before other logistics	12 -6 -6
before other requirement	17 -6 -11
before start	6 5 -13
before start -	7 4 -12
before start benefit	14 -9 -5
before start company	10 -7 -4
before start credential B	-7 16 -10
before start degree B	-24 33 -9
before start duty	4 10 -16
before start heading	11 -3 -7
before start legal	10 -6 -4
before start logistics	11 -7 -4
before start noise	19 -13 -6
before start requirement	6 8 -13
before start skill B	5 10 -18
before start soft B	-13 26 -16
before start tool B	-1 11 -13
before wide	5 14 -18
before wide -	12 5 -17
before wide company	9 -5 -3
before wide duty	-4 16 -13
before wide heading	10 -6 -5
before wide requirement	10 19 -31
before wide skill B	-1 18 -27
before | blank	6 -3 -3
before | blank -	5 -3 -2
before | blank company	6 -4 -3
before | blank heading	7 -3 -4
before | blank skill B	8 -5 -4
before – blank	13 -11 -3
before – blank -	16 -7 -10
before – blank company	5 -1 -4
before – blank duty	20 -9 -12
before – blank requirement	4 -30 6
before ’	10 -5 -5
before ’ -	10 -5 -5
before ’ blank	-1 -7 7
before ’ blank -	-1 -7 7
before ’ requirement	12 -6 -6
class benefit	2 -3 2
class company	7 -4 -3
class heading	9 -5 -5
class legal	7 -4 -4
class logistics	3 -3 1
class noise	7 -3 -4
class requirement	-2 -1 4
end -	4 -5 1
end ace	9 4 -14
end ach	9 -5 -8
end ack	3 5 -8
end act	-11 18 -6
end ada	-14 -12 20
end ade	2 -12 4
end aff	1 -13 9
end age	-8 -1 8
end ago	5 -3 -2
end ail	-11 3 7
end ain	2 -4 1
end air	0 -13 6
end ale	24 -10 -14
end all	-26 32 -15
end and	-8 -7 13
end ank	14 -9 -4
end ant	3 -7 4
end any	15 -7 -8
end ard	0 4 -5
end are	-5 7 -3
end ark	-11 6 4
end arn	-12 2 6
end art	-6 -16 19
end ary	-3 -3 5
end ase	9 -10 1
end ash	25 -13 -20
end ass	-11 -12 15
end ast	-9 -6 9
end ate	2 4 -6
end ati	27 -13 -19
end ave	-19 7 3
end avy	-6 -21 17
end bal	3 -8 4
end bed	23 -15 -10
end ber	-3 1 0
end bid	12 -7 -5
end bor	-21 -10 27
end cal	-3 5 -3
end ced	7 8 -16
end cel	-10 -17 19
end cer	5 15 -24
end cle	-8 4 0
end col	-14 -11 19
end con	21 -15 -6
end cus	-8 -12 16
end day	15 -8 -8
end ded	3 -9 5
end del	11 -13 -7
end der	-2 -10 12
end dge	8 -8 -3
end dia	5 -3 -3
end din	20 -13 -10
end dio	-12 -2 10
end dit	-16 8 8
end dle	6 3 -19
end dly	-13 13 3
end dor	-2 -18 11
end dow	-22 13 -2
end dus	8 -4 -3
end eak	16 -8 -7
end eal	11 -4 -7
end eam	28 -21 -16
end ean	-4 1 -4
end ech	-8 11 -6
end eck	-3 -11 10
end ect	3 2 -7
end eed	-1 -11 9
end een	4 4 -10
end eer	9 -6 -3
end eet	-27 2 24
end ege	-5 -15 10
end egy	1 -11 3
end eir	5 -5 -1
end eld	-13 2 11
end ely	-2 6 -5
end end	31 -21 -11
end ene	-10 -10 12
end ent	-3 0 3
end ere	20 -9 -11
end ern	-16 -9 23
end ert	-3 -15 9
end ery	-5 -5 7
end ese	11 -6 -5
end ess	-6 6 1
end est	-6 2 5
end ete	5 5 -13
end ett	11 -7 -4
end ety	-7 7 -2
end eve	1 -17 8
end fer	7 -5 -2
end fic	2 -24 10
end fit	11 -8 -2
end ful	-11 -10 17
end gal	9 -11 -2
end ged	22 -4 -18
end ger	12 -4 -6
end get	9 -20 7
end ght	15 -12 -4
end gic	-23 11 6
end gin	-4 -8 10
end gle	12 -26 17
end gly	23 -14 -20
end gth	-10 -9 13
end han	12 -5 -7
end hed	9 -9 -5
end hen	-3 2 -5
end her	11 -7 -4
end hic	26 -25 -12
end hin	14 -9 -7
end hip	-12 2 7
end hly	-12 27 -19
end hod	-25 -16 30
end hon	-17 8 0
end ial	5 -1 -4
end iar	10 3 -37
end ibe	9 -5 -3
end ica	-5 -12 11
end ice	4 -9 6
end ich	12 -4 -9
end ick	11 -7 -4
end ict	1 -11 5
end icy	7 -14 3
end ide	2 4 -6
end ied	2 -4 4
end ier	12 -11 -4
end iew	-1 6 -7
end ift	19 -10 -12
end ify	7 0 -8
end ign	-10 4 2
end ild	-11 19 -10
end ile	8 -5 -5
end ill	-7 -9 16
end ilt	7 -20 7
end ily	-9 -2 11
end ime	26 -10 -24
end ina	-1 18 -33
end ine	-3 3 -1
end ing	-3 3 0
end ink	3 -3 -3
end int	-24 -23 38
end iod	-4 -7 8
end ion	-5 1 5
end ior	7 4 -12
end ipe	4 -21 3
end ipt	-17 9 3
end ire	14 -10 -9
end ish	-2 0 -7
end ism	18 -11 -10
end iss	14 -8 -6
end ist	18 5 -27
end ite	-23 11 13
end ity	1 2 -3
end ium	-11 -4 14
end ive	-7 4 3
end ize	-8 22 -16
end job	8 -4 -3
end joy	-19 -16 23
end ked	14 -8 -6
end ker	-10 5 4
end ket	3 -7 3
end kly	-6 8 -5
end lab	10 -5 -1
end lar	-1 -19 16
end lay	17 -26 -8
end led	4 -8 1
end lem	-3 5 -2
end ler	5 -3 -3
end lex	16 9 -32
end lic	-21 5 5
end lid	-10 2 2
end lie	25 -21 -14
end lio	-17 24 -9
end lla	21 -8 -13
end lle	14 -6 -9
end lly	0 -12 10
end lop	-1 21 -23
end lor	10 5 -16
end low	1 3 -5
end loy	11 -3 -8
end lth	6 -5 -3
end lti	-11 11 -4
end lty	-1 -11 10
end lue	6 -7 0
end lve	-21 1 15
end mal	11 -10 -1
end man	13 -17 2
end med	10 -7 -4
end men	-20 -9 24
end mer	1 -7 5
end mic	-18 -9 25
end mit	3 -9 4
end ml5	-13 7 8
end mon	5 -14 3
end mum	-15 21 -6
end nal	3 1 -3
end nar	26 -15 -22
end nce	2 -3 1
end nch	-6 -17 12
end ncy	8 -5 -4
end ned	7 -5 -4
end nel	2 -9 5
end ner	-12 -8 16
end net	3 7 -12
end nge	-14 6 9
end nia	11 -6 -5
end nic	25 -16 -13
end nse	-5 -10 14
end nst	-4 -11 13
end nta	-21 11 7
end nth	-3 -13 12
end nue	3 -15 1
end nus	12 -5 -9
end oad	9 -10 -2
end obe	-30 16 11
end oft	7 11 -20
end ogy	-5 -11 14
end oid	-8 20 -19
end ois	-11 22 -28
end oll	-30 26 -14
end oma	-11 -8 18
end ome	13 -7 -7
end ond	1 25 -29
end one	-13 1 11
end ong	-8 26 -17
end ont	0 -14 11
end onâ	-3 -15 8
end ood	-1 22 -21
end ook	-10 -1 6
end ool	0 -8 8
end oor	34 -29 -19
end ope	1 6 -8
end ord	-23 11 15
end ore	13 -14 -4
end ork	-18 7 10
end orm	14 9 -24
end ort	-1 -8 7
end ory	-12 11 3
end ose	18 -16 -3
end oss	-13 33 -27
end ote	28 -28 -12
end oud	-1 30 -31
end oup	13 -12 -6
end ous	-1 -5 5
end out	0 -4 4
end ove	-22 19 -5
end own	8 -7 -2
end per	3 -4 1
end ple	12 -11 0
end ply	14 -6 -9
end pth	-11 -11 16
end put	-17 0 11
end que	8 -11 0
end ral	-6 -4 8
end ram	8 -11 0
end ran	10 -6 -5
end rat	19 -9 -14
end rce	-2 4 -2
end rch	9 6 -17
end rcx	8 -3 -5
end red	-1 -9 10
end ree	-23 13 9
end rer	22 -8 -16
end rge	-1 -7 2
end ria	26 -7 -21
end ric	0 23 -32
end ris	11 -7 -4
end rld	-3 -10 12
end rly	-17 1 9
end rol	-5 -16 15
end rry	-26 -18 32
end rse	2 -13 10
end rst	-9 10 -5
end rth	7 -3 -4
end rty	7 -9 -2
end rum	-41 1 28
end rve	7 0 -8
end sal	-19 -18 32
end sed	8 -8 -1
end see	-33 23 9
end sel	-10 13 -9
end ser	7 9 -11
end set	11 -6 -8
end sic	-8 31 -32
end sis	4 -12 4
end sit	6 -13 6
end sly	-50 35 4
end son	-2 4 -4
end sor	-5 -12 10
end sql	0 9 -13
end sue	17 -14 -12
end tad	30 -14 -17
end tal	-5 13 -6
end tan	32 -11 -30
end tch	4 0 -4
end ted	3 0 -3
end tem	-4 -7 8
end ten	3 -13 4
end ter	-8 6 1
end thm	-7 -19 18
end thy	8 19 -32
end tic	6 5 -12
end tio	-39 -20 45
end tle	11 -7 -4
end tly	9 -9 0
end tom	5 -10 4
end ton	17 -11 -6
end tor	-14 6 8
end try	12 -3 -8
end tus	19 -12 -9
end uce	1 21 -22
end uch	27 -20 -16
end uck	-18 -16 28
end uct	-3 1 -2
end ude	21 -8 -14
end ued	12 -16 0
end ugh	-1 14 -13
end uld	8 -3 -4
end ule	-5 -8 9
end ult	20 -8 -14
end uly	5 -3 -2
end ume	15 -7 -8
end und	-3 8 -4
end une	14 -8 -6
end unt	-25 3 17
end ure	10 -8 -2
end use	9 -16 5
end ute	-6 -14 12
end val	-12 -13 17
end ved	5 -12 3
end vel	6 3 -9
end ven	-7 8 -7
end ver	7 8 -15
end vil	-13 -10 17
end wed	-16 -6 18
end wer	11 6 -23
end wth	16 -8 -9
end xed	10 -25 11
end xho	3 -24 3
end yer	1 -5 4
end ype	-25 -27 35
end yst	22 -8 -16
end zed	-8 23 -18
end+1 ace	15 -8 -9
end+1 ach	14 10 -29
end+1 ack	-2 7 -6
end+1 ada	-18 -6 20
end+1 ade	4 -13 2
end+1 aff	7 -17 5
end+1 age	-3 -8 9
end+1 ago	7 -4 -3
end+1 ail	-7 11 -5
end+1 ain	1 -8 8
end+1 air	-6 -5 6
end+1 ale	-3 -8 10
end+1 all	16 -12 -5
end+1 and	-10 7 4
end+1 ant	0 -4 5
end+1 any	13 -9 -5
end+1 ard	9 -4 -6
end+1 are	8 -2 -6
end+1 ark	-15 10 5
end+1 arn	-12 4 7
end+1 art	-16 9 5
end+1 ase	-6 -5 9
end+1 ash	20 -10 -16
end+1 ass	-11 -14 16
end+1 ast	-16 34 -23
end+1 ate	9 -2 -6
end+1 ati	22 -4 -20
end+1 avy	-9 -2 5
end+1 bal	-7 8 -3
end+1 bed	19 -4 -15
end+1 ber	8 -11 2
end+1 bid	4 -2 -1
end+1 ble	1 4 -5
end+1 bor	-27 12 12
end+1 ced	16 -7 -15
end+1 cel	-13 -14 21
end+1 cer	22 -16 -12
end+1 cle	8 -30 12
end+1 col	-14 -24 29
end+1 con	11 -4 -6
end+1 cus	-8 7 -2
end+1 day	14 -9 -7
end+1 ded	-2 -8 8
end+1 del	6 3 -24
end+1 der	-4 -2 5
end+1 dge	3 6 -8
end+1 dia	4 -2 -2
end+1 din	15 -11 -4
end+1 dio	-8 -12 12
end+1 dit	-16 3 11
end+1 dle	23 -11 -19
end+1 dly	-12 -6 15
end+1 dor	-7 4 4
end+1 dow	10 -18 -1
end+1 dus	6 -4 -3
end+1 eal	20 -11 -10
end+1 ean	10 21 -37
end+1 eat	1 24 -28
end+1 ech	5 -1 -4
end+1 eck	-4 -18 18
end+1 ect	4 -4 1
end+1 eed	-10 -17 17
end+1 een	-5 -14 12
end+1 eer	9 -7 -1
end+1 eet	-10 -14 21
end+1 ege	-11 32 -47
end+1 egy	8 -12 -5
end+1 eir	7 -5 -1
end+1 eld	-3 -5 6
end+1 ely	4 10 -13
end+1 end	12 -9 -7
end+1 ene	-6 -16 10
end+1 ent	4 -2 -2
end+1 ere	14 -7 -8
end+1 ern	-12 8 3
end+1 ert	-9 -13 17
end+1 ery	5 -4 -3
end+1 ess	1 -6 6
end+1 est	-9 -11 18
end+1 ete	7 -8 1
end+1 ett	9 -6 -4
end+1 ety	-1 -4 0
end+1 eve	5 -8 -1
end+1 fer	7 -6 -1
end+1 fic	-11 14 -5
end+1 fit	8 -1 -7
end+1 ful	-16 -2 17
end+1 gal	18 -8 -10
end+1 ged	4 -6 0
end+1 ger	14 -11 -2
end+1 get	13 -19 4
end+1 ght	7 0 -7
end+1 gic	-25 21 7
end+1 gin	-2 -12 10
end+1 gle	-11 -24 25
end+1 gly	26 -10 -24
end+1 gth	-4 -14 10
end+1 han	17 -12 -6
end+1 hed	-2 -13 10
end+1 hen	7 -7 -1
end+1 her	15 -2 -13
end+1 hic	18 -20 -10
end+1 hin	-20 -11 29
end+1 hip	-8 2 5
end+1 hly	13 -20 1
end+1 hod	-22 -22 29
end+1 hon	-13 9 2
end+1 ial	8 -1 -8
end+1 ian	8 -10 -1
end+1 ibe	7 -2 -5
end+1 ice	4 1 -5
end+1 ich	-9 -7 14
end+1 ick	6 -3 -3
end+1 ict	-9 20 -26
end+1 icy	5 -12 4
end+1 ide	8 -10 -1
end+1 ier	13 -8 -8
end+1 iew	0 -14 10
end+1 ift	13 -2 -13
end+1 ify	-1 6 -2
end+1 ign	7 8 -16
end+1 ild	11 -9 -5
end+1 ile	2 -10 7
end+1 ill	-1 -2 3
end+1 ilt	-14 25 -29
end+1 ily	-16 -7 22
end+1 ime	29 -27 -15
end+1 ina	32 -20 -22
end+1 ine	9 4 -14
end+1 ink	4 -18 10
end+1 int	-17 -4 18
end+1 iod	7 -11 -2
end+1 ior	8 -11 2
end+1 ipe	-13 17 2
end+1 ipt	6 10 -18
end+1 ire	4 4 -7
end+1 ish	-12 7 3
end+1 ism	14 -9 -6
end+1 iss	13 -9 -4
end+1 ist	8 -15 5
end+1 ite	-6 -2 5
end+1 ity	6 -1 -5
end+1 ium	-22 -5 21
end+1 ive	-2 7 -4
end+1 ize	10 -18 4
end+1 job	6 -3 -3
end+1 joy	-30 33 -14
end+1 ked	11 -6 -6
end+1 ket	7 -5 -3
end+1 kly	15 -21 -1
end+1 lab	-9 -16 18
end+1 lar	-6 -12 14
end+1 led	4 -18 11
end+1 lem	-3 5 -5
end+1 ler	2 -14 11
end+1 lex	33 -11 -25
end+1 lic	-28 2 21
end+1 lid	0 -24 15
end+1 lio	16 -13 -9
end+1 lla	19 -5 -13
end+1 lle	15 -6 -9
end+1 lly	-7 -6 13
end+1 lop	35 -26 -18
end+1 lor	30 -9 -22
end+1 low	14 9 -23
end+1 loy	15 -13 -3
end+1 lth	8 -8 1
end+1 lti	-3 -13 10
end+1 lty	-13 18 -8
end+1 lue	3 7 -12
end+1 lve	-21 -13 26
end+1 mal	9 -4 -5
end+1 man	3 -11 5
end+1 med	6 -4 -2
end+1 men	-19 33 -20
end+1 mer	-3 3 1
end+1 mic	-14 -11 20
end+1 mit	7 -15 3
end+1 ml5	-19 12 14
end+1 mon	-7 -9 10
end+1 mum	-4 8 -7
end+1 nal	2 4 -8
end+1 nar	24 -8 -20
end+1 nce	5 0 -6
end+1 nch	-8 -23 14
end+1 ncy	13 -2 -12
end+1 ned	9 -7 -1
end+1 nel	3 -15 10
end+1 ner	-12 4 8
end+1 net	-5 -12 9
end+1 nge	-4 -11 11
end+1 nia	6 -3 -3
end+1 nic	19 -17 -7
end+1 nse	-10 3 7
end+1 nst	-8 18 -17
end+1 nta	-24 -11 30
end+1 nth	-11 0 10
end+1 nue	6 -25 1
end+1 nus	14 -9 -6
end+1 oad	8 -10 -3
end+1 oft	-1 -17 9
end+1 ogy	-2 -2 3
end+1 oid	-23 28 -21
end+1 ois	-20 -11 23
end+1 oma	-4 -5 8
end+1 ome	6 -12 6
end+1 one	-1 -7 6
end+1 ong	6 -4 -3
end+1 ont	-18 -9 21
end+1 onâ	4 -9 0
end+1 ood	-7 -5 10
end+1 ook	6 -17 3
end+1 ool	-7 3 1
end+1 oor	18 -4 -16
end+1 ope	16 -6 -13
end+1 ord	-14 15 -4
end+1 ore	-1 -7 4
end+1 ork	-16 0 7
end+1 orm	24 -7 -19
end+1 ort	-12 3 9
end+1 ory	-12 0 12
end+1 ose	10 5 -15
end+1 oss	1 -15 8
end+1 ote	15 -11 -3
end+1 oud	38 -23 -31
end+1 oup	15 -12 -7
end+1 ous	-6 -3 5
end+1 out	4 -8 3
end+1 ove	3 17 -28
end+1 own	4 -7 3
end+1 per	6 -10 3
end+1 ple	7 -9 2
end+1 ply	4 0 -6
end+1 pth	-19 28 -16
end+1 put	-2 -32 17
end+1 que	-5 6 -2
end+1 ral	-7 4 3
end+1 ram	14 -9 -7
end+1 ran	8 -5 -4
end+1 rat	14 -9 -7
end+1 rce	-1 -15 14
end+1 rch	-6 -5 12
end+1 rcx	7 -4 -4
end+1 red	1 -5 3
end+1 ree	-6 -1 7
end+1 rer	17 -6 -12
end+1 rge	-5 12 -7
end+1 ria	25 -13 -13
end+1 ric	28 -42 -9
end+1 ris	7 -3 -4
end+1 rld	-15 11 3
end+1 rly	-8 -10 11
end+1 rol	-19 22 -4
end+1 rry	-35 11 17
end+1 rse	-1 7 -6
end+1 rst	-17 -14 25
end+1 rth	14 -5 -9
end+1 rty	2 -14 10
end+1 rum	-27 16 17
end+1 rve	12 -4 -7
end+1 sal	-31 19 10
end+1 sed	-7 13 -5
end+1 see	-9 -6 16
end+1 sel	14 15 -27
end+1 ser	10 13 -22
end+1 set	10 -3 -9
end+1 sic	10 -27 12
end+1 sis	3 2 -7
end+1 sit	1 -4 2
end+1 sly	4 5 -10
end+1 son	-9 15 -10
end+1 sor	-6 -9 11
end+1 sql	7 12 -17
end+1 sue	26 -18 -17
end+1 tal	10 -15 -1
end+1 tan	32 -24 -17
end+1 tch	7 -5 -2
end+1 tem	1 5 -6
end+1 ten	-9 6 4
end+1 ter	9 -3 -6
end+1 thm	-10 -16 17
end+1 thy	28 -14 -24
end+1 tic	-3 1 1
end+1 tio	-36 -21 42
end+1 tle	6 -3 -3
end+1 tly	4 -3 -3
end+1 tom	8 -8 1
end+1 ton	11 -5 -5
end+1 tor	-1 9 -8
end+1 try	15 -7 -7
end+1 tus	11 -7 -5
end+1 ual	-1 -5 7
end+1 uce	24 -9 -21
end+1 uck	-26 -13 31
end+1 uct	3 -5 2
end+1 ude	24 -7 -17
end+1 ued	7 -12 3
end+1 ugh	-5 -13 14
end+1 uld	12 -6 -6
end+1 ule	-14 18 -7
end+1 ult	13 -8 -6
end+1 uly	5 -3 -2
end+1 ume	10 -14 -1
end+1 und	5 6 -13
end+1 une	6 -3 -3
end+1 unt	-18 1 15
end+1 ure	9 -9 -2
end+1 use	3 -10 5
end+1 ute	3 -6 0
end+1 val	-10 -26 21
end+1 ved	4 6 -13
end+1 vel	8 -11 1
end+1 ven	1 -21 11
end+1 ver	-8 -6 11
end+1 vil	-16 -8 18
end+1 wed	-14 -14 18
end+1 wer	18 -8 -14
end+1 wth	8 -6 -2
end+1 xed	9 23 -30
end+1 xho	-4 -11 6
end+1 yee	7 -10 3
end+1 yer	0 -5 5
end+1 ype	-19 -43 37
end+1 yst	28 -16 -17
end+1 zed	17 -8 -9
end-1 ace	3 -10 5
end-1 ach	7 -16 1
end-1 ack	-14 -5 11
end-1 act	-9 -13 19
end-1 ade	11 -11 -4
end-1 aff	28 -16 -15
end-1 age	3 -11 6
end-1 ago	8 -4 -4
end-1 ail	14 -4 -11
end-1 ain	7 -10 1
end-1 air	-6 -11 12
end-1 ale	14 -6 -8
end-1 all	-17 -11 24
end-1 and	-13 -1 14
end-1 ank	8 -3 -5
end-1 ant	3 -2 1
end-1 any	19 -5 -13
end-1 ard	-4 -7 10
end-1 are	-3 -11 13
end-1 ark	-3 27 -35
end-1 arn	-4 -16 16
end-1 art	4 -9 2
end-1 ary	-4 -3 6
end-1 ase	-1 -4 4
end-1 ass	-9 -15 14
end-1 ast	-26 -7 26
end-1 ate	-2 -3 6
end-1 ati	26 -11 -20
end-1 ave	-19 -29 27
end-1 avy	-1 -13 5
end-1 bal	1 -11 9
end-1 bed	27 -8 -24
end-1 ber	3 -6 1
end-1 ble	5 -9 6
end-1 bor	-29 -7 31
end-1 cal	-2 -6 9
end-1 ced	6 -12 5
end-1 cel	-6 -6 9
end-1 cer	-6 -16 11
end-1 cle	-17 4 9
end-1 col	-1 -13 4
end-1 con	21 -7 -14
end-1 cus	16 -8 -12
end-1 day	29 -5 -25
end-1 ded	7 -12 6
end-1 del	9 -9 -6
end-1 der	9 -8 -3
end-1 dge	4 -7 3
end-1 dia	6 -3 -3
end-1 din	9 -4 -4
end-1 dio	-17 -9 21
end-1 dit	3 -20 7
end-1 dle	6 -16 0
end-1 dly	-7 -13 12
end-1 dor	9 2 -11
end-1 dow	-19 12 6
end-1 dus	5 -3 -2
end-1 eal	10 -4 -6
end-1 eam	26 -9 -23
end-1 ean	0 -16 14
end-1 eat	6 -12 4
end-1 ech	-25 9 14
end-1 eck	-28 7 12
end-1 ect	0 -8 8
end-1 eed	-7 -8 11
end-1 een	5 1 -9
end-1 eer	5 -7 2
end-1 eet	-2 -13 7
end-1 ege	-12 -7 14
end-1 egy	38 -15 -37
end-1 eir	3 1 -4
end-1 eld	14 -2 -12
end-1 ely	-10 -1 8
end-1 end	19 0 -21
end-1 ene	20 -15 -11
end-1 ent	6 -6 -1
end-1 ere	18 -7 -12
end-1 ern	21 -10 -16
end-1 ert	-7 -6 9
end-1 ery	-6 14 -11
end-1 ese	13 -4 -9
end-1 ess	-5 -5 9
end-1 est	-12 6 5
end-1 ete	3 1 -6
end-1 ett	14 -7 -7
end-1 ety	-9 -17 20
end-1 eve	-4 -9 9
end-1 fer	6 -5 -1
end-1 fic	-3 -16 10
end-1 fit	1 -9 8
end-1 ful	3 -6 2
end-1 gal	2 -6 1
end-1 ged	20 -4 -18
end-1 ger	13 -4 -9
end-1 get	-6 -11 16
end-1 ght	20 -11 -9
end-1 gic	-21 -11 26
end-1 gin	10 16 -29
end-1 han	17 -6 -12
end-1 hed	16 -14 -8
end-1 hen	-6 -9 14
end-1 her	11 -1 -11
end-1 hic	-1 -20 14
end-1 hip	-1 3 -3
end-1 hly	-16 -11 24
end-1 hon	30 -14 -27
end-1 ial	6 -6 -1
end-1 ian	-21 4 17
end-1 iar	8 -13 -5
end-1 ibe	9 -3 -6
end-1 ice	12 -7 -4
end-1 ich	6 -2 -3
end-1 ick	12 -4 -9
end-1 ict	3 -10 2
end-1 icy	10 -8 -7
end-1 ide	-3 4 -2
end-1 ied	7 -9 1
end-1 ier	13 -4 -10
end-1 iew	12 -17 -1
end-1 ift	2 -8 3
end-1 ify	9 -15 1
end-1 ign	-13 -6 17
end-1 ild	-8 -13 16
end-1 ile	9 -16 5
end-1 ill	20 4 -23
end-1 ilt	10 -11 -3
end-1 ily	0 -14 11
end-1 ime	18 -3 -17
end-1 ine	6 -1 -7
end-1 ing	-1 -3 4
end-1 ink	3 -9 4
end-1 int	-23 6 19
end-1 iod	14 -8 -8
end-1 ior	18 -10 -7
end-1 ipe	-7 -9 10
end-1 ipt	14 3 -19
end-1 ire	-9 13 -6
end-1 ish	5 -30 11
end-1 ism	12 -4 -8
end-1 iss	12 -7 -5
end-1 ist	17 -13 -6
end-1 ite	-2 -12 9
end-1 ity	2 -3 2
end-1 ium	-22 16 4
end-1 ive	-4 -11 16
end-1 ize	4 -4 -2
end-1 job	5 -2 -2
end-1 joy	-9 -26 19
end-1 ked	-5 -6 9
end-1 ker	15 -8 -9
end-1 ket	-1 -8 7
end-1 kly	-1 -12 10
end-1 lab	26 -19 -11
end-1 lar	-8 -10 15
end-1 lay	-11 19 -15
end-1 led	0 -7 6
end-1 lem	3 -10 4
end-1 ler	0 -5 4
end-1 lex	-20 28 -22
end-1 lic	16 -14 -8
end-1 lid	-1 -19 13
end-1 lie	21 -6 -17
end-1 lio	-3 -8 9
end-1 lla	11 -7 -4
end-1 lle	12 -5 -7
end-1 lly	3 8 -13
end-1 lop	-5 -7 9
end-1 lor	12 0 -13
end-1 low	11 -9 -6
end-1 loy	8 -6 -2
end-1 lth	4 -8 3
end-1 lti	-7 -12 16
end-1 lty	-3 -6 7
end-1 lue	-9 -6 13
end-1 lve	4 -14 3
end-1 mal	-7 -4 11
end-1 man	14 -11 -6
end-1 med	0 7 -6
end-1 men	-9 19 -21
end-1 mer	0 -6 6
end-1 mic	0 -4 5
end-1 mit	-3 -13 10
end-1 ml5	-20 43 -37
end-1 mon	6 -11 1
end-1 mum	-7 -25 23
end-1 nal	9 -7 -1
end-1 nar	26 -10 -23
end-1 nce	7 -3 -3
end-1 nch	-15 -11 18
end-1 ncy	18 -2 -16
end-1 ned	3 -6 2
end-1 nel	11 -7 -5
end-1 ner	-14 4 10
end-1 net	-3 -13 9
end-1 nge	-28 2 25
end-1 nia	15 -7 -8
end-1 nic	10 -6 -5
end-1 nse	-1 9 -7
end-1 nst	3 -11 6
end-1 nta	-23 22 -12
end-1 nth	-7 -7 12
end-1 nue	26 -3 -25
end-1 nus	10 -6 -6
end-1 oad	8 -10 -3
end-1 obe	-29 -22 37
end-1 oft	6 -10 0
end-1 ogy	13 -10 -7
end-1 oid	-9 9 -7
end-1 oma	5 0 -7
end-1 ome	12 -7 -6
end-1 ond	4 -16 2
end-1 one	-2 -3 4
end-1 ong	-1 -19 21
end-1 ood	0 -16 8
end-1 ook	-5 -1 0
end-1 ool	-7 -7 14
end-1 oor	32 -11 -27
end-1 ope	11 -9 -7
end-1 ord	2 -3 -2
end-1 ore	17 -9 -10
end-1 ork	11 22 -41
end-1 orm	7 6 -15
end-1 ory	-12 -7 17
end-1 ose	7 10 -19
end-1 oss	-9 -8 15
end-1 ote	26 -10 -21
end-1 oud	-4 -9 13
end-1 oup	-10 12 0
end-1 ous	4 -10 4
end-1 out	8 -2 -7
end-1 ove	-11 -20 24
end-1 own	-4 -5 8
end-1 per	15 -11 -6
end-1 ple	19 -9 -11
end-1 ply	-5 13 -7
end-1 pth	-5 -16 12
end-1 put	1 -17 5
end-1 que	15 -5 -11
end-1 ral	-5 -4 9
end-1 ram	12 19 -39
end-1 ran	11 -4 -8
end-1 rat	-16 26 -14
end-1 rce	1 -10 8
end-1 rch	-5 8 -8
end-1 rcx	6 -3 -2
end-1 red	-4 16 -12
end-1 ree	1 -17 14
end-1 rer	12 -7 -8
end-1 rge	-4 -9 10
end-1 ric	1 -18 7
end-1 ris	5 -2 -3
end-1 rld	-4 -10 13
end-1 rly	-20 8 12
end-1 rol	25 -8 -23
end-1 rry	-25 -14 29
end-1 rse	2 -3 1
end-1 rst	-14 -7 20
end-1 rth	8 -4 -4
end-1 rty	-7 -9 12
end-1 rum	7 -7 -5
end-1 rve	1 -3 2
end-1 sal	-1 -6 6
end-1 sed	4 -12 7
end-1 see	-10 -14 21
end-1 sel	-10 -11 18
end-1 ser	8 -11 -3
end-1 sic	11 -25 3
end-1 sis	31 -11 -26
end-1 sit	2 2 -7
end-1 sly	-30 -27 37
end-1 son	2 -8 5
end-1 sor	-14 -5 16
end-1 sql	11 -25 0
end-1 sue	9 -10 -4
end-1 tal	8 -15 3
end-1 tan	33 -9 -30
end-1 tch	-2 -6 8
end-1 ted	6 -11 3
end-1 tem	8 -9 -2
end-1 ten	-2 -10 10
end-1 ter	3 -9 5
end-1 thm	-14 8 3
end-1 thy	8 -11 -3
end-1 tic	3 -1 -3
end-1 tio	-23 -27 35
end-1 tle	9 -5 -3
end-1 tly	10 -9 -2
end-1 tom	-11 -4 14
end-1 ton	11 -4 -5
end-1 tor	-16 0 13
end-1 try	11 -12 -1
end-1 tus	11 -5 -7
end-1 ual	4 -6 2
end-1 uce	-28 12 6
end-1 uch	25 -7 -23
end-1 uck	-21 -14 30
end-1 uct	-19 -6 21
end-1 ude	-5 25 -23
end-1 ued	12 -9 -4
end-1 ugh	-15 5 8
end-1 uld	10 -5 -5
end-1 ule	-26 -11 34
end-1 ult	-2 17 -22
end-1 uly	5 -3 -2
end-1 ume	14 -10 -6
end-1 und	8 -14 5
end-1 une	18 -8 -12
end-1 unt	-8 -7 14
end-1 ure	12 -4 -9
end-1 use	2 -9 5
end-1 ute	0 -2 -4
end-1 val	17 -15 -10
end-1 ved	3 -9 4
end-1 vel	-3 0 2
end-1 ven	22 -10 -18
end-1 ver	4 -8 4
end-1 vil	-14 -6 16
end-1 wed	24 -4 -21
end-1 wer	8 -5 -4
end-1 wth	6 -7 -1
end-1 xed	-1 -11 10
end-1 xho	10 -12 -6
end-1 yee	5 -11 5
end-1 yer	10 -13 2
end-1 yst	9 -6 -5
end-1 zed	-14 -9 22
left 0	8 -9 0
left 1	4 -8 4
left 2	1 -4 3
length few	-2 -2 4
length lots	3 -1 -1
length many	6 -4 -2
length some	-8 -1 9
mark -	2 -3 1
mark - benefit	2 -3 2
mark - company	7 -4 -3
mark - duty	2 -3 0
mark - heading	8 -4 -4
mark - legal	7 -4 -4
mark - logistics	3 -3 1
mark - noise	7 -3 -4
mark - requirement	0 -3 3
mark credential B	-1 9 -10
mark credential B company	13 -4 -11
mark credential B duty	30 -3 -31
mark credential B heading	13 -6 -6
mark credential B requirement	-17 19 -3
mark credential I	-3 -7 10
mark credential I duty	19 -10 -14
mark credential I heading	27 -5 -21
mark credential I requirement	-15 -8 23
mark degree B	-18 20 -4
mark degree B requirement	-11 13 -4
mark degree I	-4 -5 10
mark degree I requirement	-4 -5 10
mark language B	-25 -2 21
mark language B requirement	-27 5 19
mark skill B	-3 4 -1
mark skill B benefit	13 -6 -7
mark skill B company	6 -1 -6
mark skill B duty	-5 5 1
mark skill B heading	11 -3 -8
mark skill B legal	15 -9 -5
mark skill B logistics	0 2 -3
mark skill B requirement	-7 6 2
mark skill I	-4 -9 12
mark skill I benefit	8 -2 -6
mark skill I company	13 -4 -9
mark skill I duty	-4 -12 14
mark skill I heading	7 -5 -2
mark skill I legal	16 -3 -13
mark skill I logistics	-24 -5 26
mark skill I requirement	-8 -9 16
mark soft B	-6 6 0
mark soft B benefit	8 -6 -2
mark soft B company	10 -2 -8
mark soft B duty	4 -6 1
mark soft B logistics	23 -21 -12
mark soft B requirement	-13 11 2
mark soft I	-5 -9 14
mark soft I duty	-16 -13 22
mark soft I requirement	-6 -9 15
mark tool B	-10 15 -5
mark tool B company	-8 -32 23
mark tool B duty	-1 7 -8
mark tool B heading	10 -1 -20
mark tool B logistics	25 -18 -14
mark tool B requirement	-13 18 -5
mark tool I	-10 -14 21
mark tool I requirement	-8 -14 19
mark+1 $	8 -9 0
mark+1 $ -	10 -10 -1
mark+1 $ credential B	26 -10 -16
mark+1 $ credential I	-12 -7 17
mark+1 $ skill B	1 -6 4
mark+1 $ skill I	4 -9 4
mark+1 $ soft B	-21 1 17
mark+1 $ soft I	8 -8 -2
mark+1 $ tool B	-26 16 3
mark+1 $ tool I	-20 -7 26
mark+1 -	1 -3 2
mark+1 - -	1 -3 2
mark+1 - credential B	-8 9 -5
mark+1 - credential I	-14 -8 21
mark+1 - degree B	-27 23 -3
mark+1 - degree I	-9 -2 10
mark+1 - language B	-22 -8 25
mark+1 - skill B	-4 -1 4
mark+1 - skill I	-8 -8 16
mark+1 - soft B	-5 2 2
mark+1 - soft I	-8 -9 17
mark+1 - tool B	-14 8 5
mark+1 - tool I	8 -15 0
mark+1 credential B	5 2 -6
mark+1 credential B -	-1 7 -4
mark+1 credential B credential B	29 -13 -22
mark+1 credential B credential I	14 -5 -9
mark+1 credential B skill I	15 -3 -12
mark+1 credential I	-1 6 -5
mark+1 credential I credential B	-3 11 -8
mark+1 credential I credential I	5 -8 4
mark+1 degree B	25 -13 -14
mark+1 degree B -	21 -13 -11
mark+1 degree B degree I	24 -15 -21
mark+1 degree I	-5 0 4
mark+1 degree I degree B	-5 5 -3
mark+1 degree I degree I	-7 -8 17
mark+1 language B	-31 21 10
mark+1 language B -	-30 11 18
mark+1 skill B credential B	6 -3 -3
mark+1 skill B skill B	-1 7 -7
mark+1 skill B skill I	15 -14 -4
mark+1 skill B soft B	15 -14 -6
mark+1 skill B soft I	-22 -17 34
mark+1 skill B tool B	8 3 -19
mark+1 skill I	-4 9 -4
mark+1 skill I skill B	-4 10 -6
mark+1 skill I skill I	-5 -5 8
mark+1 soft B	-3 11 -8
mark+1 soft B -	0 11 -11
mark+1 soft B skill B	-34 -12 26
mark+1 soft B skill I	-19 -13 29
mark+1 soft B soft B	-34 23 3
mark+1 soft B soft I	11 -18 -4
mark+1 soft I	-3 4 0
mark+1 soft I soft B	-2 8 -6
mark+1 soft I soft I	-7 -7 15
mark+1 tool B -	5 -8 2
mark+1 tool B skill B	-2 12 -18
mark+1 tool B skill I	-10 -10 16
mark+1 tool B tool B	1 8 -9
mark+1 tool B tool I	-21 -18 29
mark+1 tool I	-4 20 -20
mark+1 tool I tool B	-1 22 -25
mark-1 -	1 -4 2
mark-1 - -	2 -4 2
mark-1 - credential B	-7 8 -4
mark-1 - degree B	-12 12 -3
mark-1 - language B	-22 -13 28
mark-1 - skill B	-5 2 2
mark-1 - soft B	-5 3 1
mark-1 - tool B	-16 10 5
mark-1 ^	6 5 -13
mark-1 ^ -	7 4 -12
mark-1 ^ credential B	-7 16 -10
mark-1 ^ degree B	-24 33 -9
mark-1 ^ skill B	5 10 -18
mark-1 ^ soft B	-13 26 -16
mark-1 ^ tool B	-1 11 -13
mark-1 credential B	-6 -3 11
mark-1 credential B -	-17 -3 20
mark-1 credential B credential B	39 -27 -23
mark-1 credential B credential I	-4 -8 11
mark-1 credential B skill B	16 -9 -7
mark-1 credential I	-4 1 4
mark-1 credential I -	-6 -13 16
mark-1 credential I credential B	10 3 -15
mark-1 credential I credential I	1 -6 5
mark-1 degree B	6 -5 -2
mark-1 degree B -	13 -6 -15
mark-1 degree B degree I	0 -4 4
mark-1 degree I	7 -9 3
mark-1 degree I -	13 -4 -12
mark-1 degree I degree B	22 -37 -1
mark-1 degree I degree I	-12 -6 20
mark-1 language B	-28 -11 32
mark-1 language B -	-36 -10 40
mark-1 skill B	-3 -5 8
mark-1 skill B -	-1 -5 6
mark-1 skill B skill B	-5 3 2
mark-1 skill B skill I	-3 -9 11
mark-1 skill B soft B	-40 -27 44
mark-1 skill B tool B	-18 31 -13
mark-1 skill I	7 -3 -5
mark-1 skill I -	9 -1 -8
mark-1 skill I credential B	17 -6 -11
mark-1 skill I skill B	12 -6 -8
mark-1 skill I skill I	-7 -11 17
mark-1 skill I soft B	-26 11 4
mark-1 skill I tool B	-13 6 10
mark-1 soft B	-2 0 4
mark-1 soft B -	-2 5 -1
mark-1 soft B skill B	15 -16 -5
mark-1 soft B soft B	-4 0 0
mark-1 soft B soft I	-4 -7 12
mark-1 soft I	4 0 -4
mark-1 soft I -	12 -2 -11
mark-1 soft I skill B	-3 21 -29
mark-1 soft I soft B	-19 21 -13
mark-1 soft I soft I	-7 -13 19
mark-1 tool B	0 6 -6
mark-1 tool B -	8 -4 -4
mark-1 tool B skill B	-27 57 -47
mark-1 tool B tool B	-5 16 -15
mark-1 tool B tool I	-7 -14 18
mark-1 tool I	-2 13 -14
mark-1 tool I -	-11 34 -25
mark-1 tool I tool B	18 -25 -7
norm 1	7 5 -13
norm 10	-5 16 -15
norm 100	0 -27 16
norm 11	-3 -15 9
norm 2	-1 6 -12
norm 20	-1 -17 8
norm 21	5 -14 8
norm 3	-4 12 -9
norm 30	16 -35 16
norm 4	2 -15 8
norm 5	-4 12 -11
norm 50	-8 -11 13
norm 6	14 -1 -14
norm 7	-7 16 -17
norm 8	21 1 -23
norm 9	20 -10 -12
norm a	4 -8 4
norm ability	1 18 -21
norm able	21 -7 -16
norm about	3 -6 2
norm above	18 -6 -12
norm access	11 -8 -3
norm accommodation	12 -2 -10
norm accordance	18 -15 -12
norm according	22 -18 -13
norm account	-22 12 6
norm accounting	-28 -18 38
norm accredited	14 -19 0
norm accurate	-13 3 -1
norm accurately	6 0 -6
norm achieve	-1 -20 10
norm acl	3 19 -27
norm acoustic	-20 18 1
norm across	11 -4 -8
norm action	7 -8 -2
norm active	-12 15 -2
norm actively	0 10 -19
norm activity	-7 0 5
norm acute	-3 -11 9
norm add	-2 19 -21
norm additional	29 -19 -12
norm address	4 14 -19
norm administer	-19 36 -35
norm administering	-43 16 5
norm administration	-13 -13 18
norm administrative	-15 8 7
norm admission	21 -14 -11
norm advancement	13 -5 -8
norm advize	-6 11 -19
norm affirmative	-15 -11 20
norm after	7 -7 -5
norm against	-4 -11 13
norm age	-8 -3 8
norm agency	0 -5 3
norm agent	-18 -6 19
norm agile	-24 15 0
norm agreement	-8 -11 16
norm al	0 -17 8
norm algorithm	-7 -19 18
norm all	-4 -8 13
norm along	30 -9 -26
norm also	18 -6 -11
norm amount	-31 -13 37
norm an	7 -1 -5
norm analysis	-17 -15 23
norm analyst	22 -8 -16
norm analytical	8 -35 18
norm analyzing	-13 32 -34
norm and	8 -10 1
norm android	-8 20 -19
norm animal	21 -6 -15
norm annual	-9 -17 14
norm answer	2 8 -20
norm answering	0 10 -24
norm any	-5 -8 9
norm applicable	26 -18 -18
norm applicant	-6 -8 11
norm application	-7 8 0
norm apply	21 -13 -8
norm appraisal	11 -16 4
norm appropriate	14 -23 1
norm appropriately	28 -8 -24
norm approval	-4 -15 9
norm approved	31 -9 -28
norm approximately	20 -7 -16
norm architecture	28 -13 -24
norm are	6 -5 -1
norm area	15 -7 -10
norm around	2 -5 2
norm as	14 -6 -10
norm assess	-4 23 -24
norm assessment	-32 -11 39
norm asset	11 -6 -8
norm assigned	4 -1 -5
norm assist	6 11 -24
norm assistance	-2 -13 6
norm assistant	7 -7 0
norm assisted	21 -22 -4
norm associate	2 -3 0
norm associated	13 -5 -11
norm association	-3 -9 6
norm assurance	-2 -14 10
norm at	8 4 -12
norm attend	38 -20 -23
norm attention	-21 37 -20
norm attitude	0 -13 10
norm audio	-8 0 4
norm automated	2 8 -9
norm automation	-10 43 -46
norm automotive	7 -21 12
norm availability	-8 -12 14
norm available	12 -12 -2
norm award	7 -11 -1
norm b	4 -9 0
norm bachelor	5 12 -23
norm back	2 -13 8
norm background	-8 -10 15
norm balance	14 -13 -10
norm bank	9 -14 2
norm bar	-5 -5 9
norm base	26 -8 -19
norm based	8 -9 0
norm basic	-8 31 -32
norm basis	7 -7 -3
norm bcl	4 18 -40
norm be	9 -7 -3
norm become	18 -6 -14
norm been	5 -3 -3
norm behavior	-6 -9 8
norm being	12 -4 -8
norm benefit	14 -7 -6
norm best	-2 -22 15
norm between	21 -7 -17
norm beverage	-25 -15 33
norm bid	-30 -8 34
norm billing	-27 12 11
norm bls	-20 24 -11
norm board	-15 -12 20
norm bonus	7 -3 -3
norm book	-24 -11 31
norm bookkeeper	20 -17 -6
norm both	-10 3 5
norm brand	3 -7 3
norm break	16 -8 -7
norm bring	9 -3 -7
norm bringing	37 -35 -3
norm broad	22 -10 -16
norm browser	-10 14 -6
norm bs	-30 32 -5
norm budget	14 -27 6
norm budgeting	-36 -13 37
norm build	-11 19 -10
norm building	2 10 -15
norm built	7 -20 7
norm business	-12 3 10
norm but	24 -9 -15
norm by	16 -6 -10
norm c	5 -27 14
norm c++	9 -27 15
norm california	11 -6 -5
norm call	-9 -5 9
norm campaign	9 -8 -5
norm can	-1 -4 5
norm candidate	17 -10 -7
norm capability	-1 -18 13
norm capacity	3 -16 2
norm capital	-8 18 -18
norm care	2 -10 6
norm career	8 -5 -2
norm case	7 12 -18
norm cash	1 8 -10
norm category	24 -7 -19
norm cause	-16 -9 21
norm causing	17 -9 -11
norm center	7 -12 2
norm certification	3 -14 13
norm certified	28 -28 -4
norm chance	14 -8 -9
norm change	-3 6 -3
norm changing	6 -4 -3
norm check	-3 -11 10
norm chef	12 -10 -7
norm civil	-13 -10 17
norm class	-11 -12 15
norm classification	14 -5 -9
norm clean	-4 1 -4
norm client	4 -7 1
norm clinical	-9 14 -15
norm close	18 -24 -1
norm closely	5 -12 0
norm cloud	-29 34 -27
norm cna	1 -17 10
norm co	4 11 -20
norm coach	-20 18 6
norm coaching	3 1 -5
norm code	-17 14 2
norm coder	10 -7 -3
norm cold	-4 13 -18
norm collaborate	-16 31 -24
norm collaboration	13 -19 -6
norm collaborative	18 -12 -9
norm college	-5 -15 10
norm color	10 -7 -3
norm com	7 -3 -3
norm combination	0 -18 10
norm commercial	-10 1 8
norm commission	21 -9 -13
norm commitment	31 -9 -26
norm committed	-3 -7 7
norm common	5 -14 3
norm communicate	-22 8 18
norm communication	4 -16 10
norm community	-2 17 -15
norm companion	6 -4 -3
norm company	15 -7 -8
norm compensation	14 2 -18
norm competency	40 -26 -24
norm competitive	10 -16 7
norm compiler	0 13 -25
norm complete	5 5 -13
norm completed	15 -4 -12
norm completing	29 9 -38
norm completion	-20 7 13
norm complex	16 9 -32
norm compliance	16 18 -38
norm component	9 -13 -5
norm comprehensive	4 8 -18
norm computer	-24 15 2
norm computing	1 -11 7
norm concern	-4 -6 7
norm concerning	41 -22 -36
norm condition	11 -11 -4
norm conduct	-30 41 -32
norm conducting	36 -18 -38
norm conference	1 -24 6
norm connection	6 -3 -3
norm consider	8 -4 -4
norm consideration	12 -5 -7
norm considered	13 -5 -7
norm consistency	-13 -12 16
norm consistent	-3 -16 11
norm construction	-22 9 11
norm consultant	15 -17 -2
norm consulting	35 -11 -31
norm consumer	13 -11 -1
norm contact	0 5 -5
norm continued	4 -25 5
norm continuing	15 -13 -5
norm contract	-11 9 0
norm contractor	-4 -12 12
norm control	-5 -16 15
norm cook	0 13 -24
norm coordinate	-3 8 -7
norm coordinator	13 -6 -10
norm copier	8 -16 -4
norm copy	-5 -19 11
norm core	-5 17 -22
norm corporate	8 -3 -7
norm corporation	5 -2 -3
norm correct	8 -18 -3
norm correspondence	5 18 -30
norm cosmetic	9 -4 -10
norm cost	-24 17 4
norm counseling	-24 -27 38
norm country	13 -5 -8
norm course	-18 -9 20
norm cpr	-15 16 -5
norm create	3 1 -12
norm creating	-23 36 -30
norm credit	-5 9 -6
norm critical	-3 9 -6
norm cross	-26 43 -34
norm culinary	7 -12 5
norm cultural	2 -15 2
norm culture	15 -4 -11
norm current	-6 22 -17
norm currently	15 -17 1
norm customer	-3 -6 8
norm cyber	24 -17 -7
norm d	5 -12 -1
norm daily	-7 -3 6
norm data	-22 21 -5
norm database	4 2 -16
norm date	17 -5 -12
norm day	27 -16 -15
norm debugging	-15 -35 35
norm decision	7 -10 -1
norm degree	-27 14 11
norm deliver	0 20 -18
norm delivering	-2 -37 19
norm delivery	-1 -12 5
norm demand	-5 -11 10
norm demonstrate	36 -13 -26
norm demonstrated	-10 38 -47
norm dental	24 -12 -12
norm department	6 -13 1
norm departmental	6 -13 -3
norm deposit	2 -15 10
norm depth	-11 -11 16
norm describe	9 -5 -3
norm described	4 -1 -3
norm description	14 -12 -3
norm design	-11 9 -2
norm designated	33 -22 -19
norm designer	-9 -11 14
norm desire	-11 2 0
norm desired	16 -22 0
norm detail	-33 27 0
norm determine	-4 17 -28
norm develop	-1 21 -23
norm developer	-2 -10 11
norm developing	0 10 -16
norm development	-1 -13 12
norm developmental	-6 -10 12
norm device	-13 -5 16
norm diagnostic	-2 -20 10
norm diesel	-14 15 -10
norm dietary	-3 -13 10
norm difference	-28 -9 31
norm diploma	-16 -7 21
norm direct	-7 10 -6
norm directed	32 -9 -28
norm direction	-13 -15 24
norm directly	13 -5 -10
norm disability	10 -5 -5
norm disabled	-19 -17 24
norm discharge	14 -8 -11
norm disciplinary	-2 -11 5
norm discipline	-22 -8 25
norm discover	-10 15 -9
norm disease	2 -7 1
norm dispensing	25 -21 -5
norm display	17 -26 -8
norm distributed	-30 -16 40
norm distribution	26 -23 -13
norm district	17 -7 -12
norm diverse	3 -8 5
norm diversity	14 -7 -9
norm division	10 -6 -4
norm do	5 -3 -2
norm document	-16 12 5
norm documentation	-26 40 -14
norm doing	15 -12 -4
norm done	14 -13 -7
norm door	19 -31 -1
norm draw	-12 14 -6
norm drawing	13 -30 -7
norm drive	-26 11 15
norm driven	-7 24 -18
norm driver	-2 7 -9
norm driving	-16 -4 20
norm drug	11 -6 -7
norm due	19 -16 -4
norm during	11 -9 -8
norm duty	2 -12 10
norm dynamic	-8 -10 14
norm e	-14 8 5
norm each	0 -6 5
norm earn	5 -4 -2
norm education	25 -25 -3
norm educational	9 -4 -5
norm eeo	-15 17 -7
norm effective	-8 22 -30
norm effectively	-2 -4 5
norm effectiveness	9 -16 -5
norm efficient	7 -19 1
norm effort	-6 -10 13
norm electrical	-29 32 -17
norm electronic	19 -31 -8
norm eligible	-12 -12 21
norm email	-21 -13 29
norm emergency	4 -12 1
norm employ	11 -3 -8
norm employer	2 -5 3
norm employment	5 0 -7
norm enable	20 -9 -13
norm encourage	8 -4 -5
norm encouraged	18 -5 -16
norm end	-19 -14 25
norm energetic	0 12 -25
norm engineer	11 -7 -3
norm engineering	-3 -14 12
norm enhance	3 -9 2
norm enhancement	-24 -21 28
norm enjoy	-19 -16 23
norm ensure	21 -21 -2
norm ensuring	33 -23 -17
norm enterprize	15 -8 -12
norm entrepreneurial	22 -12 -12
norm environment	-2 -9 11
norm equal	11 -7 -4
norm equipment	-8 7 2
norm equivalent	-36 32 -10
norm essential	23 -16 -8
norm establish	5 13 -28
norm established	-2 -4 2
norm estate	0 -10 5
norm etc	27 -14 -16
norm evaluate	-1 18 -24
norm evaluating	-9 8 1
norm evaluation	-19 -17 26
norm evening	2 -20 6
norm event	-30 -11 35
norm every	9 -3 -7
norm exceed	1 -14 7
norm excel	-10 -17 19
norm excellence	27 -11 -20
norm excellent	-21 32 -16
norm exceptional	-18 28 -21
norm exciting	12 -6 -7
norm execute	-7 -2 2
norm executive	-1 -18 11
norm existing	-3 -21 13
norm expectation	7 -8 -2
norm expense	20 -12 -13
norm experience	-4 -1 5
norm experienced	-1 21 -22
norm expert	23 -7 -19
norm expertize	-4 -16 8
norm exposure	15 -5 -11
norm extensive	-6 -23 16
norm external	31 -8 -24
norm f	5 -2 -2
norm face	-13 1 13
norm facebook	33 -11 -26
norm facilitate	23 9 -26
norm facility	7 -10 0
norm familiar	10 3 -37
norm family	5 -14 5
norm fast	-10 7 -7
norm fax	13 -24 -5
norm fda	-38 36 -10
norm feasibility	6 -21 1
norm feature	-6 7 -1
norm federal	5 -20 9
norm feedback	-2 -21 5
norm field	-13 2 11
norm file	24 -9 -19
norm financial	-5 -17 13
norm find	18 -14 -4
norm firm	-5 -6 10
norm first	-9 10 -5
norm five	-17 15 -7
norm flexible	-20 32 -22
norm flight	10 -4 -5
norm flow	10 -17 1
norm focus	-8 -12 16
norm focused	16 -8 -12
norm follow	0 13 -13
norm following	25 -5 -22
norm food	-1 7 -6
norm for	13 -7 -6
norm forecasting	-44 9 10
norm form	-5 -14 12
norm forward	10 -4 -5
norm fostering	6 -6 -1
norm foundation	16 -8 -12
norm founding	4 -3 -1
norm framework	-17 -26 26
norm free	6 -3 -3
norm from	11 -7 -4
norm front	-3 -17 14
norm full	2 7 -11
norm function	5 -10 2
norm future	27 -11 -21
norm g	4 8 -26
norm ged	-35 31 -12
norm gender	5 -4 -2
norm general	-13 12 -2
norm generation	-11 24 -34
norm genetic	11 -7 -3
norm get	28 -23 -13
norm give	6 -10 3
norm global	3 -18 9
norm go	7 -5 -2
norm goal	7 -8 -1
norm good	-11 21 -15
norm government	-6 -16 17
norm graphic	-12 -32 29
norm green	15 -9 -5
norm grill	2 -9 4
norm ground	-3 -1 0
norm group	13 -12 -6
norm grow	11 -12 -3
norm growing	10 -12 -3
norm growth	16 -8 -9
norm guidance	5 -17 0
norm guideline	-17 -20 21
norm hand	-27 18 1
norm handle	6 3 -19
norm handling	-27 13 10
norm has	5 -7 1
norm have	9 -7 -1
norm health	6 -5 -3
norm healthcare	14 -12 -1
norm heavy	-6 -21 17
norm held	11 -7 -8
norm help	7 -9 1
norm helpful	8 -22 9
norm helping	4 -3 -1
norm her	-17 -12 20
norm here	15 -5 -10
norm high	-5 5 -3
norm highest	22 -12 -11
norm highly	6 -12 5
norm hire	11 1 -13
norm hiring	33 -26 -17
norm his	1 -20 10
norm history	-4 4 -9
norm holiday	-13 -8 18
norm home	11 2 -14
norm hospital	10 4 -17
norm hour	19 -8 -14
norm house	-18 -10 24
norm how	10 -12 -3
norm hr	-6 -2 -1
norm html	-8 16 -16
norm html5	-13 7 8
norm http	5 9 -15
norm human	12 -19 3
norm hydraulic	-17 35 -36
norm i	8 -4 -4
norm ice	12 -18 -7
norm id	-5 -9 13
norm identified	15 -8 -9
norm identify	16 -3 -14
norm identifying	-22 37 -30
norm identity	-23 -8 27
norm if	23 -6 -17
norm image	18 -8 -12
norm immediate	2 -14 3
norm impact	11 -13 -3
norm implement	0 12 -9
norm implementation	-18 -27 36
norm implementing	-24 11 8
norm important	5 -3 -2
norm improve	-11 24 -27
norm improvement	-11 -22 21
norm in	4 -7 4
norm inc	10 -5 -5
norm incentive	14 -5 -9
norm include	26 -10 -14
norm including	37 -21 -17
norm inclusion	17 -7 -12
norm independent	-8 -23 18
norm independently	-3 -5 6
norm individual	15 -12 -4
norm industry	5 1 -7
norm information	5 -13 5
norm infrastructure	2 19 -28
norm ingredient	-3 -10 7
norm initiate	0 7 -21
norm initiative	-26 -19 34
norm innovation	18 -8 -11
norm input	-13 12 -3
norm inspection	-17 11 -4
norm instruction	-11 -8 14
norm insurance	6 19 -29
norm integration	-46 26 -3
norm integrity	6 -54 28
norm interact	-18 32 -41
norm interest	-1 22 -39
norm interested	12 -8 -4
norm internal	10 -18 -2
norm internet	3 7 -12
norm interpersonal	-17 2 9
norm interview	2 5 -8
norm interviewing	31 -27 -20
norm into	-7 -4 11
norm inventory	4 6 -8
norm investigation	-26 -25 32
norm invoice	6 -29 9
norm is	8 -6 -2
norm iso	-21 24 -12
norm issue	17 -14 -12
norm it	6 -7 1
norm item	10 -12 -4
norm its	6 -3 -4
norm java	-5 -12 17
norm javascript	-4 -7 6
norm job	13 -11 -2
norm join	10 -7 -2
norm jquery	-12 11 1
norm js	4 -17 11
norm junior	15 -5 -10
norm just	12 -3 -10
norm k	13 -3 -10
norm keep	-14 20 -15
norm key	3 3 -10
norm kitchen	-4 3 -5
norm know	25 -20 -5
norm knowledge	8 -8 -3
norm known	11 -5 -6
norm labor	-21 -10 27
norm language	-2 -9 10
norm large	-18 -1 11
norm largest	14 -6 -8
norm launch	-1 -11 4
norm law	1 12 -14
norm lawn	-15 16 -12
norm layout	-40 -9 41
norm lead	-6 -13 14
norm leader	14 -4 -10
norm leadership	-21 11 -1
norm leading	-1 16 -22
norm learn	-12 2 6
norm learning	1 -15 3
norm least	-2 -15 13
norm legal	9 -11 -2
norm lending	-25 -21 32
norm level	13 -13 -2
norm liaison	-21 20 -2
norm library	-7 -14 11
norm license	-6 -5 14
norm licensed	-9 -5 10
norm life	11 -8 -3
norm lift	-18 27 -25
norm lifting	-7 -3 8
norm like	17 -4 -13
norm limit	19 -12 -13
norm limited	3 -9 4
norm line	-2 -7 6
norm link	12 -5 -8
norm linkedin	24 -15 -12
norm list	2 -7 2
norm listed	8 -3 -5
norm live	14 -6 -9
norm living	7 -8 0
norm ll	10 -5 -4
norm loan	-11 3 3
norm local	3 -16 12
norm located	10 -5 -5
norm location	11 -6 -7
norm log	2 -3 1
norm long	2 -14 7
norm look	15 -25 -1
norm looking	10 -4 -6
norm lot	32 -9 -27
norm lpn	15 -23 2
norm m	6 -11 -1
norm machine	7 -25 8
norm made	12 -9 -4
norm mail	-9 -16 15
norm maintain	2 -4 -1
norm maintaining	-11 21 -22
norm maintenance	-15 -2 12
norm make	-6 20 -19
norm making	-18 17 -2
norm manage	-37 24 15
norm management	-3 -1 4
norm manager	12 -4 -7
norm managing	-46 24 9
norm manner	-10 -9 12
norm manual	-18 10 8
norm manufacturing	-18 7 5
norm many	14 -9 -6
norm marital	7 -6 -1
norm market	10 -6 -4
norm marketing	-10 -17 20
norm master	-17 31 -27
norm match	11 -4 -7
norm matching	7 4 -20
norm material	11 4 -17
norm math	32 -26 -8
norm matlab	10 -5 -1
norm maximize	1 4 -16
norm may	19 -13 -7
norm measure	-11 -13 17
norm meat	-28 -18 33
norm mechanic	23 -6 -16
norm mechanical	-21 25 -16
norm media	5 -3 -3
norm medical	0 -9 7
norm medication	-13 17 -2
norm meet	-3 12 -7
norm meeting	-27 -6 29
norm member	-13 8 4
norm memory	12 -2 -26
norm mentor	-25 35 -29
norm menu	6 -18 -1
norm merchandize	-10 -24 19
norm met	32 -11 -23
norm method	-25 -16 30
norm microsoft	7 11 -20
norm minimum	-13 23 -12
norm minority	9 -6 -3
norm mission	11 -9 -6
norm mm	1 -5 4
norm mobile	0 3 -4
norm model	11 -13 -7
norm module	11 -10 -5
norm monitor	-17 37 -35
norm monitoring	-34 23 2
norm month	-3 -13 12
norm monthly	-27 41 -36
norm more	11 -8 -3
norm most	17 -8 -10
norm motivated	-31 7 8
norm ms	-14 12 -7
norm much	13 -8 -5
norm multi	-11 11 -4
norm multiple	7 -18 5
norm must	-4 13 -10
norm mvc	-24 12 8
norm my	11 -8 -3
norm mysql	3 -9 7
norm national	5 -8 2
norm nature	25 -12 -14
norm necessary	21 -15 -14
norm need	20 -10 -9
norm needed	2 -9 3
norm negotiation	-50 32 3
norm network	-18 27 -24
norm networking	0 -28 9
norm new	-6 -4 7
norm next	11 -5 -6
norm night	7 -13 -1
norm no	14 -6 -7
norm non	-6 -12 13
norm north	5 -2 -3
norm not	11 -9 -3
norm note	2 -16 10
norm now	19 -11 -10
norm number	7 -5 -2
norm nurse	8 -10 2
norm nursing	-5 -11 13
norm object	-10 30 -29
norm objective	6 -14 2
norm obtain	-4 -2 -5
norm of	2 -10 8
norm off	-4 -13 13
norm offer	6 -4 -1
norm offering	6 -4 -2
norm office	-2 -6 8
norm officer	27 -9 -21
norm on	-3 -2 5
norm once	10 -5 -6
norm ongoing	-9 19 -26
norm online	-15 -7 18
norm only	15 -6 -10
norm open	13 -15 0
norm opening	20 -6 -15
norm operate	9 -8 -6
norm operating	-5 1 2
norm operation	-1 -11 8
norm opportunity	9 -5 -4
norm or	11 -11 -1
norm oral	-11 -20 29
norm order	4 -12 4
norm ordering	8 12 -25
norm organizational	-27 15 6
norm orientation	6 -5 -1
norm oriented	-9 -11 16
norm origin	8 -3 -4
norm other	12 -10 -4
norm our	3 -6 2
norm out	-13 21 -16
norm outgoing	30 -34 -16
norm outlook	-33 5 13
norm outside	-1 -14 11
norm outstanding	-19 12 -3
norm over	-3 -7 8
norm overall	2 14 -23
norm oversee	-40 44 -15
norm own	0 11 -17
norm owner	-11 -23 17
norm p	5 16 -21
norm paced	-2 -5 8
norm package	21 -7 -15
norm page	-20 -14 24
norm paid	15 -11 -4
norm part	9 -11 0
norm participate	20 -7 -25
norm partner	-2 4 -4
norm partnership	16 -8 -9
norm party	23 -6 -19
norm pass	-13 5 4
norm passion	-5 21 -26
norm passionate	20 -17 -4
norm path	-5 -9 8
norm patient	-4 -6 9
norm pay	13 -9 -4
norm payable	-32 -14 37
norm payment	22 -29 -10
norm payroll	-30 26 -14
norm pe	-12 -16 19
norm people	21 -9 -13
norm per	18 -4 -16
norm perform	19 4 -26
norm performance	10 -17 4
norm performed	7 -8 -1
norm performing	-15 12 1
norm period	-4 -7 8
norm perl	-2 15 -15
norm permanent	11 -6 -5
norm person	20 -13 -11
norm personal	-12 -17 21
norm personalized	-5 -19 14
norm personnel	8 -7 -1
norm pest	9 -29 -2
norm pharmaceutical	21 -13 -13
norm phase	20 -12 -17
norm phone	1 -17 9
norm php	-2 -5 0
norm physical	30 -19 -14
norm physician	2 -13 6
norm place	14 -7 -7
norm placement	25 -5 -22
norm plan	-10 -3 12
norm planning	5 -17 4
norm plant	0 -18 6
norm platform	11 -19 3
norm player	-6 -6 9
norm please	9 -4 -5
norm plus	4 -10 4
norm point	-18 -16 28
norm policy	7 -14 3
norm population	-24 -7 26
norm portfolio	-17 24 -9
norm position	14 -12 -1
norm positioning	-50 19 22
norm positive	-8 8 -13
norm possess	36 -28 -13
norm possible	24 -13 -19
norm post	-17 -25 28
norm poster	19 -3 -16
norm potential	6 -11 6
norm pound	0 -9 3
norm power	5 16 -20
norm practical	-7 -21 21
norm practice	-2 -10 8
norm practitioner	2 -4 1
norm pre	6 -14 4
norm preconstruction	1 2 -13
norm preferred	0 -10 11
norm prep	5 -9 -1
norm preparation	-12 -16 23
norm prepare	-15 35 -32
norm preparing	1 5 -12
norm present	-20 5 18
norm presentation	-19 7 7
norm pressure	0 -8 2
norm prevention	-24 -20 30
norm previous	-1 -4 2
norm pricing	-12 -6 8
norm primary	25 -17 -7
norm prior	-1 20 -30
norm prioritize	-25 -11 23
norm private	14 -9 -6
norm problem	-3 6 -1
norm procedure	4 -13 5
norm process	-13 13 1
norm processing	-8 -18 19
norm produce	16 -3 -27
norm product	6 -10 3
norm production	-8 -15 19
norm professional	11 -16 1
norm proficient	-13 28 -29
norm profile	31 -14 -24
norm profit	-6 -10 9
norm profitable	17 -8 -14
norm program	8 -11 0
norm programmer	6 -4 -2
norm programming	-15 1 16
norm progress	2 -11 7
norm project	8 -12 1
norm promote	40 -26 -25
norm promoting	28 -13 -23
norm promotion	23 -11 -14
norm promotional	-6 3 -7
norm proper	-16 27 -13
norm property	-8 -11 12
norm prospect	-3 6 -12
norm protected	7 -4 -4
norm protocol	-14 -11 19
norm proven	3 7 -18
norm provide	8 5 -13
norm provided	11 -7 -6
norm provider	-8 -8 13
norm providing	9 9 -23
norm public	-17 -29 30
norm purchase	-19 -31 36
norm purpose	17 -7 -12
norm python	-17 8 0
norm qualification	36 -19 -18
norm qualified	5 -7 0
norm quality	0 -7 3
norm question	-16 -9 22
norm quickly	-1 -9 7
norm race	6 -4 -2
norm range	-12 0 8
norm rate	-29 -18 34
norm re	-15 4 7
norm reach	22 -24 -10
norm read	-15 26 -29
norm reading	1 -24 15
norm real	-7 10 -6
norm reason	12 -5 -7
norm reasonable	23 -21 -3
norm receive	0 3 -6
norm received	-7 -8 10
norm receiving	13 -8 -10
norm recipe	4 -21 3
norm recognize	-18 28 -24
norm recognized	14 -7 -7
norm recommending	-4 32 -41
norm record	-30 15 18
norm recording	10 -10 -7
norm recruiter	13 -6 -8
norm referral	-9 -16 17
norm referring	-8 -6 12
norm regard	13 -3 -9
norm regarding	2 -24 6
norm regional	30 -25 -8
norm registered	13 -3 -10
norm registration	14 -24 -7
norm regular	7 -13 2
norm regulated	-18 -14 23
norm regulation	-1 -1 -3
norm reimbursement	6 -4 -2
norm related	-9 0 9
norm relation	13 -10 -10
norm relationship	-11 -16 22
norm relevant	-16 9 0
norm religion	8 -5 -3
norm relocation	10 -5 -5
norm remote	4 -8 2
norm rep	-17 -11 19
norm repair	-2 -12 7
norm report	1 -6 4
norm reporting	22 -34 4
norm represent	12 -8 -5
norm representative	8 -6 -2
norm request	-19 6 14
norm require	31 -16 -16
norm required	-7 -8 14
norm requirement	25 -13 -13
norm research	8 4 -18
norm resident	3 -14 8
norm residential	32 -7 -26
norm resolution	-15 -17 20
norm resource	9 -9 -2
norm respect	28 -10 -24
norm respond	-7 32 -27
norm response	-4 -19 12
norm responsibility	31 -14 -18
norm responsible	10 -6 -6
norm restaurant	5 -3 -2
norm result	22 -8 -17
norm resume	14 -5 -8
norm retail	19 -20 -3
norm retain	30 -23 -17
norm retirement	13 -8 -6
norm review	-6 9 -6
norm right	9 -5 -4
norm risk	-20 -2 12
norm rn	-12 -3 12
norm role	12 -7 -5
norm room	-2 -13 6
norm rt	8 -3 -5
norm s	8 -13 1
norm safe	-11 27 -41
norm safely	-34 14 20
norm safety	-21 13 6
norm salary	16 -6 -10
norm sale	4 -14 9
norm satisfaction	30 -9 -28
norm saving	15 -10 -10
norm scale	14 -5 -9
norm schedule	-13 -6 13
norm scheduling	-19 27 -14
norm school	0 -8 8
norm science	23 -19 -19
norm scope	-6 11 -3
norm screening	26 -9 -22
norm script	-51 29 18
norm scripting	-7 -36 20
norm scrum	-45 1 30
norm se	13 -9 -4
norm search	9 -4 -6
norm sector	-7 20 -30
norm security	-5 13 -10
norm see	13 -11 -3
norm seeking	16 -9 -9
norm select	-6 -22 17
norm self	-11 0 0
norm sell	-29 7 16
norm selling	-7 -9 10
norm send	6 -4 -2
norm senior	17 -14 -3
norm serve	16 -12 -6
norm server	6 -19 1
norm service	4 -8 5
norm serviced	14 -7 -11
norm serving	24 -10 -18
norm set	-4 3 -2
norm setting	-10 -19 16
norm sexual	16 -11 -6
norm share	16 -6 -10
norm sharing	-13 22 -28
norm sheet	-21 -10 24
norm shift	12 -6 -8
norm shoe	-14 -12 22
norm shop	-16 -16 22
norm should	11 -4 -7
norm shrink	-5 21 -22
norm side	-3 -24 10
norm sign	7 -15 2
norm significant	9 -18 -2
norm simple	7 -3 -4
norm simulation	7 -10 3
norm simulink	11 -22 11
norm since	4 -2 -2
norm site	-7 -7 10
norm situation	-23 -10 27
norm six	-14 10 3
norm size	-8 -14 12
norm skill	-7 -9 17
norm skilled	25 -20 -9
norm smart	25 -21 -12
norm so	5 -7 0
norm social	-14 19 -11
norm software	-24 10 14
norm solid	15 -11 -11
norm solution	-4 -11 12
norm solving	1 -14 7
norm some	-12 19 -15
norm source	-12 -13 18
norm spanish	-22 -8 25
norm special	-21 9 5
norm specialty	-1 -11 10
norm specific	7 -25 6
norm specification	-8 3 4
norm speech	-15 18 -13
norm sql	-22 -8 20
norm sr	15 -21 4
norm staff	1 -13 9
norm staffing	0 -15 9
norm standard	-5 2 1
norm start	18 -7 -11
norm starter	-28 -4 31
norm state	-6 -3 6
norm statement	3 -5 2
norm statistical	-11 0 5
norm status	12 -5 -7
norm step	0 -12 7
norm storage	-11 -20 17
norm store	5 -14 4
norm strategic	-23 11 6
norm strategy	1 -11 3
norm strong	-16 31 -15
norm structural	6 -14 4
norm structure	5 -8 -1
norm sub	2 -15 5
norm subcontractor	-10 -29 24
norm subject	18 -12 -7
norm submit	-3 -6 8
norm submittal	-9 -23 14
norm success	9 -13 -2
norm successful	5 -12 4
norm successfully	13 -12 -6
norm such	9 -12 -1
norm suite	0 -9 4
norm summary	23 -11 -12
norm superintendent	-7 -19 14
norm supervision	-15 13 1
norm supervisor	7 -10 -1
norm supervize	-13 22 -21
norm supplier	5 -9 3
norm supply	9 2 -13
norm support	9 -14 3
norm system	-4 -7 8
norm table	21 -7 -16
norm take	-9 12 -6
norm taking	26 -22 -11
norm talent	9 -4 -5
norm talented	24 -13 -18
norm target	3 -10 5
norm task	14 -10 -7
norm teaching	15 6 -24
norm team	3 -8 5
norm teamwork	-22 11 8
norm technical	-15 11 2
norm technician	18 -8 -13
norm technique	0 -15 7
norm technology	-5 -11 15
norm telephone	-10 8 -4
norm temperature	-4 -11 9
norm temporary	10 -12 1
norm term	2 -7 2
norm territory	-5 -16 17
norm test	6 -15 6
norm testing	-13 -10 22
norm texa	-2 -5 7
norm than	11 -4 -7
norm that	9 -5 -4
norm the	7 -9 1
norm their	5 -5 -1
norm them	-9 -14 12
norm then	-4 -11 11
norm there	11 -6 -5
norm these	11 -6 -5
norm they	11 -7 -4
norm thing	12 -6 -9
norm think	13 -25 8
norm this	13 -7 -7
norm thorough	-25 34 -16
norm those	11 -3 -8
norm three	5 -3 -4
norm through	5 -1 -6
norm throughout	17 -2 -15
norm time	13 -6 -7
norm timely	-38 25 13
norm title	11 -7 -4
norm to	8 -9 0
norm today	22 -8 -14
norm tool	-2 -24 14
norm top	11 -7 -4
norm total	11 -5 -6
norm track	18 18 -40
norm tracking	-7 -22 15
norm train	5 -13 5
norm training	-1 -16 17
norm transaction	-19 19 0
norm travel	-6 10 -8
norm treatment	-17 -21 27
norm trend	7 -7 -4
norm troubleshooting	-9 7 2
norm truck	-18 -16 28
norm truly	5 -3 -2
norm tuition	4 -8 4
norm twitter	20 -10 -11
norm two	-3 -4 7
norm tx	16 -10 -6
norm type	-24 -20 29
norm ui	-35 20 12
norm under	-2 -17 16
norm understand	-10 -31 26
norm understanding	-3 27 -32
norm underwriter	16 -13 -4
norm underwriting	-2 -15 9
norm union	4 -11 1
norm unique	15 -4 -10
norm unit	-7 -23 23
norm united	2 -10 6
norm up	-10 -9 16
norm update	11 -20 -7
norm upgrade	-5 -10 8
norm upon	6 -8 -2
norm ups	11 -25 7
norm us	11 -6 -5
norm use	15 -3 -15
norm used	4 -16 7
norm user	13 -17 -5
norm using	-5 -5 5
norm utilize	-3 11 -13
norm v	10 -6 -4
norm vacation	17 -6 -11
norm valid	-34 18 8
norm validation	12 -8 -8
norm value	6 -7 0
norm variety	20 -19 -12
norm various	-3 -17 14
norm vehicle	-14 -8 14
norm vendor	-2 -18 11
norm verbal	3 -3 0
norm verification	-37 -16 42
norm very	-7 15 -16
norm veteran	10 -6 -5
norm veterinary	-17 1 15
norm via	29 -4 -27
norm view	8 -5 -3
norm vision	23 -13 -12
norm visit	9 -12 1
norm volume	3 -10 0
norm walk	-28 14 9
norm want	12 -8 -3
norm was	9 -4 -5
norm way	20 -7 -16
norm we	8 -5 -3
norm web	-11 8 0
norm website	-3 -15 15
norm weekend	5 -15 4
norm weekly	-14 23 -20
norm well	15 -7 -8
norm wet	2 -10 6
norm what	14 -10 -3
norm when	26 -9 -20
norm where	19 -7 -13
norm whether	11 -7 -4
norm which	13 -4 -9
norm while	13 -12 -2
norm who	17 -4 -13
norm why	17 -13 -3
norm will	12 -7 -6
norm willing	-29 36 -21
norm window	-22 13 -2
norm winning	22 -16 -12
norm wireless	11 -5 -7
norm with	7 -10 3
norm within	14 -9 -7
norm without	15 -5 -11
norm women	11 -3 -7
norm word	-17 11 3
norm work	2 3 -5
norm worker	25 -22 -18
norm workforce	7 -4 -3
norm working	0 -7 5
norm workplace	9 -4 -5
norm world	-3 -10 12
norm worldwide	6 -3 -3
norm would	6 -3 -3
norm write	-5 25 -18
norm writing	-20 13 -1
norm written	2 -13 5
norm xml	8 15 -40
norm year	8 -17 7
norm you	10 -5 -5
norm your	8 1 -8
part A	6 -3 -3
part A benefit	3 -2 -1
part A company	4 -3 -2
part A duty	11 -7 -5
part A heading	4 -2 -2
part A legal	4 -3 -2
part A logistics	7 -3 -4
part A requirement	6 -2 -3
part C	8 -10 1
part C benefit	6 -2 -4
part C company	-1 -3 3
part C duty	7 -10 3
part C legal	6 -2 -5
part C logistics	6 -2 -5
part C requirement	13 -12 -1
part D	0 -4 4
part D benefit	11 -4 -8
part D company	9 -6 -3
part D heading	16 -7 -12
part D legal	6 -3 -4
part D logistics	9 -4 -5
part D requirement	-4 -4 8
part G	-2 6 -3
part G benefit	-7 -9 13
part G company	11 -9 -3
part G duty	-9 14 -5
part G heading	-12 -10 21
part G legal	14 -12 -2
part G logistics	0 14 -18
part G requirement	5 0 -4
part I	7 -9 1
part I benefit	12 -4 -9
part I duty	12 -10 -4
part I legal	4 -2 -3
part I logistics	-19 -4 22
part I requirement	8 -9 1
part J benefit	11 -7 -5
part J company	4 -4 0
part J heading	2 5 -6
part J legal	9 -5 -4
part J logistics	-2 -2 3
part J noise	6 -4 -3
part J requirement	-3 5 -3
part M benefit	10 -6 -5
part M company	8 -5 -3
part M duty	8 0 -9
part M heading	9 -5 -4
part M logistics	11 -7 -5
part M noise	7 -4 -4
part M requirement	-10 8 2
part N benefit	5 -5 0
part N company	9 -4 -5
part N duty	-3 -1 5
part N heading	11 -6 -5
part N legal	9 -4 -5
part N logistics	8 -6 -3
part N noise	7 -3 -4
part N requirement	-4 0 4
part O	13 -2 -11
part O duty	17 0 -20
part O logistics	6 -3 -3
part O requirement	15 -6 -9
part P	6 -7 1
part P benefit	-9 -3 12
part P company	6 -2 -4
part P duty	14 -8 -6
part P heading	8 -3 -4
part P legal	5 -2 -3
part P noise	3 -2 -1
part P requirement	2 -9 7
part R benefit	13 -4 -7
part R duty	6 1 -6
part R heading	10 -7 -3
part R legal	4 -2 -2
part R logistics	10 -5 -5
part T	5 -6 0
part T benefit	-1 -4 4
part T company	6 -3 -3
part T duty	12 -12 -2
part T heading	6 -3 -3
part T legal	6 -2 -3
part T logistics	7 -3 -3
part T noise	6 -2 -4
part T requirement	3 -5 3
part V	-1 3 -2
part V benefit	5 2 -7
part V company	8 -3 -4
part V duty	-3 7 -3
part V heading	19 -11 -11
part V legal	9 -6 -5
part V logistics	-1 -9 11
part V requirement	-4 4 0
part+1 A A	6 2 -8
part+1 A D	4 -6 2
part+1 A G	10 1 -10
part+1 A I	23 -8 -17
part+1 A J	7 -5 -3
part+1 A M	-11 -8 15
part+1 A N	4 -8 2
part+1 A P	17 -4 -11
part+1 A R	9 -4 -5
part+1 A T	6 -5 -1
part+1 A V	11 -5 -7
part+1 C $	10 -10 -3
part+1 C A	13 -5 -8
part+1 C C	-2 -4 4
part+1 C D	7 -7 1
part+1 C G	19 -12 -9
part+1 C I	23 -4 -20
part+1 C J	3 -10 7
part+1 C M	43 -9 -37
part+1 C N	8 -11 2
part+1 C P	17 -10 -10
part+1 C R	14 -8 -8
part+1 C T	15 -5 -10
part+1 C V	4 -9 5
part+1 D $	17 -11 -7
part+1 D C	-25 3 17
part+1 D D	-18 4 4
part+1 D G	5 -16 8
part+1 D I	3 -1 -2
part+1 D J	9 -12 3
part+1 D M	-1 -13 15
part+1 D N	-9 4 5
part+1 D P	6 -7 1
part+1 D R	19 -9 -13
part+1 D T	6 -9 1
part+1 D V	10 -11 -3
part+1 G $	-7 0 4
part+1 G C	-20 10 10
part+1 G D	18 -1 -31
part+1 G G	5 13 -21
part+1 G I	16 -7 -11
part+1 G J	-6 14 -8
part+1 G M	21 -1 -23
part+1 G P	2 6 -9
part+1 G R	3 17 -27
part+1 G T	0 5 -5
part+1 G V	10 -25 8
part+1 I $	-19 -8 22
part+1 I A	8 -2 -6
part+1 I C	25 -20 -20
part+1 I D	8 -11 -5
part+1 I G	13 -5 -9
part+1 I J	11 -8 -5
part+1 I M	-11 -7 16
part+1 I N	5 -8 3
part+1 I R	22 -5 -17
part+1 I T	-4 -6 9
part+1 I V	8 -9 0
part+1 J $	-1 6 -6
part+1 J A	13 -7 -6
part+1 J C	-6 2 4
part+1 J D	-12 3 7
part+1 J G	-10 23 -16
part+1 J I	9 -6 -3
part+1 J J	-4 11 -7
part+1 J M	-5 18 -13
part+1 J O	11 -4 -8
part+1 J P	9 -3 -6
part+1 J T	15 -5 -11
part+1 J V	3 3 -7
part+1 M $	29 -18 -10
part+1 M A	6 -3 -3
part+1 M C	-35 26 10
part+1 M D	7 -6 -2
part+1 M I	-30 33 3
part+1 M J	5 21 -26
part+1 M M	1 6 -7
part+1 M N	-6 4 2
part+1 M P	12 -10 -2
part+1 M R	31 -14 -20
part+1 M T	-9 -12 13
part+1 M V	-11 15 -7
part+1 N $	7 -9 1
part+1 N C	-9 1 9
part+1 N D	-4 -2 7
part+1 N G	-9 -3 11
part+1 N I	-4 -1 6
part+1 N J	-5 5 0
part+1 N M	-4 -6 10
part+1 N O	-2 -9 10
part+1 N P	-4 0 4
part+1 N R	-7 -2 10
part+1 N T	4 -2 -2
part+1 N V	6 -4 -2
part+1 O $	28 -6 -23
part+1 O N	3 4 -11
part+1 O V	9 -4 -5
part+1 P $	18 -6 -13
part+1 P C	16 -7 -11
part+1 P D	12 -6 -8
part+1 P G	11 -10 -1
part+1 P I	-12 -11 18
part+1 P J	4 -9 4
part+1 P M	9 -7 -3
part+1 P N	6 -6 2
part+1 P R	-7 9 -3
part+1 P T	7 -7 -1
part+1 P V	5 -10 1
part+1 R $	5 -9 4
part+1 R A	-4 13 -13
part+1 R C	-11 14 -2
part+1 R D	5 2 -10
part+1 R G	6 -8 0
part+1 R I	10 -8 -3
part+1 R J	4 2 -6
part+1 R M	-10 -12 20
part+1 R N	-12 7 4
part+1 R P	-1 -14 13
part+1 R R	20 -8 -13
part+1 R T	5 -8 2
part+1 R V	7 11 -17
part+1 T $	12 -7 -5
part+1 T A	6 -6 -1
part+1 T C	-22 1 22
part+1 T D	-6 -9 15
part+1 T G	14 1 -14
part+1 T I	19 -3 -17
part+1 T J	9 -3 -5
part+1 T M	16 -3 -12
part+1 T N	6 -7 1
part+1 T O	12 -6 -9
part+1 T P	-2 -7 8
part+1 T R	2 -5 3
part+1 T T	7 -5 -2
part+1 T V	5 -7 1
part+1 V $	9 -14 5
part+1 V A	-22 4 21
part+1 V C	-13 21 -9
part+1 V D	-16 16 -3
part+1 V G	7 -7 0
part+1 V I	0 -4 3
part+1 V J	2 4 -6
part+1 V M	-16 -28 32
part+1 V N	-3 6 -3
part+1 V R	-6 -2 7
part+1 V T	9 1 -10
part+1 V V	-18 14 3
part-1 A A	7 -8 0
part-1 A A D	5 -5 -2
part-1 A A G	25 -9 -16
part-1 A A J	10 -6 -4
part-1 A A N	28 -9 -19
part-1 A A P	14 -6 -7
part-1 A A R	-12 -12 16
part-1 A A T	12 -4 -9
part-1 A A V	-1 -5 6
part-1 A D	-2 -3 4
part-1 A D $	23 -9 -14
part-1 A D C	-21 18 1
part-1 A D D	16 -6 -11
part-1 A D I	7 4 -10
part-1 A D N	6 -4 -2
part-1 A D P	-17 -6 23
part-1 A D R	8 -8 -1
part-1 A D T	10 -5 -6
part-1 A G	-3 12 -9
part-1 A G C	-21 8 7
part-1 A G I	4 7 -19
part-1 A G N	-6 15 -17
part-1 A G P	11 -5 -7
part-1 A G T	12 -9 -3
part-1 A I	28 -8 -22
part-1 A I V	28 -8 -22
part-1 A J	3 0 -3
part-1 A J $	-2 -17 9
part-1 A J I	9 0 -10
part-1 A J J	-17 -25 25
part-1 A J N	-6 -17 16
part-1 A J P	8 4 -12
part-1 A J T	7 -4 -2
part-1 A M	-19 10 10
part-1 A N	-4 14 -12
part-1 A N N	-3 9 -13
part-1 A N P	-3 11 -14
part-1 A P	9 1 -10
part-1 A P N	18 -7 -12
part-1 A P T	15 -6 -9
part-1 A R	4 -1 -4
part-1 A R A	8 -5 -3
part-1 A R D	6 -18 6
part-1 A R G	11 -5 -5
part-1 A R J	-7 18 -19
part-1 A R R	3 -2 -1
part-1 A R T	14 -6 -10
part-1 A R V	0 -10 9
part-1 A T	8 -6 -3
part-1 A T C	-3 -15 8
part-1 A T G	8 -3 -5
part-1 A T J	11 -6 -5
part-1 A T N	12 -5 -7
part-1 A T R	12 -3 -9
part-1 A T T	6 -3 -3
part-1 A T V	-22 -9 25
part-1 A V	7 2 -9
part-1 A V $	4 -16 2
part-1 A V C	-20 31 -34
part-1 A V G	-4 -21 14
part-1 A V I	10 -6 -4
part-1 A V J	23 -13 -11
part-1 A V N	-4 18 -15
part-1 A V P	11 -4 -7
part-1 A V R	19 -10 -13
part-1 A V T	11 -6 -5
part-1 C A	7 -7 0
part-1 C A D	16 -6 -11
part-1 C A J	-8 -15 16
part-1 C A R	7 -2 -5
part-1 C A T	25 -5 -20
part-1 C A V	-5 -6 10
part-1 C C	0 -10 9
part-1 C C J	-6 -9 12
part-1 C C N	-10 -11 18
part-1 C D	-5 2 1
part-1 C D $	22 13 -42
part-1 C D G	7 -14 4
part-1 C D N	-23 -4 24
part-1 C D P	28 -8 -22
part-1 C D V	9 -5 -4
part-1 C G	-13 17 -6
part-1 C G $	-12 43 -63
part-1 C G J	-11 -41 38
part-1 C G N	-1 8 -10
part-1 C G P	-34 29 5
part-1 C G T	-1 20 -28
part-1 C I	24 -9 -17
part-1 C I V	24 -9 -17
part-1 C J	-2 -1 3
part-1 C J $	9 -15 1
part-1 C J D	0 12 -18
part-1 C J G	-6 8 -11
part-1 C J J	4 9 -14
part-1 C J N	-4 -3 8
part-1 C J V	-2 1 -6
part-1 C M	-28 37 -13
part-1 C M M	-10 26 -31
part-1 C M N	-25 43 -29
part-1 C N	-8 6 1
part-1 C N $	-1 -8 7
part-1 C N A	-22 2 20
part-1 C N C	-6 7 -5
part-1 C N D	-27 -12 31
part-1 C N G	-21 -18 31
part-1 C N I	1 7 -5
part-1 C N J	-14 39 -22
part-1 C N M	-2 -6 -1
part-1 C N N	-6 15 -9
part-1 C N P	-7 2 5
part-1 C N R	-7 2 3
part-1 C N T	19 -14 -6
part-1 C N V	9 -21 6
part-1 C P	-3 1 0
part-1 C P G	-4 -14 10
part-1 C P N	-6 16 -12
part-1 C P T	17 -5 -12
part-1 C R D	22 -14 -15
part-1 C R J	-1 -9 8
part-1 C R P	1 -14 7
part-1 C R V	9 27 -42
part-1 C T	6 -3 -4
part-1 C T A	-28 -5 29
part-1 C T D	5 -18 9
part-1 C T J	-5 10 -6
part-1 C T N	25 -8 -18
part-1 C T R	-18 -7 21
part-1 C V	-7 0 7
part-1 C V $	16 -31 -2
part-1 C V D	-13 23 -13
part-1 C V G	23 -23 -13
part-1 C V I	-15 3 10
part-1 C V J	-2 -20 14
part-1 C V N	-14 5 7
part-1 C V P	0 -16 12
part-1 C V T	11 -13 -4
part-1 C V V	-27 26 -5
part-1 D C	4 -11 6
part-1 D C D	27 -11 -24
part-1 D C J	-23 -10 30
part-1 D C M	38 -18 -34
part-1 D C N	-2 -11 6
part-1 D C V	1 -8 2
part-1 D D	12 -15 -3
part-1 D D P	11 -3 -9
part-1 D G	0 -18 11
part-1 D G N	-3 -20 14
part-1 D I	3 -6 2
part-1 D I A	5 -2 -3
part-1 D I G	10 -5 -5
part-1 D I N	-5 -16 9
part-1 D I T	10 -3 -7
part-1 D I V	1 -5 3
part-1 D J	10 1 -12
part-1 D J N	5 3 -10
part-1 D M	17 6 -29
part-1 D M $	36 -25 -14
part-1 D M N	-14 37 -38
part-1 D N	-3 -5 8
part-1 D N $	-3 -7 7
part-1 D N A	17 -6 -12
part-1 D N C	-3 -4 8
part-1 D N D	1 12 -12
part-1 D N I	-10 -5 14
part-1 D N J	-7 -17 20
part-1 D N M	-3 -7 5
part-1 D N N	3 -9 6
part-1 D N P	-13 -2 16
part-1 D N T	6 -8 1
part-1 D N V	30 -6 -29
part-1 D P	8 -6 -3
part-1 D P D	14 -4 -11
part-1 D P G	3 -10 1
part-1 D P J	10 -11 -6
part-1 D P M	6 -2 -4
part-1 D P N	2 -5 4
part-1 D P T	17 -4 -13
part-1 D R	4 7 -12
part-1 D R A	4 -2 -2
part-1 D R I	7 -3 -3
part-1 D T	6 -10 3
part-1 D T J	-15 -10 18
part-1 D T N	16 -12 -5
part-1 D V	-30 23 6
part-1 D V N	-18 26 -14
part-1 G C	16 -12 -6
part-1 G C C	46 -9 -45
part-1 G C G	-4 -13 13
part-1 G C J	12 -12 -7
part-1 G C N	16 -15 -6
part-1 G C R	4 -1 -3
part-1 G C T	29 -10 -28
part-1 G C V	18 -2 -18
part-1 G D	1 3 -7
part-1 G D N	-4 7 -7
part-1 G G	10 -28 14
part-1 G G C	-8 -34 29
part-1 G G G	19 -19 -12
part-1 G G N	2 -22 13
part-1 G I	7 -7 -1
part-1 G I T	14 -3 -12
part-1 G I V	-7 -7 12
part-1 G J	-6 -4 10
part-1 G J C	35 -36 -24
part-1 G J G	6 -4 -6
part-1 G J J	-20 28 -12
part-1 G J N	-3 -8 10
part-1 G M	-7 7 -6
part-1 G M P	15 -4 -11
part-1 G N	-4 -2 5
part-1 G N $	1 -13 8
part-1 G N A	-1 -4 2
part-1 G N C	1 2 -7
part-1 G N D	8 0 -12
part-1 G N G	-9 -9 9
part-1 G N I	-13 -11 21
part-1 G N J	2 -20 8
part-1 G N M	0 -3 3
part-1 G N P	-18 6 8
part-1 G N R	-38 -10 43
part-1 G N V	13 -8 -8
part-1 G P	-2 -5 7
part-1 G P D	-1 -9 4
part-1 G P J	2 -5 3
part-1 G P M	14 -3 -12
part-1 G P N	-1 -4 3
part-1 G P P	-15 -10 18
part-1 G P T	2 -8 4
part-1 G R	3 -11 4
part-1 G R P	-9 -17 16
part-1 G T	1 -6 5
part-1 G T J	5 1 -6
part-1 G T N	3 -9 5
part-1 G T R	5 -2 -3
part-1 G V	-2 16 -16
part-1 G V N	-6 17 -14
part-1 G V P	-9 -19 16
part-1 I A	8 -4 -4
part-1 I A D	8 -4 -5
part-1 I A J	10 -5 -5
part-1 I A T	9 -3 -6
part-1 I C	6 22 -25
part-1 I D	-22 24 -7
part-1 I G	9 5 -13
part-1 I G J	-7 11 -14
part-1 I G N	2 12 -17
part-1 I G T	10 -4 -6
part-1 I J	-9 15 -8
part-1 I J N	-6 1 3
part-1 I M	-7 -15 18
part-1 I M N	-8 -17 19
part-1 I N	9 -14 3
part-1 I N C	11 -8 -4
part-1 I N N	8 -19 6
part-1 I N P	19 -9 -13
part-1 I R	5 11 -23
part-1 I R T	14 -7 -8
part-1 I R V	-8 21 -25
part-1 I T	-5 -7 11
part-1 I T D	8 -3 -5
part-1 I T G	6 -3 -3
part-1 I T J	25 -5 -22
part-1 I T N	-9 -8 15
part-1 I V	-4 6 -2
part-1 I V $	13 -14 -4
part-1 I V C	-3 21 -22
part-1 I V D	8 -15 4
part-1 I V G	26 -15 -12
part-1 I V I	1 -20 9
part-1 I V J	-12 38 -28
part-1 I V N	-3 -2 4
part-1 I V P	-15 7 7
part-1 I V R	0 8 -9
part-1 I V T	13 -2 -12
part-1 I V V	-39 35 -1
part-1 J A	10 -5 -5
part-1 J A A	10 -7 -3
part-1 J A T	9 -4 -4
part-1 J C	0 -10 9
part-1 J C D	-7 -9 13
part-1 J C G	14 -3 -13
part-1 J C J	-2 -7 8
part-1 J C N	5 -18 6
part-1 J C V	-4 -9 7
part-1 J D	-12 -13 24
part-1 J D C	-14 -20 25
part-1 J D N	10 -9 -2
part-1 J D P	-21 -3 22
part-1 J G	-1 -15 16
part-1 J G $	-3 -7 9
part-1 J G C	-13 -16 24
part-1 J G J	-13 -8 17
part-1 J G N	1 -17 14
part-1 J I	11 -8 -3
part-1 J I G	19 -6 -14
part-1 J I N	15 -2 -14
part-1 J I T	-7 -7 10
part-1 J I V	6 -9 2
part-1 J J	-2 -6 8
part-1 J J C	-11 3 6
part-1 J J D	-1 -7 7
part-1 J J G	-7 15 -16
part-1 J J I	15 -5 -11
part-1 J J J	10 -20 8
part-1 J J N	1 -10 8
part-1 J M	4 -16 12
part-1 J M $	16 -9 -7
part-1 J M N	0 -15 14
part-1 J N	2 -9 7
part-1 J N $	10 -10 -1
part-1 J N A	-2 -7 9
part-1 J N C	-9 -3 12
part-1 J N D	14 -12 -3
part-1 J N G	-2 -13 12
part-1 J N I	-22 -8 30
part-1 J N J	0 -3 2
part-1 J N M	4 -6 2
part-1 J N N	4 -10 6
part-1 J N O	10 -5 -4
part-1 J N P	-1 -8 9
part-1 J N R	-7 -6 12
part-1 J N T	11 -6 -5
part-1 J N V	5 -11 4
part-1 J O	5 -3 -2
part-1 J O V	5 -3 -2
part-1 J P	10 -7 -2
part-1 J P G	28 -6 -22
part-1 J P J	6 -11 3
part-1 J P M	5 -8 0
part-1 J P N	3 -10 5
part-1 J P R	18 -6 -12
part-1 J P T	9 -4 -5
part-1 J R	1 -11 8
part-1 J T	13 -5 -8
part-1 J T A	4 -2 -2
part-1 J T J	14 -5 -8
part-1 J T N	17 -7 -12
part-1 J V	2 -3 0
part-1 J V $	24 -4 -21
part-1 J V C	6 -22 2
part-1 J V J	3 -2 -1
part-1 J V N	-20 6 12
part-1 J V P	7 -13 1
part-1 M A	6 -2 -4
part-1 M C	6 -11 1
part-1 M C J	-29 -20 34
part-1 M C M	26 -5 -24
part-1 M C N	11 -12 -5
part-1 M D	8 -5 -3
part-1 M D N	8 -5 -3
part-1 M I	-26 -12 31
part-1 M I M	-24 -13 27
part-1 M J	-5 10 -8
part-1 M J N	12 -8 -8
part-1 M M	3 -8 4
part-1 M M $	21 7 -26
part-1 M M C	-15 -12 20
part-1 M M M	16 -7 -8
part-1 M M N	-6 -13 16
part-1 M M P	8 -3 -5
part-1 M M T	10 -7 -8
part-1 M N	-4 -7 11
part-1 M N $	3 -12 4
part-1 M N A	-25 -6 27
part-1 M N C	-11 -7 14
part-1 M N D	-12 -6 15
part-1 M N G	-10 7 3
part-1 M N J	-14 -11 24
part-1 M N M	-1 -13 7
part-1 M N N	0 -4 3
part-1 M N P	1 -11 8
part-1 M N R	-12 -4 14
part-1 M N V	1 -3 3
part-1 M P	12 -5 -7
part-1 M P N	18 -4 -14
part-1 M P T	12 -5 -8
part-1 M R	29 -10 -21
part-1 M T	9 -3 -7
part-1 M T N	10 -4 -9
part-1 M V	-4 -19 13
part-1 N A	6 -2 -4
part-1 N A A	0 11 -10
part-1 N A D	0 -7 7
part-1 N A G	9 -4 -5
part-1 N A I	4 -2 -2
part-1 N A J	4 4 -9
part-1 N A M	11 -6 -7
part-1 N A N	14 -5 -8
part-1 N A P	19 -5 -16
part-1 N A R	23 -12 -13
part-1 N A T	-1 -5 7
part-1 N A V	22 -5 -16
part-1 N C	11 -10 -1
part-1 N C A	15 -4 -12
part-1 N C C	-2 -8 9
part-1 N C D	8 -6 -2
part-1 N C G	31 -11 -23
part-1 N C I	22 -4 -20
part-1 N C J	7 -11 3
part-1 N C M	30 -8 -25
part-1 N C N	9 -10 1
part-1 N C P	20 -12 -13
part-1 N C R	12 -9 -6
part-1 N C T	11 -5 -7
part-1 N C V	10 -8 -2
part-1 N D	4 -4 1
part-1 N D $	13 -8 -5
part-1 N D C	-9 -21 22
part-1 N D G	28 -7 -27
part-1 N D I	19 -5 -15
part-1 N D J	-20 -11 25
part-1 N D N	-15 5 10
part-1 N D P	18 -7 -12
part-1 N D R	22 -10 -19
part-1 N D V	29 -16 -22
part-1 N G	4 3 -7
part-1 N G $	9 -31 3
part-1 N G C	-23 0 24
part-1 N G D	7 10 -31
part-1 N G G	13 9 -25
part-1 N G I	14 -16 -6
part-1 N G J	3 11 -15
part-1 N G N	2 6 -9
part-1 N G P	18 -10 -12
part-1 N G T	4 -15 8
part-1 N G V	-2 -7 6
part-1 N I	8 -9 0
part-1 N I A	17 -3 -14
part-1 N I G	10 -2 -8
part-1 N I J	-1 -7 5
part-1 N I N	9 -7 -2
part-1 N I R	19 -4 -15
part-1 N I T	-11 -7 16
part-1 N I V	11 -10 -3
part-1 N J $	8 6 -14
part-1 N J C	-11 -19 19
part-1 N J G	-11 8 -3
part-1 N J I	14 -10 -8
part-1 N J J	2 2 -4
part-1 N J O	11 -4 -8
part-1 N J P	12 -12 -1
part-1 N J T	23 -11 -19
part-1 N J V	34 8 -32
part-1 N M	5 0 -6
part-1 N M $	30 -20 -11
part-1 N M A	6 -4 -3
part-1 N M C	-25 21 -5
part-1 N M J	2 19 -21
part-1 N M M	-2 15 -11
part-1 N M N	6 0 -10
part-1 N M P	0 -7 6
part-1 N N	-1 -1 3
part-1 N N $	3 -8 5
part-1 N N A	3 -5 2
part-1 N N C	-9 -1 10
part-1 N N D	-12 -6 17
part-1 N N G	-16 4 11
part-1 N N I	-9 -3 11
part-1 N N J	-6 4 2
part-1 N N M	-12 -3 14
part-1 N N N	4 -2 -2
part-1 N N O	-8 -11 14
part-1 N N P	-6 0 6
part-1 N N R	3 -11 5
part-1 N N T	0 3 -2
part-1 N N V	-4 0 3
part-1 N O	17 -5 -11
part-1 N O $	28 -6 -23
part-1 N O N	16 -13 -6
part-1 N O V	7 -3 -4
part-1 N P	7 -8 1
part-1 N P $	13 -6 -8
part-1 N P C	25 -7 -22
part-1 N P D	5 -5 -4
part-1 N P G	13 -10 -4
part-1 N P J	4 -8 3
part-1 N P M	8 -7 -3
part-1 N P N	7 -8 1
part-1 N P P	19 -11 -11
part-1 N P R	-3 -12 7
part-1 N P T	6 -7 1
part-1 N P V	2 -10 3
part-1 N R	11 -7 -4
part-1 N R $	0 -10 8
part-1 N R C	35 -22 -26
part-1 N R D	15 5 -22
part-1 N R G	-9 -11 14
part-1 N R I	23 -5 -20
part-1 N R J	13 -4 -8
part-1 N R N	23 3 -36
part-1 N R P	-4 -21 15
part-1 N R R	14 -7 -8
part-1 N R T	0 -9 5
part-1 N R V	11 -6 -5
part-1 N T	3 -2 0
part-1 N T $	15 -8 -8
part-1 N T A	6 -5 -2
part-1 N T C	-23 -22 38
part-1 N T D	-8 -20 22
part-1 N T G	8 -3 -5
part-1 N T J	0 9 -5
part-1 N T M	23 -6 -21
part-1 N T N	12 -3 -10
part-1 N T P	-6 -8 12
part-1 N T R	-10 -4 12
part-1 N T T	-4 -6 8
part-1 N T V	0 -5 4
part-1 N V	-3 6 -3
part-1 N V $	-15 -11 23
part-1 N V C	-19 13 2
part-1 N V D	-35 22 7
part-1 N V G	9 -10 0
part-1 N V I	5 -9 1
part-1 N V J	3 1 -5
part-1 N V N	5 3 -7
part-1 N V P	8 -13 2
part-1 N V T	8 13 -24
part-1 N V V	-14 21 -12
part-1 O N	-18 22 -8
part-1 O N N	-5 1 0
part-1 O V	11 -5 -6
part-1 O V G	8 -3 -5
part-1 O V P	12 -8 -4
part-1 O V R	11 -5 -6
part-1 O V T	9 -4 -5
part-1 P C	18 -10 -11
part-1 P C V	8 -12 -3
part-1 P D $	12 -17 0
part-1 P D C	-36 36 -10
part-1 P D N	-4 8 -6
part-1 P D P	11 -8 -6
part-1 P G	-8 12 -4
part-1 P G C	-24 48 -43
part-1 P G G	-3 20 -38
part-1 P G I	-2 17 -31
part-1 P G J	6 7 -21
part-1 P G N	-6 -6 9
part-1 P G P	21 -22 -1
part-1 P G R	-15 34 -35
part-1 P G T	-8 6 1
part-1 P I	-12 -7 16
part-1 P I M	-3 -6 6
part-1 P J	-5 3 1
part-1 P J $	23 -18 -16
part-1 P J C	-37 1 21
part-1 P J G	-13 2 5
part-1 P J I	30 -12 -25
part-1 P J J	-4 0 3
part-1 P J N	-4 3 0
part-1 P M $	21 -7 -14
part-1 P M C	-7 -3 7
part-1 P M M	3 -27 19
part-1 P M N	-6 5 -1
part-1 P M P	26 -15 -16
part-1 P M V	1 -21 9
part-1 P N	-3 1 2
part-1 P N $	11 -13 0
part-1 P N A	-20 -19 31
part-1 P N C	-9 -5 15
part-1 P N D	17 1 -20
part-1 P N G	-20 4 11
part-1 P N I	21 -8 -13
part-1 P N J	-8 2 4
part-1 P N M	-7 -18 18
part-1 P N N	-7 9 -2
part-1 P N O	20 -8 -12
part-1 P N P	0 -4 4
part-1 P N R	11 13 -25
part-1 P N T	22 -7 -15
part-1 P N V	19 -11 -9
part-1 P P	-6 1 5
part-1 P P M	17 -7 -13
part-1 P P N	13 -13 -4
part-1 P P T	5 -6 0
part-1 P R	-5 -3 8
part-1 P R G	30 -10 -21
part-1 P R J	0 -16 10
part-1 P R M	8 -14 4
part-1 P R P	3 -11 7
part-1 P T	6 -8 2
part-1 P T $	16 -5 -11
part-1 P T A	9 -3 -6
part-1 P T D	-8 -10 16
part-1 P T G	17 8 -28
part-1 P T J	9 -8 -1
part-1 P T M	0 -2 3
part-1 P T N	3 -10 5
part-1 P T P	5 -5 0
part-1 P T R	12 -10 -6
part-1 P T T	10 -3 -7
part-1 P T V	30 -6 -26
part-1 P V	6 -13 2
part-1 P V N	16 -18 -6
part-1 P V P	11 -2 -9
part-1 R A	0 -8 7
part-1 R A J	12 -5 -7
part-1 R A N	-15 -18 21
part-1 R A V	5 -3 -2
part-1 R C	-3 -10 10
part-1 R C N	-20 -12 23
part-1 R C P	2 -9 3
part-1 R C R	24 -7 -22
part-1 R C V	-25 -11 28
part-1 R D	8 -8 0
part-1 R D $	18 -8 -13
part-1 R D I	-11 -11 15
part-1 R D N	-4 -10 13
part-1 R D P	31 -5 -27
part-1 R G	-1 11 -10
part-1 R G N	9 -3 -12
part-1 R G T	2 9 -14
part-1 R I	12 -7 -8
part-1 R I A	3 -2 -1
part-1 R I T	7 -2 -5
part-1 R I V	16 -9 -12
part-1 R J	5 -8 3
part-1 R J $	21 -6 -16
part-1 R J A	6 -3 -3
part-1 R J C	6 -11 5
part-1 R J N	3 -10 5
part-1 R J P	-1 -5 5
part-1 R M	-5 2 -3
part-1 R M N	-10 3 -1
part-1 R N	-18 -1 20
part-1 R N C	-17 16 3
part-1 R N N	-5 -17 16
part-1 R N P	15 -7 -12
part-1 R P	10 -9 -4
part-1 R P D	38 -4 -36
part-1 R P G	-7 -7 12
part-1 R P J	16 -7 -9
part-1 R P N	1 -9 6
part-1 R P T	7 -8 -1
part-1 R R	14 -9 -7
part-1 R R P	24 -5 -20
part-1 R R T	4 -3 -2
part-1 R T	6 -6 -1
part-1 R T A	6 -2 -3
part-1 R T J	9 -2 -7
part-1 R T N	-7 -7 13
part-1 R V	4 -3 -2
part-1 R V C	17 -10 -11
part-1 R V I	15 -4 -11
part-1 R V J	5 -18 3
part-1 R V N	0 -2 -6
part-1 R V P	-8 3 3
part-1 R V T	6 -8 1
part-1 T A	7 -6 -3
part-1 T A A	10 -4 -5
part-1 T A D	16 -5 -10
part-1 T A G	7 -3 -4
part-1 T A J	7 -9 -1
part-1 T A N	-9 -11 16
part-1 T A R	5 -2 -3
part-1 T A T	8 -3 -4
part-1 T A V	10 -5 -6
part-1 T C	-15 -10 22
part-1 T C $	-16 -10 22
part-1 T C N	-4 -11 12
part-1 T D	0 -7 9
part-1 T D G	-10 -9 13
part-1 T D I	3 -2 -2
part-1 T D J	-5 -18 15
part-1 T D M	10 -5 -4
part-1 T D N	-1 -6 8
part-1 T D P	-15 -9 20
part-1 T D T	14 -5 -9
part-1 T G	12 -2 -10
part-1 T G C	24 -10 -18
part-1 T G I	8 -3 -6
part-1 T G J	27 -14 -18
part-1 T G N	11 -9 -2
part-1 T G P	-18 23 -17
part-1 T I	14 -3 -12
part-1 T I V	16 -3 -13
part-1 T J	3 2 -5
part-1 T J $	-7 -14 16
part-1 T J A	10 -4 -6
part-1 T J C	-18 3 10
part-1 T J D	0 -15 10
part-1 T J G	1 16 -20
part-1 T J I	7 -4 -3
part-1 T J J	5 4 -12
part-1 T J M	4 12 -15
part-1 T J N	6 -1 -5
part-1 T J P	-14 23 -14
part-1 T J T	5 -3 -2
part-1 T J V	-11 8 2
part-1 T M	3 -1 -2
part-1 T M N	-8 3 2
part-1 T N $	18 -9 -8
part-1 T N A	7 6 -13
part-1 T N C	-16 8 8
part-1 T N D	0 2 -3
part-1 T N G	13 -14 -3
part-1 T N I	2 4 -6
part-1 T N J	3 11 -14
part-1 T N M	12 -6 -9
part-1 T N N	2 -4 2
part-1 T N O	19 -8 -13
part-1 T N P	-3 7 -4
part-1 T N R	12 -15 1
part-1 T N T	7 -7 -2
part-1 T N V	16 -9 -8
part-1 T O	23 -19 -9
part-1 T O N	23 -19 -9
part-1 T P	-1 -6 6
part-1 T P N	-10 -10 18
part-1 T P T	6 -3 -3
part-1 T R	-3 4 -3
part-1 T R $	26 -7 -21
part-1 T R A	5 -3 -2
part-1 T R D	-27 18 -6
part-1 T R J	14 -7 -6
part-1 T R M	-14 -9 17
part-1 T R V	12 -6 -6
part-1 T T	8 -5 -3
part-1 T T A	12 -5 -7
part-1 T T J	12 -3 -9
part-1 T T N	7 -6 -1
part-1 T T V	5 -3 -3
part-1 T V	3 -7 4
part-1 T V $	-4 -9 11
part-1 T V A	10 -4 -7
part-1 T V C	18 -6 -14
part-1 T V D	19 -9 -13
part-1 T V I	5 -4 0
part-1 T V J	4 -9 3
part-1 T V N	9 -10 2
part-1 T V P	20 -7 -13
part-1 T V T	-2 -5 6
part-1 T V V	-11 -12 16
part-1 V A	-11 10 -4
part-1 V C	-3 -10 12
part-1 V C A	14 -4 -10
part-1 V C C	-14 -9 16
part-1 V C D	-22 -11 26
part-1 V C J	7 -7 -2
part-1 V C N	8 -12 0
part-1 V C R	-16 -10 20
part-1 V C V	-13 -11 21
part-1 V D	-9 -13 19
part-1 V D N	3 -14 6
part-1 V D P	5 -9 -2
part-1 V G	-11 10 0
part-1 V G M	11 -4 -7
part-1 V G N	3 2 -8
part-1 V G P	-23 5 12
part-1 V I	0 -9 8
part-1 V I A	6 -2 -4
part-1 V I J	10 -10 -6
part-1 V I N	-9 -8 16
part-1 V I T	8 -3 -5
part-1 V I V	-8 -10 15
part-1 V J	-5 4 1
part-1 V J $	-3 10 -10
part-1 V J C	0 -16 8
part-1 V J G	-15 35 -38
part-1 V J J	1 3 -5
part-1 V J N	-11 5 6
part-1 V J P	12 -3 -9
part-1 V J V	18 -8 -14
part-1 V M	-20 5 8
part-1 V M P	-11 -17 15
part-1 V N	-4 -2 6
part-1 V N $	4 -10 2
part-1 V N A	3 -9 3
part-1 V N C	3 3 -5
part-1 V N D	-28 -11 31
part-1 V N G	-15 5 6
part-1 V N I	-11 -16 22
part-1 V N J	-22 -2 22
part-1 V N N	-7 -2 10
part-1 V N R	-18 -25 23
part-1 V N T	-3 14 -15
part-1 V N V	0 -12 8
part-1 V P	6 -8 1
part-1 V P $	18 -6 -16
part-1 V P C	-5 -8 10
part-1 V P D	8 -6 -5
part-1 V P G	-8 -12 15
part-1 V P J	14 -10 -7
part-1 V P M	12 -8 -8
part-1 V P N	0 -11 9
part-1 V P P	6 -7 -2
part-1 V P T	6 -6 -1
part-1 V R	-20 2 18
part-1 V R $	11 -9 -3
part-1 V R C	-30 -13 34
part-1 V R I	9 -9 -2
part-1 V R J	-10 18 -16
part-1 V R P	-21 -9 28
part-1 V T	9 -9 -1
part-1 V T $	15 -4 -11
part-1 V T A	8 -4 -4
part-1 V T D	-18 -8 21
part-1 V T G	6 -2 -4
part-1 V T I	18 -3 -16
part-1 V T J	15 -11 -6
part-1 V T N	9 -8 -1
part-1 V T P	13 -3 -9
part-1 V T R	7 -4 -3
part-1 V T T	5 -2 -3
part-1 V T V	-2 -8 5
part-1 V V	-6 -15 17
part-1 V V C	7 -40 14
part-1 V V N	22 -22 -6
part-1 V V P	-18 41 -49
part-1 V V R	-14 -25 22
part-1 V V T	13 -4 -9
part-1 ^ A	7 0 -8
part-1 ^ A A	9 -5 -6
part-1 ^ A R	-7 13 -17
part-1 ^ A T	10 -7 -2
part-1 ^ A V	9 -3 -9
part-1 ^ C	27 -18 -11
part-1 ^ D	10 2 -13
part-1 ^ D $	31 -25 -11
part-1 ^ D J	14 -7 -11
part-1 ^ D N	-7 18 -18
part-1 ^ D P	23 -17 -6
part-1 ^ G	-4 18 -16
part-1 ^ G C	-21 31 -17
part-1 ^ G J	-21 28 -12
part-1 ^ G N	-3 16 -18
part-1 ^ G P	-10 16 -18
part-1 ^ G T	5 1 -10
part-1 ^ I	12 -9 -7
part-1 ^ I V	12 -9 -7
part-1 ^ J	5 6 -12
part-1 ^ J $	-4 15 -18
part-1 ^ J A	24 -20 -5
part-1 ^ J C	3 3 -14
part-1 ^ J D	-2 14 -18
part-1 ^ J G	-25 30 -14
part-1 ^ J J	-6 16 -14
part-1 ^ J M	-30 37 -15
part-1 ^ J N	7 3 -10
part-1 ^ J P	25 -17 -10
part-1 ^ J T	5 3 -7
part-1 ^ M	-2 13 -13
part-1 ^ M $	41 -34 -7
part-1 ^ M N	-9 18 -14
part-1 ^ N	8 6 -15
part-1 ^ N $	7 9 -17
part-1 ^ N A	12 -6 -5
part-1 ^ N C	9 6 -24
part-1 ^ N D	15 2 -27
part-1 ^ N G	12 -1 -20
part-1 ^ N I	11 -2 -11
part-1 ^ N J	0 13 -17
part-1 ^ N M	23 -16 -10
part-1 ^ N N	6 7 -13
part-1 ^ N P	6 13 -21
part-1 ^ N R	-1 9 -13
part-1 ^ N T	1 2 -3
part-1 ^ N V	17 -9 -11
part-1 ^ O	10 -7 -3
part-1 ^ O V	10 -7 -3
part-1 ^ P	6 1 -7
part-1 ^ P J	13 -9 -4
part-1 ^ P M	21 -16 -8
part-1 ^ P N	3 4 -10
part-1 ^ P P	-12 17 -9
part-1 ^ P R	-22 32 -13
part-1 ^ P T	11 -8 -3
part-1 ^ R	8 1 -12
part-1 ^ R J	11 -8 -3
part-1 ^ R N	-5 11 -13
part-1 ^ R P	19 -15 -5
part-1 ^ R T	16 -9 -7
part-1 ^ R V	6 -1 -10
part-1 ^ T	9 -3 -6
part-1 ^ T A	11 -8 -4
part-1 ^ T D	8 3 -17
part-1 ^ T J	9 -2 -9
part-1 ^ T N	10 -4 -6
part-1 ^ T R	9 -6 -3
part-1 ^ T T	12 -9 -4
part-1 ^ T V	10 -6 -3
part-1 ^ V	4 8 -12
part-1 ^ V $	31 -21 -9
part-1 ^ V A	-24 26 -17
part-1 ^ V C	-9 17 -15
part-1 ^ V I	7 1 -12
part-1 ^ V J	14 -5 -14
part-1 ^ V N	-3 16 -12
part-1 ^ V P	1 7 -13
part-1 ^ V R	6 0 -10
part-1 ^ V T	8 0 -10
part-1 ^ V V	36 -33 -7
part-2 A A D	10 -8 -4
part-2 A A G	-14 27 -27
part-2 A A J	14 -7 -9
part-2 A A N	-28 40 -36
part-2 A A P	-13 19 -12
part-2 A A R	8 -26 7
part-2 A A T	24 -10 -13
part-2 A D C	-4 -9 8
part-2 A D D	13 -6 -8
part-2 A D I	5 -6 -1
part-2 A D N	9 -4 -5
part-2 A D P	1 -6 4
part-2 A D R	2 -9 5
part-2 A D T	11 -4 -7
part-2 A G C	-23 -6 26
part-2 A G I	2 -6 2
part-2 A G N	11 -22 3
part-2 A G P	12 -3 -10
part-2 A G T	15 -5 -11
part-2 A I V	19 -1 -30
part-2 A J I	18 -10 -9
part-2 A J J	36 -14 -34
part-2 A J N	15 -25 2
part-2 A J P	10 -7 -3
part-2 A J T	9 -4 -6
part-2 A N N	5 -24 14
part-2 A N P	-6 -4 9
part-2 A P N	26 -14 -17
part-2 A P T	22 -7 -17
part-2 A R A	10 -4 -6
part-2 A R D	7 -9 0
part-2 A R G	18 -11 -8
part-2 A R I	3 -2 -1
part-2 A R J	-1 -9 7
part-2 A R R	4 -2 -2
part-2 A R T	19 -6 -16
part-2 A R V	17 -21 2
part-2 A T C	-4 -10 9
part-2 A T G	8 -4 -4
part-2 A T J	13 -1 -12
part-2 A T N	-2 16 -15
part-2 A T R	-13 22 -8
part-2 A T T	13 -8 -5
part-2 A T V	-21 -12 24
part-2 A V C	-17 -9 20
part-2 A V G	-29 23 1
part-2 A V I	12 -4 -8
part-2 A V J	-1 22 -26
part-2 A V N	16 -20 0
part-2 A V P	14 -9 -7
part-2 A V R	-1 14 -21
part-2 A V T	15 -5 -9
part-2 C A D	-21 29 -19
part-2 C A J	-20 9 6
part-2 C A R	10 -6 -5
part-2 C A T	39 -18 -27
part-2 C A V	1 -12 7
part-2 C C J	6 -28 8
part-2 C C N	-24 6 14
part-2 C D G	6 -6 -2
part-2 C D N	-22 -8 30
part-2 C D P	28 -5 -24
part-2 C D V	15 -9 -8
part-2 C G J	-6 -18 16
part-2 C G N	-5 -11 10
part-2 C G P	-37 -14 42
part-2 C G T	-11 10 -1
part-2 C I V	-13 29 -29
part-2 C J D	0 -8 3
part-2 C J G	1 -16 8
part-2 C J J	12 5 -18
part-2 C J N	-9 -4 14
part-2 C J V	-24 17 4
part-2 C M M	-8 -23 18
part-2 C M N	-25 -11 31
part-2 C N A	11 8 -21
part-2 C N C	38 -10 -31
part-2 C N D	-1 -7 7
part-2 C N G	20 -7 -21
part-2 C N I	4 -9 1
part-2 C N J	1 -4 2
part-2 C N M	-1 9 -15
part-2 C N N	-9 -2 10
part-2 C N P	8 -9 0
part-2 C N R	40 -12 -32
part-2 C N T	8 -8 -1
part-2 C N V	4 -2 -3
part-2 C P G	-1 -30 15
part-2 C P N	5 -23 5
part-2 C P T	24 -9 -18
part-2 C R D	18 -8 -14
part-2 C R J	-3 -6 8
part-2 C R P	19 -4 -14
part-2 C R V	13 -20 -4
part-2 C T A	9 -3 -7
part-2 C T D	0 -9 8
part-2 C T J	-6 -3 8
part-2 C T N	0 23 -25
part-2 C T R	-7 -24 19
part-2 C V D	-23 -20 29
part-2 C V G	-15 16 -6
part-2 C V I	-13 -15 18
part-2 C V J	-16 8 6
part-2 C V N	-13 -5 16
part-2 C V P	33 -11 -27
part-2 C V T	9 -13 0
part-2 C V V	-21 -12 26
part-2 D C D	-16 38 -23
part-2 D C J	-21 -26 39
part-2 D C M	-14 30 -25
part-2 D C N	-6 0 0
part-2 D C V	14 -24 -5
part-2 D D P	9 -3 -6
part-2 D G N	4 -23 9
part-2 D I A	7 -3 -3
part-2 D I G	-6 10 -12
part-2 D I N	8 -31 4
part-2 D I T	8 -4 -5
part-2 D I V	6 -9 2
part-2 D J N	4 -9 4
part-2 D M N	-1 -12 9
part-2 D N A	14 -4 -11
part-2 D N C	13 -11 -5
part-2 D N D	-8 11 -3
part-2 D N I	11 -3 -10
part-2 D N J	36 -40 -8
part-2 D N M	31 -14 -26
part-2 D N N	10 -12 1
part-2 D N P	-11 -6 16
part-2 D N T	14 -7 -10
part-2 D N V	25 -13 -21
part-2 D P D	24 -11 -13
part-2 D P G	6 -23 5
part-2 D P J	4 6 -12
part-2 D P M	10 -5 -5
part-2 D P N	12 -10 -4
part-2 D P T	18 -4 -14
part-2 D R A	4 -2 -2
part-2 D R I	4 -2 -2
part-2 D T J	-13 -12 16
part-2 D T N	18 -6 -12
part-2 D V N	-10 -24 26
part-2 G C C	45 -12 -43
part-2 G C G	-6 -16 16
part-2 G C J	-1 6 -6
part-2 G C N	-7 7 -2
part-2 G C R	5 -2 -2
part-2 G C T	-22 29 -23
part-2 G C V	20 -5 -18
part-2 G D N	3 -14 3
part-2 G G C	9 -15 -2
part-2 G G G	22 -26 -10
part-2 G G N	-3 -7 6
part-2 G I T	16 -6 -13
part-2 G I V	-4 -13 13
part-2 G J C	26 -13 -21
part-2 G J G	11 -10 -3
part-2 G J J	-13 3 3
part-2 G J N	-4 -10 14
part-2 G M P	4 -2 -2
part-2 G N A	12 -3 -10
part-2 G N C	31 -11 -23
part-2 G N D	16 -8 -9
part-2 G N G	-13 10 2
part-2 G N I	-10 -5 13
part-2 G N J	-5 -4 8
part-2 G N M	20 -12 -12
part-2 G N N	-6 3 1
part-2 G N P	11 -10 -2
part-2 G N R	5 -11 0
part-2 G N V	12 -14 -3
part-2 G P D	-38 26 8
part-2 G P J	13 -13 0
part-2 G P M	17 -9 -10
part-2 G P N	-12 -1 9
part-2 G P P	-18 -10 21
part-2 G P T	4 -10 3
part-2 G R P	-16 -8 19
part-2 G T J	-9 10 -2
part-2 G T N	2 -5 3
part-2 G T R	9 -6 -3
part-2 G V N	-13 -14 20
part-2 G V P	28 -4 -26
part-2 I A D	13 -5 -9
part-2 I A J	13 -7 -6
part-2 I A T	11 -3 -8
part-2 I G J	0 -19 6
part-2 I G N	10 -13 -3
part-2 I G T	10 -3 -7
part-2 I J N	-8 -5 12
part-2 I M N	-16 -8 21
part-2 I N C	7 -3 -4
part-2 I N N	12 -13 -2
part-2 I N P	12 -6 -9
part-2 I R T	16 -3 -12
part-2 I R V	-14 5 7
part-2 I T D	13 -4 -9
part-2 I T G	10 -5 -5
part-2 I T J	22 -7 -17
part-2 I T N	-9 -12 17
part-2 I V C	9 -9 -2
part-2 I V D	1 -7 4
part-2 I V G	36 -18 -22
part-2 I V I	-3 -7 7
part-2 I V J	-8 -9 15
part-2 I V P	-9 -7 16
part-2 I V R	-3 -7 10
part-2 I V T	11 -8 -3
part-2 I V V	-6 -30 21
part-2 J A A	12 -4 -8
part-2 J A T	7 -3 -4
part-2 J C D	9 -26 14
part-2 J C G	26 -24 -17
part-2 J C J	2 -21 12
part-2 J C N	-8 17 -9
part-2 J C V	-3 -11 8
part-2 J D C	-18 -12 24
part-2 J D N	5 -8 0
part-2 J D P	14 -4 -11
part-2 J G C	23 -7 -20
part-2 J G J	-13 -13 19
part-2 J G N	-1 -13 14
part-2 J I G	11 3 -19
part-2 J I N	12 -3 -10
part-2 J I T	-3 -8 7
part-2 J I V	-17 26 -12
part-2 J J C	23 -17 -10
part-2 J J D	-4 -12 14
part-2 J J G	-2 -10 7
part-2 J J I	6 -2 -4
part-2 J J J	5 6 -14
part-2 J J N	-4 -10 13
part-2 J M N	7 -7 0
part-2 J N A	6 -10 2
part-2 J N C	10 -9 -2
part-2 J N D	29 -8 -22
part-2 J N G	0 -6 4
part-2 J N I	9 -5 -4
part-2 J N J	4 -2 -3
part-2 J N M	0 9 -14
part-2 J N O	1 -8 7
part-2 J N P	12 -7 -4
part-2 J N R	28 -7 -22
part-2 J N T	12 -6 -4
part-2 J N V	-20 11 8
part-2 J O V	8 -3 -5
part-2 J P G	-32 52 -34
part-2 J P J	15 -10 -10
part-2 J P M	-11 2 5
part-2 J P N	-10 22 -13
part-2 J P R	30 -15 -18
part-2 J P T	14 -7 -6
part-2 J T A	7 -4 -3
part-2 J T J	24 -9 -17
part-2 J T N	20 -6 -15
part-2 J V C	-6 -5 8
part-2 J V J	5 -4 -1
part-2 J V N	-25 28 -4
part-2 J V P	5 -5 -1
part-2 M A N	4 -3 -1
part-2 M C J	-15 -26 25
part-2 M C M	-22 25 -17
part-2 M C N	-43 38 -9
part-2 M D N	9 -4 -5
part-2 M I M	-21 -17 29
part-2 M J N	15 -6 -12
part-2 M M C	24 -6 -20
part-2 M M M	12 -4 -8
part-2 M M N	-1 -9 8
part-2 M M P	5 -2 -3
part-2 M M T	9 -3 -9
part-2 M N A	36 -9 -35
part-2 M N C	-2 -7 7
part-2 M N D	-14 12 0
part-2 M N G	0 0 -4
part-2 M N J	-11 -16 26
part-2 M N M	-4 -27 19
part-2 M N N	-3 -6 7
part-2 M N P	-2 -9 9
part-2 M N R	10 -5 -8
part-2 M N V	-4 -8 11
part-2 M P N	16 -5 -12
part-2 M P T	12 -5 -7
part-2 M T N	9 -3 -8
part-2 N A A	1 -7 5
part-2 N A D	-7 -7 14
part-2 N A G	16 -10 -7
part-2 N A I	8 -5 -3
part-2 N A J	4 -10 5
part-2 N A M	17 -11 -11
part-2 N A N	17 -9 -9
part-2 N A P	19 -8 -13
part-2 N A R	4 9 -14
part-2 N A T	-3 -5 7
part-2 N A V	17 -1 -17
part-2 N C A	11 -7 -4
part-2 N C C	-4 -10 12
part-2 N C D	0 1 -4
part-2 N C G	-14 31 -21
part-2 N C I	24 -11 -18
part-2 N C J	-4 10 -6
part-2 N C M	-20 21 -4
part-2 N C N	-5 3 2
part-2 N C P	-18 15 -3
part-2 N C R	-21 18 0
part-2 N C T	8 -9 1
part-2 N C V	-10 11 -1
part-2 N D C	13 -13 -5
part-2 N D G	25 -15 -22
part-2 N D I	28 -6 -23
part-2 N D J	-18 13 -2
part-2 N D N	-3 3 0
part-2 N D P	10 -5 -6
part-2 N D R	3 15 -26
part-2 N D V	-35 39 -17
part-2 N G C	20 -13 -11
part-2 N G D	6 -30 1
part-2 N G G	22 -30 1
part-2 N G I	3 -9 2
part-2 N G J	2 -1 -3
part-2 N G N	-12 15 -2
part-2 N G P	10 -1 -9
part-2 N G T	18 -16 -6
part-2 N G V	-9 -22 16
part-2 N I A	14 -5 -10
part-2 N I G	12 -7 -8
part-2 N I J	3 -16 7
part-2 N I N	11 -10 -1
part-2 N I R	0 10 -16
part-2 N I T	-16 -8 22
part-2 N I V	-4 6 -2
part-2 N J C	-14 -6 17
part-2 N J G	-10 -15 19
part-2 N J I	6 -5 -3
part-2 N J J	-3 -12 11
part-2 N J N	3 -10 7
part-2 N J O	5 -3 -2
part-2 N J P	14 -7 -7
part-2 N J T	24 -13 -20
part-2 N J V	26 -10 -17
part-2 N M A	7 -3 -5
part-2 N M C	25 -16 -17
part-2 N M J	-8 22 -22
part-2 N M M	2 -19 14
part-2 N M N	5 -2 -5
part-2 N M P	19 -4 -15
part-2 N N A	6 -7 0
part-2 N N C	13 -12 -3
part-2 N N D	-1 -1 3
part-2 N N G	4 -2 -4
part-2 N N I	17 -10 -9
part-2 N N J	4 0 -5
part-2 N N M	9 0 -11
part-2 N N O	31 -7 -25
part-2 N N P	14 -6 -8
part-2 N N R	4 -8 2
part-2 N N T	3 0 -2
part-2 N N V	13 -3 -11
part-2 N O N	6 12 -27
part-2 N O V	10 -5 -5
part-2 N P C	28 -13 -25
part-2 N P D	-9 5 4
part-2 N P G	-6 8 -3
part-2 N P J	-6 4 1
part-2 N P M	11 -21 4
part-2 N P N	-6 3 3
part-2 N P P	4 11 -13
part-2 N P R	-2 -9 11
part-2 N P T	2 -8 6
part-2 N P V	2 -14 6
part-2 N R C	19 -7 -15
part-2 N R D	13 -7 -7
part-2 N R G	4 14 -25
part-2 N R I	19 -4 -15
part-2 N R J	11 2 -13
part-2 N R N	-10 19 -12
part-2 N R P	13 -10 -7
part-2 N R R	6 -6 -2
part-2 N R T	0 -8 5
part-2 N R V	10 -5 -6
part-2 N T A	5 -6 0
part-2 N T C	-33 -10 39
part-2 N T D	1 -10 9
part-2 N T G	9 -4 -5
part-2 N T J	-10 5 5
part-2 N T M	-4 13 -11
part-2 N T N	8 0 -8
part-2 N T P	-3 -9 11
part-2 N T R	17 -7 -10
part-2 N T T	-2 -6 6
part-2 N T V	1 -7 6
part-2 N V C	-2 -11 10
part-2 N V D	5 -10 -1
part-2 N V G	-3 13 -9
part-2 N V I	1 -10 5
part-2 N V J	3 4 -10
part-2 N V N	-6 6 -1
part-2 N V P	17 -6 -12
part-2 N V T	11 -7 -5
part-2 N V V	-21 2 22
part-2 O N N	4 -16 9
part-2 O V G	11 -4 -7
part-2 O V P	11 -4 -8
part-2 O V R	19 -8 -13
part-2 O V T	6 -3 -3
part-2 P C V	22 -29 -10
part-2 P D C	7 -9 -5
part-2 P D N	11 -16 1
part-2 P D P	2 -10 4
part-2 P G C	11 -12 -7
part-2 P G G	2 -25 7
part-2 P G I	-3 -16 9
part-2 P G J	-3 9 -8
part-2 P G N	-16 10 5
part-2 P G P	15 -7 -10
part-2 P G R	-11 -16 18
part-2 P G T	-10 -9 17
part-2 P I M	1 -10 4
part-2 P J C	-40 -9 42
part-2 P J G	-6 -12 17
part-2 P J I	32 -9 -27
part-2 P J J	3 -17 10
part-2 P J N	2 -10 9
part-2 P M C	19 -9 -15
part-2 P M M	6 11 -22
part-2 P M N	1 -8 6
part-2 P M P	24 -6 -19
part-2 P M V	3 -13 3
part-2 P N A	1 13 -16
part-2 P N C	5 -8 2
part-2 P N D	25 -9 -18
part-2 P N G	15 9 -27
part-2 P N I	12 -4 -7
part-2 P N J	7 -14 4
part-2 P N M	-16 -18 27
part-2 P N N	-3 -9 11
part-2 P N O	6 -4 -2
part-2 P N P	5 -10 2
part-2 P N R	-2 -5 6
part-2 P N T	4 -4 0
part-2 P N V	-1 11 -11
part-2 P P M	-6 8 -4
part-2 P P N	23 -23 -10
part-2 P P T	12 -14 -3
part-2 P R G	7 7 -25
part-2 P R J	-9 -15 17
part-2 P R M	-7 -9 10
part-2 P R P	-12 -5 16
part-2 P T A	10 -5 -5
part-2 P T D	-8 -2 10
part-2 P T G	11 0 -13
part-2 P T J	4 -2 -2
part-2 P T M	5 -8 3
part-2 P T P	3 -5 1
part-2 P T R	-2 4 -7
part-2 P T T	12 -5 -8
part-2 P T V	33 -8 -26
part-2 P V N	6 -10 -2
part-2 P V P	5 -2 -3
part-2 R A J	26 -15 -13
part-2 R A N	-11 -8 15
part-2 R A V	7 -4 -3
part-2 R C N	-15 -16 21
part-2 R C P	-7 -18 14
part-2 R C R	19 -17 -13
part-2 R C V	-25 -33 39
part-2 R D I	-13 -6 16
part-2 R D N	1 1 -3
part-2 R D P	26 -5 -22
part-2 R G N	15 -16 -5
part-2 R G T	3 -10 2
part-2 R I A	4 -2 -2
part-2 R I T	11 -4 -7
part-2 R I V	4 9 -18
part-2 R J A	8 -4 -4
part-2 R J C	9 -8 -2
part-2 R J N	-9 5 1
part-2 R J P	1 -6 3
part-2 R M N	-12 -9 19
part-2 R N C	-20 -11 23
part-2 R N N	-18 -12 25
part-2 R N P	14 -5 -11
part-2 R P D	33 -4 -30
part-2 R P G	7 -24 8
part-2 R P J	-5 9 -8
part-2 R P N	-3 -2 3
part-2 R P T	2 -8 3
part-2 R R P	23 -7 -17
part-2 R R T	7 -4 -4
part-2 R T A	6 -3 -3
part-2 R T J	15 -8 -7
part-2 R T N	-3 -8 8
part-2 R V C	14 -4 -11
part-2 R V I	17 -4 -14
part-2 R V J	22 -24 -11
part-2 R V N	-8 3 -3
part-2 R V P	-5 -12 12
part-2 R V T	2 -3 0
part-2 T A A	13 -5 -7
part-2 T A D	-1 12 -15
part-2 T A G	12 -6 -5
part-2 T A J	-20 24 -6
part-2 T A N	11 17 -28
part-2 T A R	6 -3 -3
part-2 T A T	9 -3 -6
part-2 T A V	6 1 -8
part-2 T D G	-13 -9 16
part-2 T D I	4 -2 -2
part-2 T D J	0 -18 13
part-2 T D M	13 -9 -4
part-2 T D N	-3 -10 12
part-2 T D P	-19 -6 21
part-2 T D T	13 -5 -9
part-2 T G C	16 -3 -14
part-2 T G I	9 -3 -6
part-2 T G J	13 4 -25
part-2 T G N	31 -27 -8
part-2 T G P	-10 -13 15
part-2 T I V	23 -8 -17
part-2 T J A	13 -8 -5
part-2 T J C	-7 -7 11
part-2 T J D	2 -8 4
part-2 T J G	11 -18 0
part-2 T J I	4 -1 -2
part-2 T J J	7 -12 1
part-2 T J M	10 -9 -1
part-2 T J N	10 -6 -5
part-2 T J P	-7 -8 12
part-2 T J T	4 -2 -2
part-2 T J V	-1 -20 9
part-2 T M N	-3 -5 8
part-2 T N C	-3 -5 8
part-2 T N D	-10 -9 16
part-2 T N G	-1 5 -5
part-2 T N I	8 -8 -1
part-2 T N J	10 -7 -4
part-2 T N M	14 -10 -8
part-2 T N N	2 -5 3
part-2 T N O	5 -2 -3
part-2 T N P	0 -6 6
part-2 T N R	-14 17 -6
part-2 T N T	4 -3 -1
part-2 T N V	-27 27 -3
part-2 T O N	-7 18 -31
part-2 T P N	6 -13 5
part-2 T P T	7 -4 -3
part-2 T R A	4 -2 -2
part-2 T R D	-15 -6 22
part-2 T R J	19 -7 -12
part-2 T R M	-12 24 -30
part-2 T R V	10 -5 -6
part-2 T T A	21 -10 -12
part-2 T T J	14 -5 -11
part-2 T T N	16 -8 -8
part-2 T T V	9 -5 -5
part-2 T V A	10 -4 -5
part-2 T V C	14 -3 -12
part-2 T V D	19 -6 -15
part-2 T V I	2 -3 1
part-2 T V J	15 -19 0
part-2 T V N	0 6 -9
part-2 T V P	20 -6 -15
part-2 T V T	-6 -3 8
part-2 T V V	-9 -11 15
part-2 V C A	15 -8 -7
part-2 V C C	-20 -9 22
part-2 V C D	-14 -18 20
part-2 V C J	9 -14 4
part-2 V C N	-2 -4 3
part-2 V C R	-10 -19 18
part-2 V C V	-6 -23 24
part-2 V D N	0 -12 6
part-2 V D P	37 -9 -32
part-2 V G M	15 -4 -11
part-2 V G N	9 -21 5
part-2 V G P	-22 -10 25
part-2 V I A	7 -3 -4
part-2 V I J	-30 17 -7
part-2 V I N	0 -11 11
part-2 V I T	11 -4 -8
part-2 V I V	-14 0 13
part-2 V J C	-5 -6 7
part-2 V J G	-9 -9 13
part-2 V J J	-6 -7 10
part-2 V J N	-5 -13 16
part-2 V J P	6 -2 -4
part-2 V J V	21 -11 -16
part-2 V M P	-15 -11 18
part-2 V N A	46 -9 -41
part-2 V N C	0 -7 6
part-2 V N D	-24 -9 31
part-2 V N G	2 2 -7
part-2 V N I	-9 -9 16
part-2 V N J	8 -15 2
part-2 V N N	-6 -5 11
part-2 V N P	-1 -10 11
part-2 V N R	-20 -16 23
part-2 V N T	-9 -9 14
part-2 V N V	-2 -4 2
part-2 V P C	-8 -10 15
part-2 V P D	8 -12 -2
part-2 V P G	-1 -5 7
part-2 V P J	-7 8 -5
part-2 V P M	-16 18 -10
part-2 V P N	3 -5 2
part-2 V P P	6 -6 -2
part-2 V P T	7 -8 1
part-2 V R C	-18 -6 22
part-2 V R I	20 -8 -16
part-2 V R J	-6 -29 21
part-2 V R P	0 -8 4
part-2 V T A	6 -3 -3
part-2 V T D	-15 -10 20
part-2 V T G	11 -6 -4
part-2 V T I	15 -3 -13
part-2 V T J	0 15 -15
part-2 V T N	7 1 -8
part-2 V T P	20 -5 -14
part-2 V T R	9 -5 -4
part-2 V T T	8 -4 -4
part-2 V T V	-11 -8 15
part-2 V V C	2 -13 4
part-2 V V P	-17 -13 21
part-2 V V R	-17 -12 21
part-2 V V T	8 -3 -5
part-2 ^ A A	9 -10 0
part-2 ^ A R	-5 -15 12
part-2 ^ A T	10 -5 -4
part-2 ^ A V	-3 8 -10
part-2 ^ D J	11 8 -27
part-2 ^ D N	-9 -13 16
part-2 ^ D P	12 -3 -9
part-2 ^ G C	15 -14 -9
part-2 ^ G J	-18 -20 28
part-2 ^ G N	7 -21 8
part-2 ^ G P	-19 -11 25
part-2 ^ G T	-4 -6 8
part-2 ^ I V	23 -23 -16
part-2 ^ J A	10 -3 -7
part-2 ^ J C	-3 -8 6
part-2 ^ J D	4 -21 12
part-2 ^ J G	-20 -25 32
part-2 ^ J J	-21 -12 26
part-2 ^ J M	-17 -29 33
part-2 ^ J N	5 -9 4
part-2 ^ J P	25 -12 -15
part-2 ^ J T	1 -4 3
part-2 ^ M N	-7 -2 10
part-2 ^ N A	-1 -6 8
part-2 ^ N C	9 -12 -1
part-2 ^ N D	14 -19 -1
part-2 ^ N G	-11 11 -6
part-2 ^ N I	6 -10 4
part-2 ^ N J	-30 5 23
part-2 ^ N M	-43 42 -12
part-2 ^ N N	4 -5 1
part-2 ^ N P	5 -15 9
part-2 ^ N R	-2 -12 10
part-2 ^ N T	-5 -8 10
part-2 ^ N V	-7 7 -2
part-2 ^ O V	13 -6 -8
part-2 ^ P J	14 -7 -7
part-2 ^ P M	27 -16 -19
part-2 ^ P N	7 -11 1
part-2 ^ P P	-12 -7 17
part-2 ^ P R	-9 -11 19
part-2 ^ P T	8 -4 -5
part-2 ^ R J	5 -3 -3
part-2 ^ R N	4 -18 7
part-2 ^ R P	10 -3 -7
part-2 ^ R T	9 -3 -5
part-2 ^ R V	5 -9 -2
part-2 ^ T A	8 -4 -4
part-2 ^ T D	20 -16 -11
part-2 ^ T J	21 -20 -2
part-2 ^ T N	7 -5 -2
part-2 ^ T R	6 -4 -2
part-2 ^ T T	7 -3 -4
part-2 ^ T V	11 -5 -5
part-2 ^ V A	-21 -22 26
part-2 ^ V C	-4 -12 11
part-2 ^ V I	7 -13 2
part-2 ^ V J	-8 18 -9
part-2 ^ V N	-4 -14 17
part-2 ^ V P	-2 -13 11
part-2 ^ V R	-17 9 -1
part-2 ^ V T	8 -15 3
part-2 ^ V V	32 -10 -29
part-2 ^ ^ A	7 0 -8
part-2 ^ ^ C	27 -18 -11
part-2 ^ ^ D	10 2 -13
part-2 ^ ^ G	-4 18 -16
part-2 ^ ^ I	12 -9 -7
part-2 ^ ^ J	5 6 -12
part-2 ^ ^ M	-2 13 -13
part-2 ^ ^ N	8 6 -15
part-2 ^ ^ O	10 -7 -3
part-2 ^ ^ P	6 1 -7
part-2 ^ ^ R	8 1 -12
part-2 ^ ^ T	9 -3 -6
part-2 ^ ^ V	4 8 -12
shape camel	-18 19 -2
shape camel company	11 -7 -6
shape camel duty	-24 -2 21
shape camel heading	-13 17 -5
shape camel requirement	-24 28 -8
shape capital	-5 0 7
shape capital company	7 -3 -4
shape capital duty	3 14 -19
shape capital heading	11 -7 -4
shape capital logistics	7 -2 -4
shape capital requirement	-10 -4 16
shape capitalised	4 6 -9
shape capitalised benefit	9 -5 -4
shape capitalised company	7 -4 -3
shape capitalised duty	5 9 -14
shape capitalised heading	11 -6 -5
shape capitalised legal	7 -4 -4
shape capitalised logistics	13 -7 -6
shape capitalised noise	7 -3 -3
shape capitalised requirement	1 9 -10
shape capitals	-2 4 -2
shape capitals benefit	11 -8 -3
shape capitals company	8 -4 -2
shape capitals duty	-4 1 3
shape capitals heading	10 -4 -5
shape capitals legal	12 -7 -5
shape capitals logistics	-6 -8 12
shape capitals requirement	-9 13 -5
shape mixed	-34 32 -4
shape mixed requirement	-26 19 1
shape number	6 0 -6
shape number benefit	11 -6 -5
shape number company	8 -6 -2
shape number duty	21 -5 -16
shape number heading	8 -5 -2
shape number logistics	11 -7 -4
shape number noise	7 -3 -4
shape number requirement	0 6 -5
shape number word	1 7 -10
shape number word benefit	10 -5 -5
shape number word company	7 -4 -4
shape number word duty	7 16 -44
shape number word requirement	-13 8 0
shape small	1 -5 4
shape small benefit	0 -3 3
shape small company	7 -4 -4
shape small duty	1 -5 3
shape small heading	6 -2 -3
shape small legal	7 -4 -4
shape small noise	6 -3 -4
shape small requirement	-2 -6 7
w 1	7 5 -13
w 10	-5 16 -15
w 100	0 -27 16
w 11	-3 -15 9
w 2	-1 6 -12
w 20	-1 -17 8
w 21	5 -14 8
w 3	-4 12 -9
w 30	16 -35 16
w 4	2 -15 8
w 5	-4 12 -11
w 50	-8 -11 13
w 6	14 -1 -14
w 7	-7 16 -17
w 8	21 1 -23
w 9	20 -10 -12
w a	4 -8 4
w abil	1 18 -21
w abl	21 -7 -16
w about	3 -6 2
w abov	18 -6 -12
w accept	-16 22 -15
w access	11 -8 -3
w accommod	28 -19 -12
w accomplish	5 -18 11
w accord	27 -16 -17
w account	-4 -18 17
w accredit	14 -19 0
w accur	-3 6 -1
w achiev	20 -18 -8
w acl	3 19 -27
w acoust	-20 18 1
w across	11 -4 -8
w act	45 -20 -36
w action	7 -8 -2
w activ	-10 10 0
w acut	-3 -11 9
w ad	1 -24 12
w adapt	-38 45 -24
w add	-2 19 -21
w addit	28 -18 -12
w address	-10 30 -24
w administer	-30 33 -9
w administr	-18 2 17
w admit	21 -14 -11
w advanc	23 -7 -15
w adviz	-6 11 -19
w affirm	-15 -11 20
w after	7 -7 -5
w ag	-8 -3 8
w against	-4 -11 13
w agenc	0 -5 3
w agent	-18 -6 19
w agil	-24 15 0
w agreement	-8 -11 16
w aid	2 -4 3
w al	0 -17 8
w algorithm	-7 -19 18
w all	-4 -8 13
w along	30 -9 -26
w also	18 -6 -11
w amount	-31 -13 37
w an	7 -1 -5
w analyst	22 -8 -16
w analyz	-8 -7 11
w and	8 -10 1
w android	-8 20 -19
w ani	-5 -8 9
w anim	21 -6 -15
w answer	4 14 -23
w appli	7 10 -17
w applic	-5 5 1
w apprais	11 -16 4
w approach	27 -7 -31
w appropri	19 -21 -4
w approv	-11 0 8
w approxim	20 -7 -16
w ar	5 -5 1
w architect	20 -20 -14
w architectur	6 -12 -1
w area	15 -7 -10
w around	2 -5 2
w as	14 -6 -10
w assess	-18 4 14
w asset	11 -6 -8
w assign	4 -6 0
w assist	7 0 -8
w associ	4 -4 -2
w assur	-12 26 -20
w at	8 4 -12
w attend	28 -23 -7
w attent	-21 37 -20
w attitud	0 -13 10
w audio	-8 0 4
w audit	-31 -8 36
w author	-22 17 -3
w autom	-10 22 -14
w automot	7 -21 12
w avail	4 -12 6
w award	7 -9 -1
w b	4 -9 0
w bachelor	5 12 -23
w back	2 -13 8
w background	-8 -10 15
w balanc	14 -13 -10
w bank	1 -16 12
w bar	-5 -5 9
w base	12 -9 -4
w basic	-8 31 -32
w basis	7 -7 -3
w bcl	4 18 -40
w be	9 -7 -4
w beauti	-15 -13 19
w becom	18 -6 -14
w been	5 -3 -3
w behavior	-6 -9 8
w believ	-5 -7 6
w benefit	14 -7 -6
w best	-2 -22 15
w between	21 -7 -17
w beverag	-25 -15 33
w bid	-28 -25 39
w bill	-27 12 11
w bl	-20 24 -11
w board	-15 -12 20
w bonus	11 -4 -8
w book	-24 -11 31
w bookkeeper	20 -17 -6
w both	-10 3 5
w brand	4 -6 2
w break	16 -8 -7
w bring	22 -21 -6
w broad	22 -10 -16
w browser	-10 14 -6
w bs	-30 32 -5
w budget	-4 -23 20
w build	-4 16 -16
w busi	-17 5 12
w but	24 -9 -15
w by	16 -6 -10
w c	5 -27 14
w c++	9 -27 15
w california	11 -6 -5
w call	-8 -4 8
w campaign	9 -8 -5
w can	-1 -4 5
w candid	17 -10 -7
w capabl	1 -14 10
w capac	3 -16 2
w capit	-8 18 -18
w care	2 -10 6
w career	8 -5 -2
w case	7 12 -18
w cash	1 8 -10
w categori	24 -7 -19
w caus	-7 -9 14
w center	7 -12 2
w certifi	9 -19 11
w challeng	14 -5 -11
w chanc	14 -8 -9
w chang	-2 5 -4
w check	10 -34 8
w chef	12 -10 -7
w civil	-13 -10 17
w class	-11 -12 15
w classifi	14 -5 -9
w clean	2 -2 -6
w client	4 -7 1
w clinic	-7 13 -14
w close	11 -22 6
w cloud	-29 34 -27
w cna	1 -17 10
w co	4 11 -20
w coach	-11 9 2
w code	-19 12 6
w coder	10 -7 -3
w cold	-4 13 -18
w collabor	0 15 -16
w collect	-14 24 -33
w colleg	-5 -15 10
w color	10 -7 -3
w com	7 -3 -3
w combin	2 -16 8
w commerci	-10 1 8
w commiss	4 -29 17
w commit	13 -8 -7
w common	5 -14 3
w commun	-1 -7 8
w compani	15 -7 -8
w companion	6 -4 -3
w compens	16 1 -17
w compet	11 -23 7
w competit	10 -16 7
w compiler	0 13 -25
w complet	2 9 -13
w complex	14 8 -29
w compli	12 25 -38
w compon	9 -13 -5
w comprehens	4 8 -18
w comput	1 -11 7
w computer	-24 15 2
w concept	20 -22 -8
w concern	33 -16 -26
w condit	11 -11 -4
w conduct	2 22 -41
w confer	1 -24 6
w confidenti	-4 -15 9
w connect	15 -6 -12
w consider	7 5 -13
w consist	-11 -14 18
w construct	-18 5 11
w consult	13 -16 0
w consumer	13 -11 -1
w contact	0 5 -5
w continu	-9 23 -18
w contract	-10 9 0
w contractor	-4 -12 12
w contribut	23 -11 -18
w control	-2 -5 5
w cook	9 7 -22
w coordin	5 10 -20
w coordinator	13 -6 -10
w copi	6 -20 0
w copier	8 -16 -4
w core	-5 17 -22
w corpor	8 -3 -7
w correct	10 -18 -4
w correspond	5 18 -30
w cosmet	9 -4 -10
w cost	-24 17 4
w counsel	-20 -23 35
w countri	13 -5 -8
w cours	-18 -9 20
w cover	20 -14 -16
w cpr	-15 16 -5
w creat	-13 29 -22
w creativ	26 -6 -41
w credit	-5 9 -6
w critic	-3 9 -6
w cross	-26 43 -34
w culinari	7 -12 5
w cultur	5 -7 -1
w current	-1 13 -12
w customer	-3 -6 8
w cyber	24 -17 -7
w d	5 -12 -1
w dai	14 -12 -6
w data	-22 21 -5
w databas	4 2 -16
w date	17 -5 -12
w deal	-24 4 7
w debug	-15 -35 35
w decid	7 -10 -1
w dedic	0 18 -36
w defin	4 -20 7
w degre	-27 14 11
w deliver	-1 -8 3
w demand	-5 -11 10
w demonstr	6 5 -17
w dental	24 -12 -12
w depart	6 -13 1
w department	6 -13 -3
w depend	4 18 -27
w deposit	2 -15 10
w depth	-11 -11 16
w describ	12 -9 -2
w design	1 3 -8
w designer	-9 -11 14
w desir	-5 -11 8
w detail	-34 34 -7
w determin	-4 17 -27
w develop	-2 7 -4
w developer	-2 -10 11
w development	-6 -10 12
w devic	-13 -5 16
w diagnos	10 -24 2
w diesel	-14 15 -10
w dietari	-3 -13 10
w differ	-25 -9 29
w diploma	-16 -7 21
w direct	-6 4 1
w directli	13 -5 -10
w disabl	1 -7 5
w discharg	14 -8 -11
w disciplin	-23 -9 28
w disciplinari	-2 -11 5
w discount	12 -5 -7
w discover	-22 10 9
w diseas	2 -7 1
w dispens	25 -21 -5
w displai	21 -24 -9
w distribut	-4 -27 23
w district	17 -7 -12
w divers	6 -8 2
w divis	10 -6 -4
w do	10 -7 -3
w document	-23 28 -2
w door	19 -31 -1
w draw	-1 1 -11
w drive	-29 16 14
w driver	-2 7 -9
w drug	11 -6 -7
w due	19 -16 -4
w dure	11 -9 -8
w duti	2 -12 10
w dynam	-8 -10 14
w e	-14 8 5
w each	0 -6 5
w earn	7 -5 -2
w educ	19 -14 -7
w eeo	-15 17 -7
w effect	-5 11 -10
w effici	16 -14 -9
w effort	-6 -10 13
w electr	-8 21 -23
w electron	19 -31 -8
w elig	-12 -12 21
w email	-21 -13 29
w emerg	4 -9 1
w emphas	27 -20 -20
w emploi	22 -8 -15
w employ	5 0 -7
w employer	2 -5 3
w enabl	20 -9 -13
w encourag	19 -4 -16
w end	-19 -13 26
w energet	0 12 -25
w engag	28 -16 -16
w engineer	6 -9 3
w enhanc	-16 -16 24
w enjoi	-15 -13 20
w ensur	23 -21 -3
w enterpr	15 -8 -12
w entrepreneuri	22 -12 -12
w environ	-2 -9 11
w equal	11 -7 -4
w equip	-8 7 2
w equival	-35 29 -5
w essenti	23 -16 -8
w establish	1 10 -12
w estat	0 -10 5
w estim	-53 42 10
w etc	27 -14 -16
w ethic	20 -28 -4
w evalu	-13 10 3
w even	4 -16 4
w event	-30 -11 35
w everi	9 -3 -7
w exce	1 -14 7
w exceed	-24 30 -27
w excel	-14 18 -8
w except	-18 28 -21
w excit	16 -9 -7
w execut	3 2 -8
w exist	0 -16 8
w expand	-22 -25 31
w expect	7 -8 -1
w expens	20 -12 -13
w experi	-3 -1 3
w experienc	0 19 -20
w expert	11 -11 -5
w exposur	15 -5 -11
w extens	-6 -23 16
w extern	2 -8 5
w f	5 -2 -2
w face	-13 1 13
w facebook	33 -11 -26
w facil	7 -10 0
w facilit	23 9 -26
w famili	5 -14 5
w familiar	-9 21 -37
w fast	-10 7 -7
w fax	13 -24 -5
w fda	-38 36 -10
w feasibl	6 -21 1
w featur	-6 7 -1
w feder	5 -20 9
w feedback	-2 -21 5
w feel	4 -18 4
w field	-13 2 11
w file	9 -17 1
w financi	-5 -17 13
w find	5 -19 11
w finish	-1 -28 9
w firm	-5 -6 10
w first	-9 10 -5
w five	-17 15 -7
w flexibl	-16 27 -18
w flight	10 -4 -5
w flow	10 -17 1
w focus	4 -11 4
w follow	10 4 -13
w food	-1 7 -6
w for	13 -7 -6
w forecast	-45 18 4
w form	-6 -18 16
w forward	10 -4 -5
w foster	10 -7 -3
w found	6 -5 -1
w foundat	16 -8 -12
w framework	-17 -26 26
w free	6 -3 -3
w from	11 -7 -4
w front	-3 -17 14
w full	2 7 -11
w function	2 -11 6
w futur	27 -11 -21
w g	4 8 -26
w gain	48 -30 -35
w ged	-35 31 -12
w gender	5 -4 -2
w gener	-25 22 0
w genet	11 -7 -3
w get	27 -21 -12
w give	6 -9 3
w global	3 -18 9
w go	25 -13 -21
w goal	7 -8 -1
w good	-11 21 -15
w govern	-6 -16 17
w graphic	-12 -32 29
w green	15 -9 -5
w grill	2 -9 4
w grind	4 -2 -5
w group	13 -12 -6
w grow	13 -10 -4
w guidanc	5 -17 0
w guidelin	-17 -20 21
w ha	5 -7 1
w hand	-27 18 1
w handl	-21 11 7
w have	12 -8 -4
w headquarter	7 -4 -3
w health	6 -5 -3
w healthcar	14 -12 -1
w heavi	-6 -21 17
w help	19 -13 -6
w her	-17 -12 20
w here	15 -5 -10
w high	-5 5 -3
w highest	22 -12 -11
w highli	6 -12 5
w hire	21 -8 -14
w his	1 -20 10
w histori	-4 4 -9
w hold	5 8 -14
w holidai	-13 -8 18
w home	11 2 -14
w hospit	-5 2 1
w hour	21 -8 -15
w hous	2 -11 5
w how	10 -12 -3
w hr	-6 -2 -1
w html	-8 16 -16
w html5	-13 7 8
w http	5 9 -15
w human	12 -19 3
w hydraul	-17 35 -36
w i	8 -4 -4
w ic	12 -18 -7
w id	-27 -12 32
w ident	-23 -8 27
w identifi	8 13 -23
w if	23 -6 -17
w imag	18 -8 -12
w immedi	2 -14 3
w impact	11 -13 -3
w implement	-4 8 -5
w import	9 -4 -6
w improv	-7 4 0
w in	4 -7 4
w inc	10 -5 -5
w incent	14 -5 -9
w includ	33 -16 -16
w incom	-10 -27 32
w increas	-9 -29 18
w independ	-6 -12 15
w individu	15 -12 -4
w industri	-2 10 -9
w inform	3 -13 8
w infrastructur	2 19 -28
w ingredi	-3 -10 7
w innov	13 -6 -6
w input	-13 12 -3
w inspect	-14 25 -18
w instruct	-11 -8 14
w instrument	23 -7 -16
w insur	8 16 -27
w integr	-21 20 -6
w interact	-1 10 -11
w interest	5 14 -28
w intern	12 -15 -4
w internet	3 7 -12
w interperson	-17 2 9
w interview	18 -6 -13
w into	-7 -4 11
w inventori	4 6 -8
w investig	-46 21 28
w invoic	6 -29 9
w involv	8 -29 1
w is	8 -6 -2
w iso	-21 24 -12
w issu	17 -14 -12
w it	6 -6 1
w item	10 -12 -4
w java	-5 -12 17
w javascript	-4 -7 6
w job	13 -11 -2
w join	14 -8 -5
w jqueri	-12 11 1
w js	4 -17 11
w junior	15 -5 -10
w just	12 -3 -10
w k	13 -3 -10
w keep	5 6 -15
w kei	3 3 -10
w kitchen	-4 3 -5
w know	12 -2 -9
w knowledg	5 -3 -5
w labor	-21 -10 27
w languag	-2 -9 10
w larg	-18 -1 11
w largest	14 -6 -8
w launch	-1 -11 4
w law	1 12 -14
w lawn	-15 16 -12
w layout	-40 -9 41
w lead	-4 1 3
w leader	14 -4 -10
w leadership	-21 11 -1
w learn	-7 -1 8
w least	-2 -15 13
w legal	-18 -18 25
w lend	-25 -21 32
w level	13 -13 -2
w liaison	-21 20 -2
w librari	-7 -14 11
w licens	-15 -4 21
w life	11 -8 -3
w lift	-17 19 -5
w like	17 -4 -13
w limit	10 -11 -3
w line	4 -12 2
w link	12 -5 -8
w linkedin	24 -15 -12
w list	8 -6 -3
w listen	-20 -9 22
w live	10 -7 -4
w ll	10 -5 -4
w loan	-11 3 3
w local	0 -15 14
w locat	11 -6 -6
w log	2 -3 1
w long	2 -14 7
w look	14 -9 -6
w lot	32 -9 -27
w love	-23 29 -25
w lpn	15 -23 2
w m	6 -11 -1
w machin	7 -25 8
w mai	19 -13 -7
w mail	-9 -16 15
w maintain	-3 3 1
w make	-9 20 -15
w manag	-14 6 8
w manager	12 -4 -7
w mani	14 -9 -6
w manner	-10 -9 12
w manual	-18 10 8
w manufactur	-16 6 4
w marit	7 -6 -1
w market	1 -11 8
w master	-17 31 -27
w match	13 -3 -11
w materi	11 4 -17
w math	32 -26 -8
w matlab	10 -5 -1
w maxim	1 4 -16
w measur	-23 -12 28
w meat	-28 -18 33
w mechan	-5 17 -18
w media	5 -3 -3
w medic	-5 2 3
w meet	-12 2 8
w member	-13 8 4
w memori	12 -2 -26
w mentor	-25 35 -29
w menu	6 -18 -1
w merchand	-10 -24 19
w method	-25 -16 30
w microsoft	7 11 -20
w minimum	-13 23 -12
w minor	10 -6 -4
w mission	11 -9 -6
w mm	1 -5 4
w mobil	0 3 -4
w model	6 -19 5
w modul	11 -10 -5
w monitor	-29 40 -17
w month	-19 22 -5
w more	11 -8 -3
w most	17 -8 -10
w motiv	-31 0 20
w move	20 -19 -12
w ms	-14 12 -7
w much	13 -8 -5
w multi	-11 11 -4
w multipl	7 -18 5
w must	-4 13 -10
w mvc	-24 12 8
w my	11 -8 -3
w mysql	3 -9 7
w nation	0 -9 8
w natur	28 -11 -18
w necessari	21 -15 -14
w need	13 -9 -3
w negoti	-41 34 -4
w network	-12 14 -9
w new	-6 -4 7
w next	11 -5 -6
w night	7 -13 -1
w no	14 -6 -7
w non	-6 -12 13
w north	5 -2 -3
w not	11 -9 -3
w note	2 -16 10
w now	19 -11 -10
w number	7 -5 -2
w nurs	2 -11 8
w object	12 5 -19
w obtain	-4 -2 -5
w of	2 -10 8
w off	-4 -13 13
w offer	6 -4 -2
w offic	-2 -6 8
w officer	27 -9 -21
w on	-2 -1 4
w onc	10 -5 -6
w ongo	-9 19 -26
w onli	15 -6 -10
w onlin	-15 -7 18
w open	19 -10 -10
w oper	-2 -8 9
w opportun	9 -5 -4
w optim	-23 22 -1
w or	11 -11 -1
w oral	-11 -20 29
w order	6 -5 -2
w organ	1 13 -16
w organiz	-27 15 6
w orient	-25 -10 32
w origin	-10 13 -6
w other	12 -10 -4
w our	3 -6 2
w out	0 13 -23
w outgo	30 -34 -16
w outlook	-33 5 13
w outsid	-1 -14 11
w outstand	-19 12 -3
w over	-3 -7 8
w overal	2 14 -23
w overse	-40 44 -15
w own	0 10 -15
w owner	-11 -23 17
w p	5 16 -21
w pace	-2 -5 8
w packag	9 11 -22
w page	-20 -14 24
w pai	22 -14 -9
w part	9 -11 0
w parti	23 -6 -19
w particip	6 8 -24
w partner	-1 4 -4
w partnership	16 -8 -9
w pass	-13 5 4
w passion	0 15 -21
w past	12 -7 -5
w path	-5 -9 8
w patient	-4 -6 9
w payabl	-32 -14 37
w payrol	-30 26 -14
w pe	-12 -16 19
w per	18 -4 -16
w perform	10 -1 -11
w period	5 -11 3
w perl	-2 15 -15
w perman	11 -6 -5
w permit	1 6 -11
w person	4 -13 9
w personnel	8 -7 -1
w pest	9 -29 -2
w pharmaceut	21 -13 -13
w phase	20 -12 -17
w phone	1 -17 9
w php	-2 -5 0
w physic	31 -20 -14
w physician	2 -13 6
w place	-6 15 -11
w placement	25 -5 -22
w plan	-6 -4 10
w plant	0 -18 6
w platform	11 -19 3
w player	-6 -6 9
w pleas	9 -4 -5
w plus	4 -10 4
w point	-18 -16 28
w polici	7 -14 3
w popul	-24 -7 26
w portfolio	-17 24 -9
w posit	5 -5 0
w possess	36 -28 -13
w possibl	24 -13 -19
w post	-11 -21 23
w poster	19 -3 -16
w potenti	6 -11 6
w pound	0 -9 3
w power	5 16 -20
w practic	-5 -14 15
w practitioner	2 -4 1
w pre	6 -14 4
w preconstruct	1 2 -13
w prefer	0 -10 11
w prep	5 -9 -1
w prepar	-8 15 -9
w present	-22 7 12
w pressur	0 -8 2
w prevent	-28 43 -18
w previous	-1 -4 2
w price	-15 -7 15
w primari	25 -17 -7
w prior	-1 20 -30
w priorit	-27 -21 35
w privat	12 -8 -5
w problem	-3 6 -1
w procedur	4 -13 5
w process	-13 8 6
w produc	-2 -16 12
w product	6 -10 3
w profession	16 -19 -1
w profici	-13 28 -29
w profil	2 19 -32
w profit	-12 -11 18
w program	-2 -8 8
w programr	6 -4 -2
w progress	4 -9 4
w project	6 -12 3
w promot	31 -15 -23
w proper	-16 27 -13
w properti	-8 -11 12
w prospect	3 10 -33
w protect	8 -4 -4
w protocol	-14 -11 19
w prove	-12 2 2
w provid	9 6 -15
w provider	-8 -8 13
w public	-17 -29 30
w purchas	-32 5 17
w purpos	17 -7 -12
w python	-17 8 0
w qualifi	15 -8 -7
w qualiti	0 -7 3
w question	-16 -9 22
w quickli	-1 -9 7
w race	6 -4 -2
w rang	-12 0 8
w rate	-19 -16 24
w re	-15 4 7
w reach	25 -26 -13
w read	-11 14 -4
w real	-7 10 -6
w reason	20 -15 -5
w receiv	-3 -1 4
w recip	4 -21 3
w recogn	3 15 -27
w recommend	-13 28 -20
w reconcil	-35 4 27
w record	-20 11 13
w recruiter	13 -6 -8
w refer	-4 -6 8
w referr	-9 -16 17
w regard	11 -10 -3
w region	23 -18 -5
w register	9 -5 -3
w registr	14 -24 -7
w regul	-8 -4 7
w regular	7 -13 2
w reimburs	6 -4 -2
w relat	-4 -2 6
w relationship	-11 -16 22
w relev	-16 9 0
w religion	8 -5 -3
w reloc	10 -5 -5
w remot	4 -8 2
w rep	-17 -11 19
w repair	-2 -12 7
w report	5 -11 4
w repres	8 -6 -2
w request	-19 6 14
w requir	8 -11 2
w research	8 4 -18
w resid	8 -14 3
w residenti	32 -7 -26
w resolv	-10 22 -13
w resourc	9 -9 -2
w respect	27 -9 -22
w respond	-6 8 0
w respons	22 -7 -15
w rest	-10 24 -18
w restaur	5 -3 -2
w result	22 -8 -17
w resum	14 -5 -8
w retail	19 -20 -3
w retain	-7 16 -21
w retir	13 -8 -6
w review	0 16 -19
w right	9 -5 -4
w risk	-20 -2 12
w rn	-12 -3 12
w role	12 -7 -5
w room	-2 -13 6
w rt	8 -3 -5
w s	8 -13 1
w safe	-25 30 -7
w safeti	-21 13 6
w salari	16 -6 -10
w sale	4 -14 9
w satisfact	30 -9 -28
w save	15 -10 -10
w scalabl	-2 -34 14
w scale	14 -5 -9
w schedul	-17 13 0
w school	0 -8 8
w scienc	23 -19 -19
w scope	-6 11 -3
w screen	13 18 -34
w script	-33 4 27
w scrum	-45 1 30
w se	13 -9 -4
w search	9 -4 -6
w sector	-7 20 -30
w secur	1 11 -13
w see	13 -11 -3
w seek	17 -9 -10
w select	-24 14 9
w self	-11 0 0
w sell	-16 -3 15
w send	6 -4 -2
w senior	17 -14 -3
w serv	22 -11 -12
w server	6 -19 1
w servic	4 -8 4
w set	-10 -4 10
w sexual	16 -11 -6
w share	-1 13 -19
w sheet	-21 -10 24
w shift	12 -6 -8
w shoe	-14 -12 22
w shop	-16 -16 22
w should	11 -4 -7
w shrink	-5 21 -22
w side	-3 -24 10
w sign	-2 -14 11
w signific	9 -18 -2
w simpl	7 -3 -4
w simul	7 -10 3
w simulink	11 -22 11
w sinc	4 -2 -2
w site	-7 -7 10
w situat	-23 -10 27
w six	-14 10 3
w size	-8 -14 13
w skill	-6 -9 16
w smart	25 -21 -12
w so	5 -7 0
w social	-14 19 -11
w softwar	-24 10 14
w solid	15 -11 -11
w solut	-4 -11 12
w solv	1 -14 7
w some	-12 19 -15
w sourc	-12 -13 18
w spanish	-22 -8 25
w special	-21 22 -11
w specialti	-1 -11 10
w specif	7 -25 6
w specifi	-9 1 6
w speech	-15 18 -13
w sql	-22 -8 20
w sr	15 -21 4
w stack	-36 -15 35
w staff	-1 -14 12
w standard	-7 7 -1
w start	13 -5 -8
w starter	-28 -4 31
w state	-6 -3 6
w statement	3 -5 2
w statist	-11 0 5
w status	12 -5 -7
w step	0 -12 7
w storag	-11 -20 17
w store	5 -14 4
w strategi	-14 3 11
w strong	-16 31 -15
w structur	2 -14 9
w sub	2 -15 5
w subcontractor	-10 -29 24
w subject	18 -12 -7
w submit	8 -16 2
w submitt	-9 -23 14
w succe	11 -12 -1
w such	9 -12 -1
w suit	0 -9 4
w summari	23 -11 -12
w superintend	-7 -19 14
w superv	-13 22 -21
w supervis	-15 13 1
w supervisor	7 -10 -1
w suppli	9 2 -13
w supplier	5 -9 3
w support	6 -15 7
w system	-4 -7 8
w tabl	21 -7 -16
w take	2 5 -7
w talent	20 -7 -14
w target	3 -10 5
w task	14 -10 -7
w teach	17 3 -24
w team	3 -8 5
w teamwork	-22 11 8
w technic	-15 11 2
w technician	18 -8 -13
w techniqu	0 -15 7
w technologi	-5 -11 15
w telephon	-10 8 -4
w temperatur	-4 -11 9
w temporari	10 -12 1
w term	2 -7 2
w territori	-5 -16 17
w test	-4 -12 16
w texa	-2 -5 7
w than	11 -4 -7
w that	9 -5 -4
w the	7 -9 1
w thei	11 -7 -4
w their	5 -5 -1
w them	-9 -14 12
w then	-4 -11 11
w there	11 -6 -5
w these	11 -6 -5
w thing	12 -6 -9
w think	3 -19 11
w this	13 -7 -7
w thorough	-28 42 -21
w those	11 -3 -8
w three	5 -3 -4
w through	5 -1 -6
w throughout	17 -2 -15
w time	5 1 -6
w titl	11 -7 -4
w to	8 -9 0
w todai	22 -8 -14
w tool	-15 -4 16
w top	11 -7 -4
w total	11 -5 -6
w track	12 6 -20
w train	1 -13 13
w transact	-19 19 0
w transport	6 24 -29
w travel	-2 9 -10
w treatment	-17 -21 27
w trend	7 -7 -4
w troubleshoot	-10 20 -8
w truck	-18 -16 28
w truli	5 -3 -2
w trust	7 -4 -3
w tuition	4 -8 4
w twitter	20 -10 -11
w two	-3 -4 7
w tx	16 -10 -6
w type	-28 -4 27
w ui	-35 20 12
w under	-2 -17 16
w understand	-6 18 -16
w underwrit	4 -18 6
w underwriter	16 -13 -4
w union	4 -11 1
w uniqu	15 -4 -10
w unit	-5 -18 22
w up	-7 -11 16
w updat	6 -17 0
w upgrad	-5 -10 8
w upon	6 -8 -2
w us	5 -4 -2
w user	13 -17 -5
w util	-3 -9 4
w v	10 -6 -4
w vacat	17 -6 -11
w valid	-11 4 0
w valu	6 -7 0
w varieti	20 -19 -12
w various	-3 -17 14
w vehicl	-14 -8 14
w vendor	-2 -18 11
w verbal	-4 -5 7
w veri	-7 15 -16
w verifi	-42 2 26
w veteran	10 -6 -5
w veterinari	-17 1 15
w via	29 -4 -27
w view	8 -5 -3
w vision	23 -13 -12
w visit	11 -14 0
w visual	-8 11 -18
w volum	3 -10 0
w wa	9 -4 -5
w wai	20 -7 -16
w walk	-11 9 -1
w want	12 -8 -3
w we	8 -5 -3
w web	-11 8 0
w websit	-3 -15 15
w week	5 20 -26
w weekend	5 -15 4
w well	17 -7 -10
w wet	2 -10 6
w what	14 -10 -3
w when	26 -9 -20
w where	19 -7 -13
w whether	11 -7 -4
w which	13 -4 -9
w while	13 -12 -2
w who	17 -4 -13
w why	17 -13 -3
w will	6 2 -8
w win	22 -16 -12
w window	-22 13 -2
w wireless	11 -5 -7
w with	7 -10 3
w within	14 -9 -7
w without	15 -5 -11
w woman	9 -3 -6
w word	-17 11 3
w worker	25 -22 -18
w workforc	7 -4 -3
w workplac	9 -4 -5
w world	-3 -10 12
w worldwid	6 -3 -3
w would	6 -3 -3
w write	-8 9 -4
w xml	8 15 -40
w year	7 -17 9
w you	10 -5 -5
w your	8 1 -8
w+1 $	8 -9 0
w+1 1	23 -9 -13
w+1 10	13 -1 -14
w+1 100	3 -10 5
w+1 11	0 -11 5
w+1 2	1 11 -11
w+1 20	9 -28 7
w+1 21	0 -12 9
w+1 3	11 -16 -1
w+1 30	-3 8 -8
w+1 4	-24 26 -6
w+1 5	-4 0 4
w+1 50	-10 -6 14
w+1 6	-7 -7 11
w+1 7	33 -9 -31
w+1 8	14 -6 -11
w+1 9	26 -21 -16
w+1 ?	0 -3 3
w+1 a	3 -5 3
w+1 abil	20 -10 -11
w+1 abl	11 -6 -5
w+1 about	8 -7 -1
w+1 abov	23 -8 -16
w+1 accept	7 -18 7
w+1 access	3 -1 -2
w+1 accommod	21 -18 -4
w+1 accomplish	7 -15 7
w+1 accord	31 -11 -24
w+1 account	-22 19 1
w+1 accredit	11 -8 -5
w+1 accur	-5 1 0
w+1 achiev	20 -9 -15
w+1 acl	-2 -14 9
w+1 acoust	-25 22 6
w+1 across	13 -7 -9
w+1 action	11 -11 -3
w+1 activ	6 1 -12
w+1 acut	-6 -8 10
w+1 ad	-14 10 2
w+1 add	18 14 -42
w+1 addit	-1 -10 8
w+1 address	38 -23 -27
w+1 administer	6 -13 1
w+1 administr	-16 11 7
w+1 admit	15 -8 -8
w+1 advanc	17 -6 -11
w+1 affirm	-19 21 -6
w+1 after	4 -8 -2
w+1 ag	-17 8 10
w+1 against	-8 18 -17
w+1 agenc	-3 -9 9
w+1 agent	-13 -12 17
w+1 agil	6 -23 0
w+1 agreement	1 -17 12
w+1 aid	0 36 -37
w+1 al	14 -26 0
w+1 algorithm	-10 -16 17
w+1 all	-7 5 1
w+1 along	-1 -16 15
w+1 also	20 -5 -15
w+1 amount	-30 0 26
w+1 an	11 -4 -7
w+1 analyst	28 -16 -17
w+1 analyz	-2 5 -2
w+1 and	-11 4 8
w+1 android	-23 28 -21
w+1 ani	-3 -19 12
w+1 anim	19 -4 -15
w+1 answer	-5 -9 7
w+1 appli	23 -4 -18
w+1 applic	9 5 -14
w+1 apprais	-12 11 -6
w+1 appropri	3 -8 2
w+1 approv	-1 9 -13
w+1 approxim	18 -17 -5
w+1 ar	-1 -3 5
w+1 architect	21 -20 -13
w+1 architectur	6 -10 -2
w+1 area	14 -10 -7
w+1 around	4 4 -11
w+1 as	-14 -7 22
w+1 assess	-16 16 -5
w+1 asset	10 -3 -9
w+1 assign	14 -6 -11
w+1 assist	4 -9 3
w+1 associ	-4 -3 9
w+1 assur	-8 -35 24
w+1 at	4 -9 3
w+1 attent	19 8 -26
w+1 attitud	-8 -9 15
w+1 audio	-3 -8 7
w+1 audit	-24 -16 29
w+1 author	26 -18 -13
w+1 autom	2 -23 10
w+1 automot	-1 -27 24
w+1 avail	3 -6 2
w+1 award	7 -8 -1
w+1 b	-12 14 -7
w+1 bachelor	37 -9 -29
w+1 back	-4 -7 11
w+1 background	-11 9 -3
w+1 balanc	17 -10 -15
w+1 bank	-4 -1 -1
w+1 bar	-5 -10 14
w+1 base	-11 9 3
w+1 basic	10 -27 12
w+1 basis	9 -8 -3
w+1 bcl	52 -33 -30
w+1 be	7 -1 -4
w+1 beauti	-13 -13 17
w+1 becom	12 -2 -10
w+1 been	4 -3 -2
w+1 behavior	4 -25 2
w+1 believ	-4 -9 6
w+1 benefit	11 1 -11
w+1 best	-12 -9 18
w+1 between	19 -11 -14
w+1 beverag	-29 40 -32
w+1 bid	-31 1 28
w+1 bill	-31 43 -19
w+1 board	-17 -16 23
w+1 bonus	10 -5 -5
w+1 book	-20 -10 23
w+1 bookkeeper	11 -9 -4
w+1 both	12 -1 -13
w+1 brand	0 -7 4
w+1 bring	10 -6 -7
w+1 broad	23 -4 -20
w+1 budget	1 -18 10
w+1 build	12 11 -21
w+1 busi	-4 -17 18
w+1 but	-7 -9 14
w+1 by	11 -9 -2
w+1 c	7 39 -45
w+1 c++	-9 -13 18
w+1 california	6 -3 -3
w+1 call	-6 18 -10
w+1 campaign	11 -13 -6
w+1 can	5 -5 -2
w+1 candid	12 -4 -7
w+1 capabl	0 -16 12
w+1 capac	6 -13 -2
w+1 capit	-11 -33 19
w+1 care	-1 -17 16
w+1 career	6 -4 -2
w+1 cash	3 3 -6
w+1 categori	21 -8 -15
w+1 caus	-11 11 -1
w+1 center	2 0 -5
w+1 certifi	-13 18 -5
w+1 challeng	17 -9 -13
w+1 chanc	10 -3 -8
w+1 chang	11 -6 -15
w+1 check	-4 -18 18
w+1 chef	8 -18 0
w+1 civil	-16 -8 18
w+1 class	-11 -14 16
w+1 classifi	7 -3 -4
w+1 clean	11 19 -35
w+1 client	6 -4 -2
w+1 clinic	19 -5 -17
w+1 cloud	35 -13 -32
w+1 cna	3 -5 0
w+1 co	21 -5 -19
w+1 coach	-9 29 -31
w+1 code	-5 11 -10
w+1 cold	24 -15 -18
w+1 collabor	18 -2 -20
w+1 collect	34 -18 -26
w+1 colleg	-11 32 -47
w+1 color	5 -3 -2
w+1 com	9 -4 -4
w+1 combin	-7 15 -19
w+1 commerci	-11 9 0
w+1 commiss	-10 -15 23
w+1 commit	10 4 -16
w+1 common	-7 -9 10
w+1 commun	-5 15 -11
w+1 compani	13 -9 -5
w+1 companion	7 -5 -2
w+1 compens	-6 -15 21
w+1 compet	4 -8 1
w+1 competit	-5 -5 9
w+1 compiler	-3 -21 14
w+1 complet	17 -10 -9
w+1 complex	30 -10 -23
w+1 compli	43 -29 -22
w+1 compon	15 -19 -9
w+1 comprehens	16 -4 -13
w+1 comput	2 -16 13
w+1 computer	14 -34 11
w+1 concept	-41 22 5
w+1 concern	8 -10 -1
w+1 condit	15 -18 -4
w+1 conduct	52 -9 -47
w+1 confer	-10 -17 15
w+1 confidenti	-8 13 -14
w+1 connect	17 -6 -13
w+1 consider	7 -7 1
w+1 consist	-6 -11 13
w+1 construct	-9 7 4
w+1 consult	5 -21 10
w+1 consumer	7 -12 -1
w+1 contact	-3 -7 7
w+1 continu	21 -17 -10
w+1 contractor	-5 -38 31
w+1 contribut	16 -5 -12
w+1 control	-8 18 -9
w+1 cook	21 -13 -14
w+1 coordin	7 -17 4
w+1 coordinator	11 -8 -4
w+1 copi	-1 -18 6
w+1 copier	6 -18 -2
w+1 core	24 -9 -17
w+1 corpor	14 -8 -6
w+1 correct	13 -22 -5
w+1 correspond	-7 34 -39
w+1 cosmet	0 19 -24
w+1 cost	-11 6 5
w+1 counsel	-32 33 -13
w+1 countri	8 -4 -4
w+1 cours	-21 -8 23
w+1 cover	18 -3 -16
w+1 cpr	-5 23 -23
w+1 creat	7 -11 2
w+1 creativ	41 -37 -22
w+1 credit	-7 8 -2
w+1 critic	17 -28 -5
w+1 cross	16 -23 -7
w+1 culinari	-6 13 -10
w+1 cultur	6 -10 -1
w+1 current	18 -8 -11
w+1 customer	-2 5 -2
w+1 d	17 -28 5
w+1 dai	9 -3 -8
w+1 data	-8 11 -10
w+1 databas	-32 -5 25
w+1 date	12 -6 -7
w+1 deal	2 -16 3
w+1 debug	-24 9 6
w+1 decid	5 3 -13
w+1 dedic	28 -22 -13
w+1 defin	-3 -20 16
w+1 degre	-11 2 8
w+1 deliver	8 -7 -4
w+1 demand	-3 -24 18
w+1 demonstr	5 -30 16
w+1 dental	21 -14 -7
w+1 depart	10 -7 -6
w+1 department	6 -5 -5
w+1 depend	8 -20 9
w+1 deposit	-5 6 -2
w+1 depth	-19 28 -16
w+1 describ	13 -15 0
w+1 design	7 2 -9
w+1 designer	-11 4 7
w+1 desir	-6 -21 20
w+1 detail	-2 -25 25
w+1 determin	32 -9 -28
w+1 develop	10 -13 0
w+1 developer	-7 -11 16
w+1 development	-11 -4 13
w+1 devic	-24 26 -15
w+1 diagnos	-15 3 9
w+1 diesel	15 16 -30
w+1 dietari	-7 16 -31
w+1 differ	-24 -9 27
w+1 diploma	-8 -4 11
w+1 direct	4 7 -11
w+1 directli	19 -25 2
w+1 disabl	-3 -3 7
w+1 discharg	12 -5 -10
w+1 disciplin	-20 -16 28
w+1 disciplinari	-7 14 -6
w+1 discount	6 -4 -2
w+1 discover	1 -14 5
w+1 diseas	10 -5 -8
w+1 displai	16 -17 -10
w+1 distribut	-12 24 -17
w+1 district	11 -6 -6
w+1 divers	3 -5 1
w+1 divis	6 -3 -3
w+1 do	9 -5 -5
w+1 document	2 -3 -1
w+1 draw	17 -1 -16
w+1 drive	-15 8 7
w+1 driver	-9 5 3
w+1 drug	8 -2 -6
w+1 due	24 -15 -10
w+1 dure	-17 -11 23
w+1 duti	-1 -3 3
w+1 dynam	-8 -10 13
w+1 e	-2 11 -10
w+1 each	5 -8 1
w+1 earn	4 -2 -2
w+1 educ	13 -1 -12
w+1 eeo	5 -3 -2
w+1 effect	14 1 -17
w+1 effici	17 -13 -10
w+1 effort	-5 -30 22
w+1 electr	14 -13 -9
w+1 electron	5 -18 -1
w+1 elig	-20 24 -7
w+1 email	-20 43 -34
w+1 emerg	1 -5 3
w+1 emphas	10 -9 -6
w+1 emploi	22 -15 -11
w+1 employ	18 -10 -11
w+1 employe	7 -10 3
w+1 employer	-2 -5 7
w+1 enabl	13 -5 -8
w+1 encourag	20 -4 -16
w+1 end	-25 -16 38
w+1 energet	25 -12 -20
w+1 engag	-23 -14 27
w+1 engineer	7 -8 0
w+1 enhanc	-17 12 1
w+1 enjoi	-27 30 -11
w+1 ensur	14 -6 -8
w+1 enterpr	14 -9 -10
w+1 entrepreneuri	12 -9 -4
w+1 environ	6 -15 4
w+1 equal	6 -3 -3
w+1 equip	4 0 -7
w+1 equival	23 -2 -24
w+1 essenti	31 -11 -23
w+1 establish	10 -13 -2
w+1 estat	1 13 -26
w+1 estim	-7 -17 11
w+1 etc	-24 -12 30
w+1 ethic	20 -20 -11
w+1 evalu	4 -13 5
w+1 even	3 -12 5
w+1 event	-26 -13 32
w+1 everi	9 -2 -7
w+1 exce	-7 -10 11
w+1 exceed	29 -6 -26
w+1 excel	2 -16 14
w+1 except	20 -19 -10
w+1 excit	7 -3 -4
w+1 execut	16 -7 -11
w+1 exist	-8 -12 12
w+1 expand	-29 -8 31
w+1 expect	6 -12 3
w+1 expens	23 -13 -16
w+1 experienc	25 -13 -16
w+1 expert	18 -11 -13
w+1 exposur	11 -4 -8
w+1 extens	-11 -8 14
w+1 extern	3 -6 2
w+1 f	4 -2 -1
w+1 face	-12 0 13
w+1 facebook	28 -12 -20
w+1 facil	16 -17 -7
w+1 facilit	28 -5 -26
w+1 famili	5 -10 3
w+1 fast	5 -10 0
w+1 fax	19 -13 -14
w+1 fda	-15 -25 20
w+1 feasibl	-1 18 -21
w+1 featur	4 9 -14
w+1 feder	-10 23 -19
w+1 feedback	-7 9 -2
w+1 feel	2 -13 2
w+1 field	-3 -5 6
w+1 file	-1 29 -33
w+1 financi	-12 0 10
w+1 find	-16 22 -16
w+1 finish	-23 -11 26
w+1 firm	-4 -6 9
w+1 first	-17 -14 25
w+1 five	9 -22 7
w+1 flexibl	27 -25 -13
w+1 flight	10 -6 -4
w+1 flow	3 12 -19
w+1 focus	13 3 -19
w+1 follow	15 -10 -7
w+1 food	17 -10 -9
w+1 for	-1 -5 5
w+1 forecast	10 -20 -2
w+1 form	-6 10 -5
w+1 forward	9 -4 -6
w+1 foster	4 -2 -2
w+1 found	3 -1 -1
w+1 foundat	13 -5 -9
w+1 framework	-11 11 -7
w+1 free	9 -7 -2
w+1 from	-13 -7 17
w+1 full	4 -4 1
w+1 function	1 -10 8
w+1 futur	19 -6 -14
w+1 g	34 -8 -30
w+1 ged	36 -11 -32
w+1 gender	5 -2 -2
w+1 gener	-2 -2 4
w+1 genet	5 -3 -2
w+1 get	20 -3 -18
w+1 give	-1 -4 4
w+1 global	-2 -10 8
w+1 go	19 -9 -14
w+1 goal	13 -14 -3
w+1 good	13 3 -17
w+1 govern	-10 23 -26
w+1 great	1 9 -11
w+1 grill	2 -14 7
w+1 grind	-4 1 0
w+1 group	15 -12 -7
w+1 grow	8 -7 0
w+1 guidanc	5 -12 0
w+1 guidelin	-24 4 18
w+1 ha	4 -6 2
w+1 hand	2 -22 10
w+1 handl	-24 -28 35
w+1 have	11 3 -13
w+1 headquarter	8 -2 -7
w+1 health	8 -8 1
w+1 healthcar	7 -4 -2
w+1 heavi	-9 -2 5
w+1 help	15 -4 -12
w+1 her	-21 27 -22
w+1 here	15 -6 -10
w+1 high	5 -4 -2
w+1 highest	17 -4 -13
w+1 highli	11 -7 -5
w+1 hire	18 -7 -11
w+1 his	7 13 -37
w+1 histori	4 1 -6
w+1 hold	15 -8 -10
w+1 holidai	-14 -9 19
w+1 home	21 -4 -16
w+1 hospit	8 -9 -3
w+1 hour	22 -14 -11
w+1 hous	5 -28 11
w+1 how	12 -28 8
w+1 hr	-14 -10 19
w+1 html	0 -10 14
w+1 html5	-19 12 14
w+1 http	16 -9 -7
w+1 human	0 -12 8
w+1 hydraul	-22 14 -1
w+1 i	11 -3 -8
w+1 ic	-12 -15 17
w+1 id	-27 21 1
w+1 ident	-25 26 -5
w+1 identifi	6 -13 0
w+1 if	7 -13 2
w+1 imag	12 -14 -1
w+1 immedi	-7 17 -24
w+1 impact	8 -9 0
w+1 implement	-16 -12 23
w+1 import	8 -4 -4
w+1 improv	3 9 -13
w+1 inc	14 -6 -8
w+1 incent	20 -7 -15
w+1 includ	4 -8 4
w+1 incom	-31 18 -10
w+1 increas	-17 -10 20
w+1 independ	-27 8 14
w+1 individu	-5 -12 17
w+1 industri	20 -8 -12
w+1 inform	6 -13 6
w+1 infrastructur	26 -17 -19
w+1 ingredi	5 -11 -1
w+1 initi	-1 -11 4
w+1 innov	12 -6 -5
w+1 input	8 -21 -2
w+1 inspect	16 -18 -11
w+1 instruct	-5 -20 12
w+1 instrument	19 -8 -12
w+1 insur	10 -17 1
w+1 integr	4 43 -42
w+1 interact	0 -15 10
w+1 interest	12 -10 -4
w+1 intern	4 -13 2
w+1 internet	-5 -12 9
w+1 interperson	-7 14 -11
w+1 interview	13 -6 -8
w+1 into	3 -7 3
w+1 inventori	-6 -4 5
w+1 investig	-22 15 4
w+1 invoic	2 -7 3
w+1 involv	-25 25 -4
w+1 is	-2 -4 8
w+1 iso	26 -24 -18
w+1 issu	26 -18 -17
w+1 it	8 -6 -2
w+1 item	12 2 -15
w+1 java	-22 5 15
w+1 javascript	5 2 -7
w+1 job	4 0 -3
w+1 join	7 -2 -4
w+1 jqueri	6 14 -16
w+1 js	-6 -18 16
w+1 junior	19 -5 -15
w+1 just	18 -6 -14
w+1 k	13 -5 -7
w+1 keep	14 -3 -11
w+1 kei	18 8 -29
w+1 kitchen	7 -7 -1
w+1 know	11 -4 -7
w+1 knowledg	4 5 -9
w+1 labor	-27 12 12
w+1 languag	6 -10 0
w+1 larg	-17 5 7
w+1 largest	12 -4 -8
w+1 launch	-2 -14 3
w+1 law	12 5 -19
w+1 lawn	13 -22 -2
w+1 layout	-39 11 24
w+1 lead	7 -7 -3
w+1 leader	14 -5 -9
w+1 leadership	-4 9 -6
w+1 learn	-9 10 3
w+1 least	-22 40 -30
w+1 legal	-21 -13 26
w+1 lend	-24 4 15
w+1 level	5 -1 -7
w+1 liaison	-4 17 -30
w+1 librari	-6 31 -36
w+1 licens	-22 10 7
w+1 life	5 -9 3
w+1 lift	9 -4 -7
w+1 like	22 -6 -17
w+1 limit	7 -5 -3
w+1 line	3 13 -21
w+1 link	8 -4 -4
w+1 linkedin	17 -14 -4
w+1 list	7 -9 2
w+1 listen	-20 24 -13
w+1 live	10 -18 6
w+1 ll	10 -7 -2
w+1 loan	-18 13 -1
w+1 local	-19 -9 26
w+1 locat	12 -8 -4
w+1 log	2 -5 2
w+1 long	0 -22 15
w+1 look	10 -5 -4
w+1 lot	31 -22 -16
w+1 love	17 -9 -10
w+1 lpn	7 -26 10
w+1 m	9 -5 -7
w+1 machin	0 7 -9
w+1 mai	19 -5 -14
w+1 mail	-14 10 -6
w+1 maintain	-1 17 -18
w+1 make	9 -5 -5
w+1 manag	-9 18 -10
w+1 manager	16 -12 -3
w+1 mani	12 -7 -6
w+1 manner	-9 -34 21
w+1 manual	-9 2 1
w+1 manufactur	8 -24 7
w+1 market	-2 -6 5
w+1 match	3 -3 1
w+1 materi	13 -7 -14
w+1 math	17 -23 9
w+1 matlab	-9 -16 18
w+1 maxim	17 -3 -15
w+1 measur	-15 -11 19
w+1 meat	-39 21 11
w+1 mechan	-9 18 -19
w+1 media	4 -2 -2
w+1 medic	-5 3 1
w+1 meet	2 1 -6
w+1 member	5 -10 3
w+1 memori	1 -12 3
w+1 menu	-3 25 -35
w+1 merchand	-6 -29 22
w+1 method	-22 -22 29
w+1 microsoft	-1 -17 9
w+1 minimum	2 9 -16
w+1 minor	8 -4 -5
w+1 mission	12 -12 -5
w+1 mm	-2 -11 12
w+1 mobil	20 10 -37
w+1 model	-5 22 -32
w+1 modul	13 24 -39
w+1 monitor	19 14 -45
w+1 month	9 -11 0
w+1 more	4 -8 4
w+1 most	20 -4 -15
w+1 motiv	-14 2 11
w+1 move	10 -3 -8
w+1 ms	1 0 -15
w+1 much	5 -3 -2
w+1 multi	-3 -13 10
w+1 multipl	-17 1 15
w+1 must	8 -11 1
w+1 mvc	-27 7 21
w+1 mysql	14 16 -27
w+1 nation	4 -11 5
w+1 natur	-10 -13 17
w+1 necessari	14 -1 -15
w+1 need	20 -9 -10
w+1 negoti	-21 7 6
w+1 network	-7 5 0
w+1 new	-4 7 -3
w+1 next	11 -8 -3
w+1 night	4 -6 -1
w+1 no	22 -9 -14
w+1 non	-10 -6 14
w+1 north	8 -5 -3
w+1 not	14 -6 -9
w+1 note	3 -29 14
w+1 now	16 -11 -5
w+1 number	9 -14 3
w+1 nurs	-2 -11 12
w+1 object	-5 -25 20
w+1 obtain	-14 -17 19
w+1 of	2 2 -4
w+1 off	-1 -10 10
w+1 offer	5 -5 0
w+1 offic	-3 17 -16
w+1 officer	22 -21 -12
w+1 on	2 -4 1
w+1 onc	15 -4 -12
w+1 ongo	22 -19 -6
w+1 onli	18 -5 -13
w+1 onlin	-9 12 -6
w+1 open	23 -15 -11
w+1 oper	1 4 -7
w+1 opportun	9 -8 -2
w+1 optim	-27 11 13
w+1 or	-7 0 7
w+1 oral	-27 36 -13
w+1 order	5 -9 3
w+1 organ	6 5 -13
w+1 organiz	-45 9 32
w+1 orient	-22 42 -31
w+1 origin	14 -8 -7
w+1 other	13 -6 -9
w+1 our	1 -5 4
w+1 out	32 9 -40
w+1 outgo	18 -11 -15
w+1 outlook	6 -21 3
w+1 outsid	-9 -8 14
w+1 outstand	4 8 -17
w+1 over	10 -7 -3
w+1 overal	22 -13 -11
w+1 own	15 -5 -10
w+1 owner	-19 16 5
w+1 p	24 -22 -18
w+1 pace	-14 1 -5
w+1 packag	14 -10 -6
w+1 page	-20 6 7
w+1 pai	7 1 -7
w+1 part	7 -4 -4
w+1 parti	26 -19 -8
w+1 particip	28 -9 -22
w+1 partner	4 -9 -1
w+1 partnership	12 -9 -4
w+1 passion	25 -11 -16
w+1 past	5 -2 -3
w+1 path	-3 -10 7
w+1 patient	-10 11 -2
w+1 payabl	-34 33 1
w+1 pe	-12 21 -22
w+1 per	-17 -7 21
w+1 perform	11 -9 -3
w+1 period	8 -8 -3
w+1 perl	5 5 -19
w+1 perman	5 -1 -4
w+1 person	-10 13 -5
w+1 personnel	9 -11 1
w+1 pest	2 -24 7
w+1 pharmaceut	14 -9 -8
w+1 phase	23 -9 -21
w+1 phone	2 -17 8
w+1 php	5 7 -11
w+1 physic	11 0 -14
w+1 physician	-1 -5 5
w+1 place	13 -4 -8
w+1 placement	28 -6 -23
w+1 plan	1 -11 9
w+1 plant	2 -24 9
w+1 platform	13 -6 -6
w+1 player	-2 -4 4
w+1 pleas	5 -7 1
w+1 plus	-2 -10 10
w+1 point	-30 23 6
w+1 polici	5 -12 4
w+1 popul	-17 -12 20
w+1 portfolio	16 -13 -9
w+1 posit	6 0 -6
w+1 possess	25 -9 -19
w+1 possibl	19 -9 -15
w+1 post	-18 8 13
w+1 poster	20 -8 -13
w+1 potenti	-6 5 -1
w+1 pound	5 -16 1
w+1 power	-2 -10 7
w+1 practic	-2 -19 18
w+1 practitioner	15 -24 10
w+1 pre	-1 8 -10
w+1 prefer	-1 -6 4
w+1 prep	3 -17 5
w+1 prepar	8 9 -18
w+1 present	-25 3 16
w+1 pressur	2 -17 3
w+1 prevent	20 -43 -2
w+1 previous	-10 -11 16
w+1 price	-20 -14 25
w+1 primari	16 -5 -11
w+1 prior	-31 -11 36
w+1 priorit	-39 9 25
w+1 privat	7 -3 -3
w+1 problem	-4 5 -5
w+1 procedur	-2 -15 11
w+1 process	-10 -3 12
w+1 produc	-7 13 -5
w+1 product	-1 -5 5
w+1 profession	12 2 -14
w+1 profici	-7 4 -3
w+1 profil	38 -21 -23
w+1 profit	-11 -10 15
w+1 program	6 -5 -6
w+1 progress	4 -15 9
w+1 project	5 0 -5
w+1 promot	20 -15 -10
w+1 proper	12 4 -29
w+1 properti	-14 -10 16
w+1 prospect	5 -9 -1
w+1 protect	6 -3 -3
w+1 protocol	-14 -24 29
w+1 prove	-21 -15 28
w+1 provid	9 -10 -2
w+1 provider	-2 24 -28
w+1 public	-24 -24 36
w+1 purchas	-27 18 5
w+1 purpos	21 -18 -4
w+1 python	-13 9 2
w+1 qualifi	17 5 -21
w+1 qualiti	2 12 -13
w+1 question	-9 7 3
w+1 quickli	8 -20 4
w+1 race	4 -2 -2
w+1 rang	-9 -24 24
w+1 rate	-21 19 -2
w+1 re	-8 21 -16
w+1 reach	13 -6 -10
w+1 read	2 2 -6
w+1 real	9 -7 -2
w+1 reason	17 -15 -3
w+1 receiv	-1 -6 6
w+1 recip	-13 17 2
w+1 recogn	39 -7 -34
w+1 recommend	-9 -12 14
w+1 record	-17 15 -2
w+1 recruiter	11 -6 -7
w+1 refer	0 -6 5
w+1 referr	-8 -6 10
w+1 regard	3 -8 2
w+1 region	13 -4 -9
w+1 register	10 6 -20
w+1 registr	10 6 -32
w+1 regul	1 -9 4
w+1 regular	4 -11 2
w+1 reimburs	4 -6 2
w+1 relat	3 -7 -1
w+1 relationship	-18 -3 17
w+1 relev	-22 -6 26
w+1 religion	6 -4 -2
w+1 reloc	7 -4 -3
w+1 remot	-16 -16 24
w+1 rep	-8 -17 16
w+1 repair	-7 -5 8
w+1 report	-16 3 13
w+1 repres	16 -4 -11
w+1 request	-8 -22 15
w+1 requir	4 -6 2
w+1 research	-11 -6 17
w+1 resid	0 6 -5
w+1 residenti	32 -8 -28
w+1 resolv	6 23 -23
w+1 resourc	3 -15 8
w+1 respect	-14 -8 18
w+1 respond	-3 -1 -1
w+1 respons	7 -1 -5
w+1 rest	-19 13 1
w+1 restaur	4 -2 -2
w+1 result	14 -9 -7
w+1 resum	11 -4 -6
w+1 retail	7 -5 -5
w+1 retain	24 -33 -3
w+1 retir	12 -7 -6
w+1 review	2 -18 8
w+1 right	7 -3 -4
w+1 risk	1 -27 11
w+1 rn	-13 17 -13
w+1 role	14 7 -23
w+1 room	-3 16 -17
w+1 rt	7 -4 -4
w+1 s	-14 -6 21
w+1 safe	18 -7 -14
w+1 safeti	-11 1 5
w+1 salari	14 -6 -8
w+1 sale	-1 -3 5
w+1 satisfact	29 -23 -22
w+1 save	-1 -14 10
w+1 scalabl	-4 -29 16
w+1 scale	17 -6 -13
w+1 schedul	-38 1 32
w+1 school	-7 3 1
w+1 scienc	29 -51 3
w+1 scope	11 -7 -8
w+1 screen	20 -19 -9
w+1 script	-31 26 -7
w+1 scrum	-29 18 18
w+1 se	12 -6 -5
w+1 search	8 -6 -3
w+1 sector	33 -10 -28
w+1 secur	15 11 -29
w+1 seek	14 -6 -9
w+1 select	-13 -9 16
w+1 self	9 10 -21
w+1 sell	-7 11 -4
w+1 send	6 -3 -3
w+1 senior	8 -4 -4
w+1 serv	24 -5 -20
w+1 server	4 -4 -6
w+1 servic	7 -5 -2
w+1 set	4 1 -8
w+1 sexual	9 -3 -6
w+1 share	-7 -13 14
w+1 sheet	-16 -14 22
w+1 shift	6 8 -14
w+1 shoe	-26 16 12
w+1 shop	-15 -13 21
w+1 should	17 -8 -10
w+1 shrink	25 -20 -11
w+1 side	-7 14 -13
w+1 sign	-12 16 -6
w+1 signific	3 -8 1
w+1 simpl	7 -3 -3
w+1 simul	1 -7 6
w+1 simulink	-7 -8 11
w+1 sinc	5 -2 -2
w+1 site	-6 10 -5
w+1 situat	-18 -15 25
w+1 six	-6 5 2
w+1 size	-5 -13 10
w+1 so	6 -12 2
w+1 softwar	-5 4 1
w+1 solut	4 -19 11
w+1 solv	5 3 -14
w+1 some	-6 5 0
w+1 sourc	-6 -25 19
w+1 spanish	-32 32 -7
w+1 special	10 9 -21
w+1 specialti	-13 18 -8
w+1 specif	-7 17 -11
w+1 specifi	4 -42 23
w+1 sql	-3 -23 9
w+1 sr	-14 -5 16
w+1 stack	-29 23 9
w+1 staff	-1 -9 10
w+1 standard	1 -3 -3
w+1 start	15 -7 -8
w+1 starter	-35 18 -5
w+1 state	-1 -12 12
w+1 statement	11 -8 -3
w+1 statist	4 23 -27
w+1 status	12 -7 -6
w+1 step	-6 -7 10
w+1 storag	-14 17 -9
w+1 store	6 -7 -3
w+1 strategi	-13 7 2
w+1 strong	11 -1 -12
w+1 structur	0 18 -20
w+1 sub	-24 -13 28
w+1 subcontractor	-21 17 3
w+1 submit	-9 13 -7
w+1 submitt	-13 -18 18
w+1 such	23 -16 -14
w+1 suit	7 -13 -2
w+1 summari	26 -19 -9
w+1 superintend	-11 21 -18
w+1 superv	7 -16 -1
w+1 supervis	-6 13 -16
w+1 supervisor	5 -7 0
w+1 suppli	12 1 -24
w+1 supplier	5 -7 -1
w+1 support	5 9 -16
w+1 system	1 5 -6
w+1 tabl	20 -8 -16
w+1 take	8 -5 -3
w+1 talent	15 -4 -10
w+1 target	12 -17 2
w+1 task	-6 -18 16
w+1 teach	23 -13 -18
w+1 team	11 -11 0
w+1 teamwork	-27 -30 35
w+1 technic	1 -26 21
w+1 technician	19 -13 -9
w+1 techniqu	-21 9 8
w+1 technologi	-2 -2 3
w+1 telephon	2 -1 -5
w+1 temperatur	5 -20 5
w+1 temporari	10 -9 -3
w+1 term	3 -13 6
w+1 territori	-2 -19 14
w+1 test	-7 2 5
w+1 texa	0 -17 11
w+1 than	17 -8 -10
w+1 that	4 0 -4
w+1 the	9 -4 -6
w+1 thei	12 -4 -8
w+1 their	7 -5 -1
w+1 them	-5 23 -21
w+1 then	-12 -9 16
w+1 there	11 -4 -7
w+1 thing	15 -13 -9
w+1 think	-16 14 0
w+1 this	15 -8 -8
w+1 thorough	-30 15 15
w+1 those	12 -4 -8
w+1 three	14 -16 -1
w+1 through	1 -12 8
w+1 throughout	-10 -7 16
w+1 time	16 -13 -3
w+1 titl	6 -3 -3
w+1 todai	17 -11 -7
w+1 tool	3 -18 7
w+1 top	9 -3 -5
w+1 total	14 -3 -11
w+1 track	9 -22 5
w+1 train	-8 -4 10
w+1 transact	7 -30 8
w+1 transport	31 -10 -28
w+1 travel	13 -17 2
w+1 treatment	-19 2 15
w+1 trend	10 -8 -6
w+1 troubleshoot	24 -16 -18
w+1 truck	-26 -13 31
w+1 truli	5 -3 -2
w+1 trust	5 -3 -2
w+1 tuition	4 -5 1
w+1 twitter	15 -12 -3
w+1 two	-5 -8 10
w+1 tx	16 -12 -4
w+1 type	-34 34 -1
w+1 under	-13 6 -2
w+1 understand	17 -3 -18
w+1 underwrit	10 -22 4
w+1 underwriter	10 -13 2
w+1 union	6 -15 0
w+1 uniqu	23 -6 -18
w+1 unit	-8 -15 19
w+1 up	-12 26 -16
w+1 updat	9 -3 -10
w+1 upgrad	1 -7 1
w+1 upon	-9 -12 14
w+1 us	1 -8 8
w+1 user	13 -20 -4
w+1 util	-21 -17 27
w+1 v	12 -5 -8
w+1 vacat	19 -17 -3
w+1 valid	4 8 -15
w+1 valu	3 7 -11
w+1 varieti	14 -19 -8
w+1 various	-15 5 2
w+1 vehicl	-13 -35 32
w+1 vendor	-7 4 4
w+1 verbal	-8 14 -7
w+1 veri	16 -5 -12
w+1 verifi	-43 41 -14
w+1 veteran	8 -5 -4
w+1 veterinari	-11 -13 22
w+1 via	7 -7 -4
w+1 view	7 -4 -3
w+1 vision	20 -7 -14
w+1 visit	6 -13 3
w+1 visual	23 -19 -8
w+1 volum	3 -30 6
w+1 wa	11 -5 -6
w+1 wai	16 -3 -13
w+1 walk	13 -14 -2
w+1 want	6 -3 -3
w+1 we	-1 -4 4
w+1 web	-11 7 4
w+1 websit	-7 -11 17
w+1 week	24 -21 -16
w+1 weekend	5 -9 -1
w+1 well	22 0 -22
w+1 wet	5 -13 2
w+1 what	3 -1 -2
w+1 when	-8 -9 12
w+1 where	8 -7 -3
w+1 which	-9 -7 14
w+1 while	-15 -11 21
w+1 who	14 -6 -8
w+1 why	4 -2 -2
w+1 will	9 0 -9
w+1 win	15 -6 -10
w+1 window	10 -18 -1
w+1 wireless	12 -7 -6
w+1 with	-6 3 2
w+1 within	-20 -11 29
w+1 without	23 -13 -13
w+1 woman	8 -5 -2
w+1 work	3 -7 4
w+1 worker	16 10 -27
w+1 workforc	5 -3 -2
w+1 workplac	6 -2 -3
w+1 world	-15 11 3
w+1 worldwid	9 -4 -5
w+1 would	8 -5 -4
w+1 write	-13 5 7
w+1 xml	12 11 -36
w+1 year	-8 4 4
w+1 you	13 -5 -7
w+1 your	13 -6 -6
w+2 $	7 -9 2
w+2 1	18 -12 -5
w+2 10	-5 -14 12
w+2 100	-3 -10 9
w+2 11	-1 18 -20
w+2 2	19 -23 -1
w+2 20	-1 -13 8
w+2 21	-6 14 -13
w+2 3	-18 5 12
w+2 30	-1 4 -5
w+2 4	9 -3 -8
w+2 5	-2 -4 4
w+2 50	-11 -12 17
w+2 6	2 -9 6
w+2 7	27 -9 -26
w+2 8	-6 -14 13
w+2 9	19 -4 -14
w+2 a	-1 -2 3
w+2 abil	15 -5 -12
w+2 abl	18 -17 -2
w+2 about	5 1 -6
w+2 abov	48 -10 -44
w+2 accept	-14 20 -17
w+2 access	4 -2 -2
w+2 accord	-8 -19 20
w+2 account	-8 -9 13
w+2 accredit	2 -10 5
w+2 accur	7 -17 7
w+2 achiev	-2 -16 10
w+2 acl	1 1 -7
w+2 acoust	-3 15 -31
w+2 across	10 -6 -6
w+2 action	11 2 -17
w+2 activ	2 -19 11
w+2 acut	-7 -11 11
w+2 ad	13 18 -37
w+2 add	46 -28 -32
w+2 addit	2 -7 2
w+2 address	11 -16 -5
w+2 administer	22 -23 -11
w+2 administr	-9 37 -38
w+2 admit	-2 -8 8
w+2 advanc	13 -7 -6
w+2 affirm	4 -2 -2
w+2 after	-17 17 1
w+2 ag	-8 -16 20
w+2 against	14 -5 -11
w+2 agenc	-2 -5 6
w+2 agent	-15 -10 18
w+2 agil	6 8 -34
w+2 agreement	-12 21 -13
w+2 aid	-9 -5 12
w+2 algorithm	-17 25 -15
w+2 all	-7 -1 8
w+2 along	-5 -22 15
w+2 also	5 -10 3
w+2 amount	-22 -13 25
w+2 an	4 -7 2
w+2 analyst	31 -24 -9
w+2 analyz	-19 16 4
w+2 and	-2 3 0
w+2 android	9 2 -17
w+2 ani	2 -8 3
w+2 anim	20 -9 -12
w+2 answer	-40 -17 43
w+2 appli	13 -13 -3
w+2 applic	7 -12 3
w+2 apprais	9 -14 -1
w+2 appropri	8 -11 -1
w+2 approv	11 -15 1
w+2 ar	3 7 -10
w+2 architect	16 -13 -12
w+2 architectur	9 -8 -5
w+2 area	8 -7 -1
w+2 around	14 -4 -10
w+2 as	-4 -5 8
w+2 assess	7 -17 4
w+2 asset	15 -11 -11
w+2 assign	-2 -10 12
w+2 assist	10 -6 -5
w+2 associ	-3 0 2
w+2 assur	-21 3 16
w+2 attent	27 -24 -16
w+2 attitud	-7 13 -11
w+2 audio	-6 -30 19
w+2 audit	-12 -38 25
w+2 author	31 -20 -12
w+2 autom	-3 -33 28
w+2 automot	-21 9 11
w+2 avail	14 -1 -18
w+2 award	3 -4 1
w+2 b	3 5 -10
w+2 bachelor	-12 17 -9
w+2 back	-5 -7 9
w+2 background	2 -5 2
w+2 balanc	18 -32 1
w+2 bank	14 -10 -6
w+2 bar	-14 -7 17
w+2 base	4 4 -9
w+2 basic	3 -17 9
w+2 basis	7 -5 -3
w+2 be	6 0 -6
w+2 beauti	-14 -10 17
w+2 becom	14 -3 -11
w+2 been	5 -3 -2
w+2 behavior	2 -15 3
w+2 believ	-3 -5 4
w+2 benefit	14 -9 -6
w+2 best	-13 9 0
w+2 between	14 -12 -3
w+2 bid	-41 9 31
w+2 bill	27 -24 -6
w+2 board	-17 -12 22
w+2 bonus	12 -4 -8
w+2 book	-11 -18 18
w+2 bookkeeper	9 -8 -4
w+2 both	6 7 -12
w+2 brand	1 -8 5
w+2 bring	10 -3 -8
w+2 broad	-5 -12 13
w+2 budget	-22 5 12
w+2 build	1 8 -7
w+2 busi	-7 -10 17
w+2 but	-14 -14 24
w+2 by	2 -4 1
w+2 c	-13 -14 20
w+2 c++	11 -33 21
w+2 california	8 -3 -5
w+2 call	20 2 -26
w+2 campaign	-4 -20 16
w+2 can	7 10 -23
w+2 candid	11 -6 -5
w+2 capabl	14 13 -32
w+2 capac	6 22 -37
w+2 capit	-18 -32 25
w+2 care	-4 -6 9
w+2 career	8 -6 -3
w+2 cash	8 -30 3
w+2 caus	0 -24 8
w+2 center	13 -4 -11
w+2 certifi	14 6 -21
w+2 challeng	16 -9 -10
w+2 chanc	9 -4 -6
w+2 chang	4 16 -16
w+2 check	-3 -11 9
w+2 civil	-6 25 -31
w+2 class	-16 19 -11
w+2 classifi	4 -2 -2
w+2 clean	-5 -8 8
w+2 client	16 7 -22
w+2 clinic	5 -6 -1
w+2 close	-11 5 1
w+2 cloud	15 -32 19
w+2 cna	6 -6 -3
w+2 co	26 -10 -23
w+2 coach	35 -24 -19
w+2 code	12 6 -22
w+2 cold	16 -33 9
w+2 collabor	24 -21 -6
w+2 collect	-12 -5 14
w+2 colleg	-5 -15 11
w+2 color	5 -3 -2
w+2 com	10 -4 -5
w+2 combin	20 -10 -13
w+2 commiss	-15 11 1
w+2 commit	8 -9 1
w+2 common	-7 -24 16
w+2 commun	1 3 -5
w+2 compani	11 -8 -4
w+2 compens	-14 8 2
w+2 compet	1 -23 6
w+2 competit	0 -6 4
w+2 compiler	-2 9 -10
w+2 complet	2 -11 6
w+2 complex	38 -26 -21
w+2 compli	7 -6 -2
w+2 compon	17 -16 -12
w+2 comprehens	16 -7 -12
w+2 comput	-14 -9 20
w+2 computer	-48 18 19
w+2 concept	-2 -14 6
w+2 concern	-3 -13 14
w+2 condit	3 -24 12
w+2 conduct	5 -20 2
w+2 confer	-12 8 -1
w+2 confidenti	15 -6 -9
w+2 connect	-6 -12 14
w+2 consider	4 -4 1
w+2 consist	-2 -9 7
w+2 construct	-11 5 3
w+2 consult	-4 -3 5
w+2 consumer	2 6 -8
w+2 contact	2 -11 4
w+2 continu	-1 6 -7
w+2 contract	1 0 -4
w+2 contractor	-24 -12 29
w+2 control	7 -3 -7
w+2 cook	16 -9 -11
w+2 coordin	-4 -8 5
w+2 coordinator	12 -4 -9
w+2 copi	-9 2 5
w+2 copier	8 -19 3
w+2 core	17 -9 -11
w+2 corpor	8 -5 -2
w+2 correct	-2 17 -17
w+2 correspond	-12 -15 15
w+2 cosmet	22 -9 -18
w+2 cost	-12 -18 20
w+2 counsel	16 -30 -3
w+2 countri	5 -2 -3
w+2 cours	-22 25 -14
w+2 cover	23 -17 -17
w+2 creat	3 -7 2
w+2 creativ	-11 14 -15
w+2 credit	2 -3 -3
w+2 critic	10 -16 -3
w+2 cross	11 1 -24
w+2 cultur	8 11 -22
w+2 current	11 -3 -12
w+2 customer	-1 -10 11
w+2 d	-6 20 -24
w+2 dai	7 -7 -2
w+2 data	15 0 -17
w+2 databas	-28 -13 34
w+2 date	7 -2 -5
w+2 deal	13 21 -31
w+2 debug	-3 -14 13
w+2 decid	20 -15 -8
w+2 defin	-7 -30 25
w+2 degre	8 -5 -4
w+2 deliver	11 -18 -1
w+2 demand	-13 -15 20
w+2 demonstr	-4 2 0
w+2 dental	10 -3 -7
w+2 depart	16 -11 -9
w+2 department	14 -7 -13
w+2 deposit	17 -9 -8
w+2 depth	16 -10 -8
w+2 describ	4 -8 3
w+2 design	14 -12 -4
w+2 designer	0 -21 13
w+2 desir	1 1 -9
w+2 detail	-22 35 -20
w+2 determin	-11 -11 16
w+2 develop	-10 12 -4
w+2 developer	-9 0 8
w+2 development	2 -11 4
w+2 devic	13 -10 -7
w+2 diagnos	-17 17 0
w+2 differ	-16 -20 24
w+2 diploma	-9 13 -5
w+2 direct	2 -5 2
w+2 directli	-2 -8 8
w+2 disabl	3 -6 4
w+2 discharg	14 -10 -9
w+2 disciplin	-19 9 10
w+2 disciplinari	7 -18 -3
w+2 discount	12 -5 -8
w+2 discover	-1 12 -11
w+2 diseas	16 -8 -11
w+2 displai	11 2 -20
w+2 distribut	-14 3 10
w+2 district	11 -3 -8
w+2 divers	4 -5 0
w+2 divis	8 -6 -2
w+2 do	-6 -9 12
w+2 document	2 9 -14
w+2 draw	21 -21 -13
w+2 drive	0 2 -3
w+2 driver	8 -20 7
w+2 drug	12 -8 -5
w+2 due	27 -2 -25
w+2 dure	-23 -18 31
w+2 duti	-3 4 -2
w+2 dynam	-8 13 -11
w+2 e	17 -7 -12
w+2 each	-12 -9 19
w+2 earn	4 -2 -2
w+2 educ	17 -13 -5
w+2 eeo	3 -1 -1
w+2 effect	12 -16 -2
w+2 effici	-4 -10 10
w+2 effort	-17 2 9
w+2 electr	-8 17 -12
w+2 electron	4 12 -23
w+2 elig	14 -9 -5
w+2 email	0 -18 9
w+2 emerg	7 -7 -1
w+2 emphas	-30 6 7
w+2 emploi	11 -4 -10
w+2 employ	4 1 -8
w+2 employe	5 11 -15
w+2 employer	-3 -5 8
w+2 enabl	11 -7 -4
w+2 encourag	28 -6 -26
w+2 end	-26 12 9
w+2 energet	24 -17 -16
w+2 engineer	11 1 -12
w+2 enhanc	-6 -11 10
w+2 ensur	-21 6 15
w+2 enterpr	10 -3 -8
w+2 entrepreneuri	8 -2 -6
w+2 environ	3 -12 6
w+2 equal	6 -2 -4
w+2 equip	10 6 -16
w+2 equival	8 0 -9
w+2 essenti	-1 11 -10
w+2 establish	-2 11 -10
w+2 estim	-1 -18 6
w+2 etc	-18 26 -11
w+2 ethic	12 -9 -9
w+2 evalu	-5 3 1
w+2 even	-2 -6 5
w+2 event	-35 -17 42
w+2 everi	9 -2 -8
w+2 exce	1 22 -23
w+2 exceed	34 -22 -18
w+2 excel	-19 -3 19
w+2 except	13 -5 -11
w+2 excit	5 -3 -2
w+2 execut	-11 14 2
w+2 exist	-4 -13 8
w+2 expand	-27 39 -29
w+2 expect	-1 9 -18
w+2 expens	16 11 -28
w+2 experi	4 -1 -3
w+2 experienc	-17 23 -12
w+2 expert	16 -23 -3
w+2 exposur	13 -8 -5
w+2 extens	-5 -13 11
w+2 extern	11 -9 -5
w+2 f	4 -2 -2
w+2 face	-8 11 -3
w+2 facil	-11 -11 19
w+2 facilit	35 -25 -22
w+2 famili	4 -14 9
w+2 fast	1 -7 2
w+2 fax	22 -18 -12
w+2 fda	-19 25 -1
w+2 feasibl	30 -11 -27
w+2 featur	24 2 -28
w+2 feder	9 -20 5
w+2 feedback	1 26 -28
w+2 feel	2 12 -36
w+2 field	5 -14 6
w+2 file	29 -4 -32
w+2 financi	-9 15 -11
w+2 find	19 -11 -8
w+2 finish	-10 18 -12
w+2 firm	-8 -9 14
w+2 first	-20 -39 43
w+2 flexibl	16 16 -43
w+2 flight	6 -3 -3
w+2 flow	23 3 -36
w+2 focus	11 -1 -11
w+2 follow	-2 -11 11
w+2 food	11 -14 0
w+2 for	-5 -5 9
w+2 forecast	-28 36 -22
w+2 form	-10 -25 26
w+2 forward	12 -9 -3
w+2 foster	7 -4 -3
w+2 found	5 -3 -2
w+2 foundat	10 -3 -8
w+2 framework	-17 22 -11
w+2 free	3 -1 -2
w+2 from	-16 -1 16
w+2 full	4 -6 3
w+2 function	-5 -2 6
w+2 futur	24 -11 -15
w+2 g	0 -11 4
w+2 ged	-11 -9 19
w+2 gender	5 -3 -1
w+2 gener	1 13 -15
w+2 genet	4 -2 -2
w+2 get	28 -13 -22
w+2 give	13 -5 -9
w+2 global	-5 16 -23
w+2 go	14 -6 -10
w+2 goal	7 -12 1
w+2 good	1 -14 11
w+2 govern	26 -8 -24
w+2 great	17 -9 -8
w+2 grill	3 -5 0
w+2 grind	18 -1 -28
w+2 group	3 -19 11
w+2 grow	9 -11 2
w+2 guidanc	-20 -14 27
w+2 guidelin	-9 -26 16
w+2 ha	1 -5 3
w+2 hand	5 -23 2
w+2 handl	-24 0 21
w+2 have	3 -6 5
w+2 headquarter	11 -3 -9
w+2 health	6 -6 0
w+2 healthcar	11 -7 -4
w+2 heavi	8 -11 -1
w+2 help	-6 13 -8
w+2 her	18 -7 -12
w+2 here	-4 -5 7
w+2 high	14 -13 -3
w+2 highest	22 -8 -14
w+2 highli	-30 12 19
w+2 hire	18 -9 -10
w+2 his	-4 16 -16
w+2 hold	17 -5 -15
w+2 holidai	3 -14 9
w+2 home	27 -4 -23
w+2 hospit	18 -14 -9
w+2 hour	9 -7 -3
w+2 hous	-3 -13 10
w+2 how	-14 24 -21
w+2 hr	1 -12 6
w+2 html	-22 2 23
w+2 html5	-17 -38 31
w+2 http	13 -4 -9
w+2 human	4 -13 7
w+2 hydraul	-15 15 -2
w+2 i	19 -4 -16
w+2 ic	-13 12 -3
w+2 id	14 14 -23
w+2 ident	5 -2 -3
w+2 identifi	2 -24 12
w+2 if	16 -12 -6
w+2 imag	-4 15 -21
w+2 immedi	22 -12 -12
w+2 impact	13 -11 -4
w+2 implement	-18 29 -15
w+2 import	14 -5 -10
w+2 improv	-3 6 -5
w+2 in	-2 -5 8
w+2 inc	18 -8 -11
w+2 incent	18 -4 -14
w+2 includ	1 -13 11
w+2 incom	-28 -19 39
w+2 increas	-8 -38 19
w+2 independ	-12 6 -1
w+2 individu	-16 18 -2
w+2 industri	13 -10 -2
w+2 inform	5 6 -12
w+2 infrastructur	19 -9 -14
w+2 ingredi	7 -1 -15
w+2 initi	4 -21 6
w+2 innov	12 -9 -3
w+2 input	5 -14 -2
w+2 inspect	-5 -11 2
w+2 instruct	-2 -18 10
w+2 instrument	20 -8 -13
w+2 insur	6 -22 7
w+2 integr	38 -2 -39
w+2 interact	-5 -23 17
w+2 interest	16 18 -32
w+2 intern	4 -14 1
w+2 internet	0 20 -35
w+2 interperson	16 -23 -2
w+2 interview	12 -8 -4
w+2 into	-3 9 -10
w+2 inventori	-13 11 -6
w+2 investig	-25 -21 36
w+2 invoic	12 -14 -2
w+2 involv	0 -23 10
w+2 is	-2 -2 3
w+2 iso	-8 28 -34
w+2 issu	23 -10 -17
w+2 it	14 -10 -5
w+2 item	21 -19 -12
w+2 java	-9 8 0
w+2 javascript	-1 7 -9
w+2 job	7 -4 -2
w+2 join	7 -3 -3
w+2 jqueri	-17 14 2
w+2 js	4 -13 -1
w+2 junior	19 -2 -17
w+2 just	24 -2 -23
w+2 k	15 -4 -11
w+2 keep	-10 -10 19
w+2 kei	10 -18 0
w+2 kitchen	3 -9 3
w+2 know	15 -9 -5
w+2 knowledg	-8 9 2
w+2 labor	-14 -16 19
w+2 languag	-3 4 -6
w+2 larg	-5 5 -4
w+2 largest	11 -4 -7
w+2 launch	-2 10 -28
w+2 law	20 -10 -12
w+2 lawn	3 -11 2
w+2 layout	-22 8 15
w+2 lead	16 -15 -4
w+2 leader	11 -3 -8
w+2 leadership	-2 -9 3
w+2 learn	-1 9 -11
w+2 least	36 -15 -32
w+2 legal	-18 24 -18
w+2 lend	-5 -11 7
w+2 level	14 -14 -2
w+2 liaison	32 -13 -23
w+2 librari	14 18 -41
w+2 licens	-16 -4 16
w+2 life	2 14 -21
w+2 lift	1 18 -32
w+2 like	25 -6 -20
w+2 limit	12 -5 -7
w+2 line	12 -15 -4
w+2 link	5 -3 -2
w+2 list	2 -6 4
w+2 listen	17 -6 -11
w+2 live	-4 -7 10
w+2 ll	20 -3 -19
w+2 loan	12 -2 -7
w+2 local	-23 -13 32
w+2 locat	9 -4 -5
w+2 log	2 -9 7
w+2 long	-4 9 -9
w+2 look	10 -5 -5
w+2 lot	12 -5 -7
w+2 love	6 -3 -3
w+2 lpn	-10 -13 16
w+2 m	-3 -14 10
w+2 machin	14 -6 -11
w+2 mai	1 7 -11
w+2 mail	17 -6 -11
w+2 maintain	9 1 -10
w+2 make	6 -3 -5
w+2 manag	7 7 -14
w+2 manager	9 -7 -2
w+2 mani	12 -5 -8
w+2 manner	-13 -20 19
w+2 manual	-3 6 -3
w+2 manufactur	1 -23 13
w+2 market	-4 -13 13
w+2 match	8 -4 -3
w+2 materi	6 5 -15
w+2 matlab	-21 22 1
w+2 maxim	23 -4 -21
w+2 measur	-9 -4 11
w+2 meat	-9 -12 13
w+2 mechan	7 -1 -8
w+2 media	3 -2 -1
w+2 medic	-3 -17 16
w+2 meet	-21 0 21
w+2 member	15 -16 -1
w+2 memori	3 4 -21
w+2 menu	28 -19 -23
w+2 merchand	-7 -11 13
w+2 method	-27 17 15
w+2 microsoft	-3 19 -17
w+2 minimum	6 13 -17
w+2 minor	9 -3 -6
w+2 mission	11 -12 -8
w+2 mm	3 -4 2
w+2 mobil	-17 -20 30
w+2 model	29 -23 -13
w+2 modul	40 -39 -13
w+2 monitor	7 8 -22
w+2 month	4 -9 -2
w+2 more	4 10 -15
w+2 most	19 -4 -15
w+2 motiv	-6 1 6
w+2 move	17 -13 -9
w+2 ms	20 7 -24
w+2 much	10 -7 -3
w+2 multi	-3 12 -11
w+2 multipl	-7 9 -2
w+2 must	2 8 -8
w+2 mysql	26 -22 -18
w+2 nation	1 -5 3
w+2 natur	-10 -5 13
w+2 necessari	23 11 -37
w+2 need	-4 -6 10
w+2 negoti	5 9 -20
w+2 network	8 -14 -2
w+2 new	-6 0 2
w+2 night	6 -11 1
w+2 no	-1 -6 7
w+2 non	-10 -6 13
w+2 north	7 -4 -3
w+2 not	8 -5 -4
w+2 note	-22 -11 24
w+2 now	6 -3 -3
w+2 number	0 -15 10
w+2 nurs	-4 4 1
w+2 object	-3 17 -16
w+2 obtain	-39 7 25
w+2 of	2 2 -4
w+2 off	-1 -16 14
w+2 offer	4 -5 1
w+2 offic	21 -8 -13
w+2 officer	13 -4 -8
w+2 onc	13 -7 -6
w+2 onli	22 -12 -17
w+2 onlin	7 -3 -4
w+2 open	16 -5 -12
w+2 oper	3 3 -6
w+2 opportun	8 -5 -3
w+2 optim	0 -17 7
w+2 or	-2 -4 6
w+2 oral	15 -10 -9
w+2 order	-4 12 -15
w+2 organ	10 0 -16
w+2 organiz	-26 9 9
w+2 orient	-7 -26 26
w+2 origin	-9 6 1
w+2 other	3 -10 6
w+2 our	-1 -2 3
w+2 out	-1 -7 7
w+2 outgo	-8 -9 11
w+2 outlook	-11 -12 13
w+2 outsid	-11 0 12
w+2 outstand	19 -7 -14
w+2 over	5 18 -32
w+2 overal	15 -5 -10
w+2 own	16 -7 -8
w+2 owner	-22 16 10
w+2 p	20 -11 -18
w+2 pace	5 -15 0
w+2 packag	10 -12 0
w+2 page	4 -33 10
w+2 pai	11 -3 -8
w+2 part	1 13 -15
w+2 parti	12 -9 -3
w+2 particip	28 -18 -11
w+2 partner	8 -21 0
w+2 partnership	8 -6 -2
w+2 passion	22 -5 -18
w+2 past	10 -4 -7
w+2 path	-5 -13 10
w+2 patient	8 -7 -5
w+2 pe	19 -16 -7
w+2 per	-7 -11 16
w+2 perform	4 7 -12
w+2 period	-9 -10 17
w+2 perl	9 1 -19
w+2 perman	10 -6 -3
w+2 person	7 -5 -3
w+2 personnel	0 -8 7
w+2 pest	-8 -15 13
w+2 phase	22 -14 -13
w+2 phone	-9 0 7
w+2 php	15 -7 -13
w+2 physic	20 -5 -15
w+2 physician	13 -15 -4
w+2 place	11 -5 -7
w+2 placement	28 -9 -26
w+2 plan	-19 10 9
w+2 plant	-2 -23 8
w+2 platform	11 -12 -5
w+2 player	-10 25 -32
w+2 pleas	5 -5 0
w+2 plus	2 -19 12
w+2 point	-30 -20 37
w+2 polici	6 -14 4
w+2 popul	-9 -7 11
w+2 portfolio	-9 4 2
w+2 posit	11 -7 -5
w+2 possess	25 -16 -13
w+2 possibl	15 -5 -12
w+2 post	-19 24 -17
w+2 poster	17 -3 -14
w+2 potenti	11 -6 -5
w+2 pound	1 -14 5
w+2 power	4 20 -25
w+2 practic	-12 14 -7
w+2 pre	9 -5 -4
w+2 prefer	-6 -1 4
w+2 prep	0 21 -35
w+2 prepar	2 3 -7
w+2 present	-21 46 -37
w+2 pressur	5 -9 -2
w+2 prevent	13 -27 3
w+2 previous	-22 -16 34
w+2 price	-1 4 -8
w+2 primari	15 -4 -11
w+2 prior	-25 -16 30
w+2 privat	11 -8 -3
w+2 problem	-17 17 2
w+2 procedur	4 5 -11
w+2 process	-7 9 -2
w+2 produc	3 -12 9
w+2 product	-10 10 -3
w+2 profession	16 -12 -7
w+2 profici	27 -30 -8
w+2 profil	31 -23 -16
w+2 profit	-18 -15 24
w+2 program	3 -10 2
w+2 progress	-10 18 -14
w+2 project	5 -2 -3
w+2 promot	-1 -11 9
w+2 proper	29 -28 -13
w+2 properti	-12 -11 15
w+2 prospect	11 -38 9
w+2 protect	6 -3 -3
w+2 protocol	-17 -36 36
w+2 prove	-21 3 10
w+2 provid	-3 -8 12
w+2 provider	3 -13 5
w+2 public	-30 25 -6
w+2 purchas	6 -14 -1
w+2 python	11 -17 1
w+2 qualifi	23 -18 -8
w+2 qualiti	13 -12 -4
w+2 question	-3 17 -18
w+2 quickli	3 -29 11
w+2 race	7 -5 -2
w+2 rang	-19 13 9
w+2 rate	3 -29 10
w+2 re	15 -13 -4
w+2 reach	10 -6 -4
w+2 read	12 -5 -8
w+2 real	8 -12 1
w+2 receiv	-5 7 -4
w+2 recip	-7 -15 12
w+2 recogn	4 -5 -1
w+2 recommend	-11 -12 16
w+2 record	-6 0 0
w+2 recruiter	9 -5 -6
w+2 refer	-6 12 -6
w+2 referr	-16 -11 20
w+2 regard	-5 -16 16
w+2 region	13 -7 -6
w+2 register	8 -12 -1
w+2 regul	-13 -2 13
w+2 regular	8 -14 1
w+2 reimburs	4 -3 0
w+2 relat	-1 -4 4
w+2 relationship	-16 20 -7
w+2 relev	-12 0 10
w+2 religion	4 -3 -2
w+2 reloc	7 -3 -4
w+2 remot	-15 20 -16
w+2 repair	-1 -1 -3
w+2 report	-18 12 5
w+2 repres	10 -17 7
w+2 request	-16 0 14
w+2 requir	1 -4 4
w+2 research	-26 17 11
w+2 resid	8 -14 4
w+2 residenti	33 -8 -28
w+2 resolv	17 -13 -12
w+2 resourc	-2 9 -7
w+2 respect	-4 23 -29
w+2 respond	-19 24 -9
w+2 respons	12 -15 3
w+2 rest	-14 14 -5
w+2 restaur	6 -3 -3
w+2 result	10 -5 -4
w+2 resum	11 -4 -7
w+2 retail	-1 -9 10
w+2 retir	8 -5 -3
w+2 review	-5 10 -11
w+2 right	10 -3 -7
w+2 risk	-2 4 -5
w+2 rn	15 -20 1
w+2 role	24 -12 -12
w+2 room	9 -17 -1
w+2 rt	6 -3 -3
w+2 s	-14 8 8
w+2 safe	1 -28 14
w+2 safeti	-10 12 -2
w+2 salari	14 -12 -3
w+2 sale	0 -5 5
w+2 satisfact	21 -9 -18
w+2 save	-1 -5 4
w+2 scalabl	3 -20 5
w+2 scale	17 -7 -14
w+2 schedul	-24 19 4
w+2 school	13 -15 2
w+2 scienc	9 -10 -6
w+2 scope	-10 -16 23
w+2 screen	11 -13 -1
w+2 script	24 2 -32
w+2 scrum	-15 16 -1
w+2 se	18 -11 -8
w+2 search	4 -2 -3
w+2 sector	-28 -10 31
w+2 secur	31 -17 -26
w+2 seek	14 -6 -9
w+2 select	-14 26 -22
w+2 self	19 -21 -3
w+2 sell	1 -26 14
w+2 senior	11 -4 -6
w+2 serv	26 -6 -21
w+2 server	19 -17 -13
w+2 servic	1 -7 6
w+2 set	-7 3 3
w+2 sexual	11 -8 -3
w+2 share	-7 17 -12
w+2 sheet	-27 25 -12
w+2 shift	16 -8 -12
w+2 shoe	-12 16 -9
w+2 shop	-10 2 4
w+2 side	16 -26 -6
w+2 sign	9 -18 -1
w+2 signific	6 -13 1
w+2 simpl	6 -3 -3
w+2 simul	7 -23 14
w+2 simulink	2 8 -25
w+2 sinc	6 -3 -3
w+2 site	6 0 -9
w+2 situat	-15 -10 19
w+2 six	3 0 -8
w+2 size	-5 15 -12
w+2 skill	2 13 -16
w+2 so	1 11 -19
w+2 softwar	5 9 -17
w+2 solut	-11 1 11
w+2 solv	2 9 -15
w+2 some	-5 -6 10
w+2 sourc	-24 24 -1
w+2 special	7 -13 0
w+2 specialti	8 -5 -3
w+2 specif	-4 9 -2
w+2 specifi	-14 1 10
w+2 sql	-13 -8 27
w+2 sr	-7 -9 11
w+2 stack	0 -24 12
w+2 staff	-3 1 0
w+2 standard	6 9 -17
w+2 start	14 -6 -8
w+2 starter	15 -29 1
w+2 state	-13 13 1
w+2 statement	13 4 -17
w+2 statist	31 -26 -23
w+2 status	4 -4 0
w+2 step	-9 21 -26
w+2 storag	24 -32 -12
w+2 store	14 -10 -9
w+2 strategi	1 12 -11
w+2 strong	20 -13 -6
w+2 structur	-2 4 -3
w+2 sub	-8 13 -5
w+2 subcontractor	-6 5 -5
w+2 submit	-19 9 10
w+2 submitt	-3 11 -3
w+2 succe	6 -8 1
w+2 such	17 8 -28
w+2 suit	13 9 -22
w+2 superintend	24 -6 -20
w+2 superv	-12 4 8
w+2 supervis	16 -14 -3
w+2 supervisor	7 24 -42
w+2 suppli	-11 -10 20
w+2 supplier	3 -7 1
w+2 support	4 3 -10
w+2 system	5 -6 1
w+2 tabl	18 -7 -13
w+2 take	16 3 -20
w+2 talent	16 -6 -10
w+2 target	-13 -11 18
w+2 task	-10 -15 17
w+2 teach	20 14 -35
w+2 team	7 -17 9
w+2 teamwork	-21 21 -8
w+2 technic	-17 14 3
w+2 technician	23 -24 -9
w+2 techniqu	0 4 -4
w+2 technologi	-3 -8 7
w+2 telephon	10 7 -30
w+2 temperatur	-2 -16 10
w+2 temporari	2 -14 7
w+2 term	-5 6 -5
w+2 territori	-19 13 3
w+2 test	6 -6 -1
w+2 texa	-6 -11 12
w+2 than	14 -8 -8
w+2 that	7 -8 2
w+2 the	3 -6 3
w+2 thei	18 -6 -14
w+2 their	11 -6 -6
w+2 them	27 -6 -25
w+2 then	-12 -23 20
w+2 there	13 -5 -7
w+2 thing	18 -3 -17
w+2 think	7 16 -31
w+2 this	18 -7 -11
w+2 thorough	-26 21 6
w+2 those	11 -4 -8
w+2 three	0 -18 11
w+2 through	-7 -4 7
w+2 throughout	-10 -8 16
w+2 time	10 0 -10
w+2 titl	7 -3 -4
w+2 to	2 -3 0
w+2 todai	13 -5 -8
w+2 tool	-5 2 1
w+2 top	9 -4 -5
w+2 total	29 -8 -25
w+2 track	14 6 -19
w+2 train	-9 14 -5
w+2 transact	-35 42 -21
w+2 transport	3 -14 1
w+2 travel	4 6 -12
w+2 treatment	-14 22 -4
w+2 trend	14 -10 -7
w+2 troubleshoot	-4 -30 21
w+2 truck	-30 20 5
w+2 truli	10 -8 -2
w+2 trust	5 -2 -2
w+2 tuition	11 -5 -6
w+2 two	-10 19 -5
w+2 tx	9 -4 -5
w+2 type	10 -4 -16
w+2 under	-13 38 -40
w+2 understand	9 16 -26
w+2 underwrit	-15 -7 20
w+2 underwriter	12 -16 3
w+2 union	5 4 -11
w+2 uniqu	0 -5 5
w+2 unit	-4 4 0
w+2 up	14 -21 1
w+2 updat	-4 -2 6
w+2 upgrad	8 -21 -2
w+2 upon	-5 -19 13
w+2 us	0 10 -9
w+2 user	8 -15 -2
w+2 util	-16 27 -11
w+2 v	11 -4 -7
w+2 vacat	10 -3 -7
w+2 valid	18 -17 -6
w+2 valu	-5 14 -11
w+2 varieti	-10 -13 15
w+2 various	2 3 -4
w+2 vehicl	-23 -1 19
w+2 vendor	10 -17 -3
w+2 verbal	4 16 -20
w+2 veri	18 -10 -10
w+2 verifi	-12 3 8
w+2 veteran	7 -3 -4
w+2 veterinari	-15 -7 21
w+2 via	12 -22 -4
w+2 view	6 -3 -2
w+2 vision	24 -20 -7
w+2 visit	8 8 -26
w+2 visual	12 -2 -10
w+2 volum	-4 7 -5
w+2 wa	11 -7 -4
w+2 wai	16 -3 -13
w+2 walk	18 9 -23
w+2 want	6 -3 -4
w+2 we	-3 -6 9
w+2 web	-12 12 1
w+2 websit	-5 -21 24
w+2 week	17 14 -29
w+2 weekend	7 -22 4
w+2 well	-10 -6 15
w+2 wet	12 -11 -7
w+2 what	5 -2 -3
w+2 when	-6 -2 6
w+2 where	13 -15 -3
w+2 which	-2 -10 10
w+2 while	-9 0 8
w+2 who	15 -8 -9
w+2 why	7 -4 -4
w+2 will	6 -8 3
w+2 win	19 -16 -4
w+2 window	8 -42 20
w+2 wireless	6 -3 -2
w+2 with	-5 1 3
w+2 within	-12 -21 29
w+2 without	13 -5 -9
w+2 woman	6 -3 -3
w+2 word	-4 0 -4
w+2 work	0 10 -10
w+2 worker	26 -6 -24
w+2 workforc	5 -3 -2
w+2 workplac	8 -6 -2
w+2 world	-6 12 -7
w+2 would	9 -5 -4
w+2 write	-10 -7 16
w+2 xml	21 -12 -26
w+2 year	2 -4 1
w+2 you	10 -8 -4
w+2 your	3 -6 3
w-1 1	2 -17 12
w-1 10	-15 -16 27
w-1 100	-2 -9 7
w-1 11	21 -9 -19
w-1 2	2 -14 7
w-1 20	-4 -15 9
w-1 21	-2 -3 5
w-1 3	-9 -20 22
w-1 30	11 -12 -2
w-1 4	-25 -20 31
w-1 5	-6 -14 17
w-1 50	-13 -6 15
w-1 6	2 -11 4
w-1 8	19 -11 -15
w-1 ?	2 -6 4
w-1 ^	6 5 -13
w-1 a	-7 7 0
w-1 abil	7 -17 7
w-1 abl	31 -12 -20
w-1 about	3 -7 4
w-1 abov	18 -4 -15
w-1 access	6 -2 -4
w-1 accommod	25 -14 -19
w-1 accord	11 -9 -6
w-1 account	-22 2 22
w-1 accredit	17 -7 -11
w-1 accur	-14 -1 13
w-1 achiev	12 -13 -4
w-1 acl	1 -8 3
w-1 acoust	-22 -11 24
w-1 across	9 -2 -7
w-1 act	32 -7 -30
w-1 action	-8 -8 13
w-1 activ	14 -17 -2
w-1 acut	-7 -7 10
w-1 ad	5 6 -12
w-1 adapt	6 -25 2
w-1 add	2 -17 6
w-1 addit	31 -7 -25
w-1 address	-18 -15 25
w-1 administer	-18 -1 17
w-1 administr	-15 20 -4
w-1 admit	9 -18 0
w-1 advanc	20 -4 -16
w-1 adviz	-4 -17 9
w-1 affirm	-15 -5 18
w-1 after	3 -7 -1
w-1 ag	4 -10 1
w-1 against	3 -11 6
w-1 agenc	-10 -6 13
w-1 agent	-25 -8 26
w-1 agil	-20 -27 33
w-1 aid	1 -4 3
w-1 algorithm	-14 8 3
w-1 all	2 -13 10
w-1 along	28 -7 -25
w-1 also	27 -11 -17
w-1 amount	-2 -10 5
w-1 an	-6 13 -6
w-1 analyst	9 -6 -5
w-1 analyz	5 -13 3
w-1 and	-5 2 3
w-1 android	-9 9 -7
w-1 ani	-5 -12 11
w-1 anim	13 -3 -10
w-1 answer	6 -11 0
w-1 applic	0 -9 8
w-1 apprais	3 -6 0
w-1 approach	23 -11 -21
w-1 appropri	1 19 -18
w-1 approv	1 -17 9
w-1 approxim	24 -13 -18
w-1 ar	8 -8 1
w-1 architect	11 -16 -4
w-1 architectur	-9 -8 12
w-1 area	6 -10 2
w-1 around	9 -8 0
w-1 as	5 -2 -3
w-1 assess	4 0 -9
w-1 assign	-5 -7 10
w-1 assist	9 -12 1
w-1 associ	17 -8 -10
w-1 assur	1 -30 7
w-1 at	15 -13 -3
w-1 attend	23 -11 -15
w-1 attent	-31 -9 37
w-1 attitud	38 3 -36
w-1 audio	-13 -9 17
w-1 audit	24 -4 -23
w-1 author	5 -17 4
w-1 autom	-11 -7 15
w-1 automot	0 -5 6
w-1 avail	16 -14 -4
w-1 award	-7 -9 18
w-1 b	11 -22 -4
w-1 bachelor	11 0 -15
w-1 back	5 -5 -2
w-1 background	5 -10 4
w-1 balanc	11 -9 -9
w-1 bank	13 -9 -6
w-1 bar	-16 -6 18
w-1 base	6 -12 5
w-1 basic	11 -25 3
w-1 basis	17 -4 -15
w-1 bcl	7 -21 1
w-1 be	1 9 -9
w-1 becom	24 -5 -21
w-1 been	11 -5 -6
w-1 behavior	28 -4 -26
w-1 believ	12 -3 -11
w-1 benefit	8 -9 2
w-1 best	-5 -11 13
w-1 between	9 17 -26
w-1 beverag	25 -22 -16
w-1 bid	-4 23 -26
w-1 bill	-35 -14 38
w-1 bl	-27 -6 29
w-1 board	-19 -11 22
w-1 bonus	8 -5 -2
w-1 book	1 -8 1
w-1 bookkeeper	22 -7 -17
w-1 both	-1 -17 15
w-1 brand	-2 13 -14
w-1 bring	18 -3 -15
w-1 broad	25 -10 -21
w-1 browser	-6 -10 16
w-1 bs	-46 12 26
w-1 budget	5 -13 3
w-1 build	-11 -9 17
w-1 busi	-7 -12 19
w-1 but	19 -7 -13
w-1 by	11 0 -11
w-1 c	-16 -26 25
w-1 c++	4 -26 14
w-1 california	15 -7 -8
w-1 call	8 17 -25
w-1 campaign	27 -5 -23
w-1 can	2 -7 5
w-1 candid	14 -4 -9
w-1 capabl	-6 14 -8
w-1 capit	-1 -35 12
w-1 care	7 9 -17
w-1 career	8 -4 -3
w-1 case	-5 -6 12
w-1 cash	-7 -12 15
w-1 categori	20 -6 -18
w-1 caus	14 -12 -4
w-1 center	14 -12 -4
w-1 certifi	-11 14 -2
w-1 challeng	10 -3 -6
w-1 chanc	11 -2 -9
w-1 chang	-18 6 12
w-1 check	-9 4 -4
w-1 civil	-14 -6 16
w-1 class	-9 -15 14
w-1 clean	9 -15 4
w-1 client	16 -11 -5
w-1 clinic	6 -17 6
w-1 close	-3 8 -8
w-1 cloud	-25 -9 33
w-1 cna	4 -17 11
w-1 co	12 -22 -4
w-1 coach	-19 -20 31
w-1 code	-4 -22 23
w-1 coder	5 -3 -3
w-1 cold	-2 -13 11
w-1 collabor	4 -10 3
w-1 collect	-11 -10 15
w-1 colleg	-12 -7 14
w-1 color	7 -4 -3
w-1 com	8 -4 -4
w-1 combin	4 -18 7
w-1 commerci	8 -11 0
w-1 commiss	-3 -10 9
w-1 commit	0 4 -7
w-1 common	6 -11 1
w-1 commun	-12 9 4
w-1 compani	19 -5 -13
w-1 companion	5 -2 -2
w-1 compens	7 -6 0
w-1 compet	7 9 -14
w-1 competit	11 -7 -6
w-1 compiler	3 7 -17
w-1 complet	12 -3 -10
w-1 complex	-12 22 -20
w-1 compli	9 -14 -1
w-1 comprehens	13 -8 -6
w-1 computer	-6 -9 12
w-1 concept	10 -12 -2
w-1 concern	44 -10 -40
w-1 condit	11 15 -21
w-1 conduct	-33 41 -8
w-1 confer	-4 -10 9
w-1 connect	20 -21 -12
w-1 consider	4 -3 -1
w-1 consist	10 -10 -4
w-1 construct	-23 -4 26
w-1 consult	8 -11 0
w-1 consumer	6 -8 3
w-1 contact	8 -7 -5
w-1 continu	-1 -15 11
w-1 contract	-2 -13 13
w-1 contractor	3 -7 1
w-1 contribut	16 -5 -13
w-1 control	20 -8 -18
w-1 cook	12 -13 -7
w-1 coordin	-12 7 1
w-1 coordinator	8 -4 -4
w-1 copi	-14 12 1
w-1 copier	5 -12 -2
w-1 core	-3 -17 7
w-1 corpor	9 -5 -3
w-1 correct	10 -6 -8
w-1 correspond	-1 -13 7
w-1 cosmet	8 13 -25
w-1 cost	-9 -7 15
w-1 counsel	-25 -16 32
w-1 countri	5 -3 -2
w-1 cours	-21 -6 22
w-1 cover	20 -7 -19
w-1 cpr	-21 -8 26
w-1 creat	-4 7 -5
w-1 creativ	32 -34 -18
w-1 credit	-7 -22 17
w-1 critic	-1 -14 6
w-1 cross	-19 -12 26
w-1 culinari	3 -8 4
w-1 cultur	2 -5 0
w-1 current	-5 -7 9
w-1 customer	-1 -6 6
w-1 d	21 -9 -16
w-1 dai	12 -5 -9
w-1 data	0 -13 9
w-1 databas	-34 12 13
w-1 date	15 -12 -3
w-1 deal	-25 -14 30
w-1 debug	-18 -26 30
w-1 decid	10 -13 -1
w-1 dedic	-1 -24 9
w-1 defin	4 23 -35
w-1 degre	1 -18 15
w-1 deliver	-2 -3 0
w-1 demand	-13 -11 20
w-1 demonstr	-3 11 -9
w-1 dental	18 -4 -14
w-1 depart	11 16 -34
w-1 department	4 -5 -4
w-1 depend	-11 23 -22
w-1 deposit	0 -29 23
w-1 depth	-5 -16 12
w-1 describ	26 -11 -16
w-1 design	-2 -6 7
w-1 designer	-20 21 1
w-1 desir	-16 3 9
w-1 detail	-5 1 3
w-1 determin	3 -22 9
w-1 develop	6 -5 0
w-1 developer	13 -4 -10
w-1 development	-9 -5 12
w-1 devic	-29 -11 32
w-1 diagnos	10 -18 -3
w-1 diesel	-15 -13 23
w-1 dietari	-4 -7 6
w-1 differ	18 -2 -16
w-1 diploma	2 2 -5
w-1 direct	3 -16 9
w-1 directli	5 -3 -4
w-1 disabl	-4 -3 6
w-1 disciplin	31 -11 -28
w-1 disciplinari	-5 -18 11
w-1 discount	13 -5 -8
w-1 discover	-22 -10 27
w-1 diseas	6 -9 -1
w-1 dispens	26 -8 -19
w-1 displai	0 11 -20
w-1 distribut	7 -12 4
w-1 district	22 -12 -17
w-1 divers	7 -6 0
w-1 divis	9 -3 -6
w-1 do	-1 6 -7
w-1 document	7 -10 -2
w-1 door	10 -29 6
w-1 draw	-9 10 -5
w-1 drive	-21 -8 26
w-1 driver	-17 -5 22
w-1 drug	9 -3 -7
w-1 due	10 -4 -6
w-1 dure	12 -17 -3
w-1 duti	8 6 -14
w-1 dynam	16 -4 -14
w-1 e	-14 -11 18
w-1 each	-5 -9 11
w-1 earn	7 -2 -5
w-1 educ	3 6 -10
w-1 eeo	-18 -9 21
w-1 effect	-1 3 -3
w-1 effici	16 -11 -11
w-1 effort	42 -18 -35
w-1 electr	-13 -11 18
w-1 elig	-12 -5 15
w-1 email	30 -12 -26
w-1 emerg	2 -5 0
w-1 emphas	28 -14 -24
w-1 emploi	13 -5 -8
w-1 employ	7 7 -15
w-1 employe	5 -11 5
w-1 employer	9 -3 -5
w-1 enabl	18 -3 -16
w-1 encourag	15 -3 -13
w-1 end	-14 -11 24
w-1 energet	0 -17 3
w-1 engag	25 -14 -19
w-1 enhanc	-2 -8 6
w-1 enjoi	-7 -21 16
w-1 ensur	4 21 -25
w-1 enterpr	16 -8 -13
w-1 environ	24 -8 -19
w-1 equal	9 -4 -6
w-1 equip	9 -16 1
w-1 equival	-5 -19 21
w-1 essenti	35 -7 -29
w-1 establish	12 -23 2
w-1 estat	-2 -17 12
w-1 estim	-27 -16 32
w-1 etc	-24 37 -29
w-1 evalu	-1 -8 6
w-1 even	2 -17 9
w-1 event	28 -4 -27
w-1 everi	11 -5 -8
w-1 exce	0 -8 4
w-1 excel	-11 -16 25
w-1 except	-9 -16 19
w-1 excit	16 -4 -13
w-1 execut	-1 -13 9
w-1 exist	2 -12 4
w-1 expand	-23 -9 26
w-1 expect	-4 20 -21
w-1 expens	-5 -14 11
w-1 experienc	5 -17 8
w-1 expert	38 -5 -36
w-1 exposur	11 -3 -8
w-1 extens	-15 -4 16
w-1 extern	39 -7 -33
w-1 f	4 -2 -3
w-1 face	-17 -11 23
w-1 facil	28 -11 -21
w-1 facilit	-13 24 -22
w-1 famili	16 -9 -10
w-1 familiar	-7 -18 13
w-1 fast	0 -9 8
w-1 fax	31 -9 -29
w-1 fda	-38 -30 43
w-1 feasibl	2 -12 1
w-1 featur	-12 -15 18
w-1 feder	-10 14 -3
w-1 feedback	-23 12 15
w-1 field	14 -2 -12
w-1 file	-17 -8 21
w-1 financi	-3 -9 7
w-1 find	-3 -10 9
w-1 firm	-18 -8 21
w-1 first	-14 -7 20
w-1 five	-14 -19 21
w-1 flexibl	-16 -9 21
w-1 flight	10 -3 -7
w-1 flow	3 -20 9
w-1 focus	25 -9 -20
w-1 follow	23 -16 -9
w-1 food	9 -15 2
w-1 for	3 4 -8
w-1 forecast	-35 -18 44
w-1 form	-8 -11 14
w-1 forward	8 -3 -5
w-1 foster	8 -3 -5
w-1 found	6 -2 -3
w-1 foundat	19 -12 -13
w-1 framework	1 13 -20
w-1 free	9 -4 -5
w-1 from	11 -12 2
w-1 full	0 -5 6
w-1 function	-14 11 5
w-1 g	9 -30 5
w-1 gain	44 -19 -40
w-1 ged	39 -23 -31
w-1 gender	9 -5 -5
w-1 gener	-27 -3 29
w-1 genet	13 -2 -11
w-1 get	27 -10 -22
w-1 give	7 -3 -4
w-1 global	7 -17 4
w-1 go	26 -7 -25
w-1 goal	15 -6 -10
w-1 good	-6 -19 21
w-1 graphic	-3 -21 14
w-1 great	7 -12 3
w-1 green	18 -8 -12
w-1 grill	-4 22 -27
w-1 grind	21 -18 -15
w-1 group	-10 12 0
w-1 grow	10 -7 -5
w-1 guidelin	-29 19 11
w-1 ha	1 4 -6
w-1 hand	-27 -12 33
w-1 handl	-23 -15 30
w-1 have	2 13 -16
w-1 headquarter	5 -2 -3
w-1 health	4 -8 3
w-1 healthcar	9 -6 -2
w-1 heavi	-1 -13 5
w-1 help	23 2 -23
w-1 her	-17 -11 20
w-1 here	5 -3 -3
w-1 high	2 -12 7
w-1 highest	33 -13 -23
w-1 highli	1 -5 3
w-1 hire	24 -8 -16
w-1 his	-1 -14 8
w-1 histori	-5 -14 9
w-1 hold	8 -11 -2
w-1 holidai	28 -6 -24
w-1 home	18 -11 -7
w-1 hospit	2 -12 6
w-1 hour	20 -19 -7
w-1 hous	-9 -9 13
w-1 how	9 -8 -5
w-1 hr	-22 16 -5
w-1 html	-2 11 -18
w-1 html5	-20 43 -37
w-1 http	14 -20 7
w-1 human	12 -9 -5
w-1 hydraul	3 -21 5
w-1 i	14 -10 -5
w-1 ic	3 -8 0
w-1 id	-37 26 10
w-1 ident	4 -2 -2
w-1 identifi	-1 -11 6
w-1 if	20 -7 -16
w-1 imag	16 -8 -11
w-1 immedi	1 -8 1
w-1 impact	5 -4 -2
w-1 implement	-7 -17 19
w-1 import	8 -3 -4
w-1 in	-2 -2 4
w-1 inc	6 -3 -3
w-1 incent	12 -2 -10
w-1 includ	-9 30 -22
w-1 incom	-16 -10 22
w-1 increas	-4 -17 8
w-1 independ	-20 -8 26
w-1 individu	15 -5 -9
w-1 industri	-1 -3 2
w-1 inform	21 -13 -11
w-1 infrastructur	-20 -11 24
w-1 ingredi	47 -22 -38
w-1 initi	0 -14 8
w-1 innov	14 -9 -5
w-1 input	-14 -9 16
w-1 inspect	-2 -19 16
w-1 instruct	22 -24 -18
w-1 instrument	6 -2 -4
w-1 insur	-10 -11 17
w-1 integr	-32 1 25
w-1 interact	5 -8 -1
w-1 interest	-12 -6 16
w-1 intern	10 -6 -7
w-1 internet	-3 -13 9
w-1 interperson	0 5 -7
w-1 interview	21 -6 -15
w-1 into	-12 -8 17
w-1 inventori	14 -10 -11
w-1 investig	-8 22 -5
w-1 invoic	4 11 -13
w-1 involv	9 -22 -4
w-1 is	3 -6 2
w-1 iso	-29 -25 36
w-1 issu	9 -10 -4
w-1 it	12 -5 -7
w-1 item	-8 -9 13
w-1 java	-27 -1 25
w-1 javascript	10 -5 -12
w-1 job	10 -9 -1
w-1 join	11 -2 -9
w-1 jqueri	-20 21 -1
w-1 js	4 1 -12
w-1 junior	12 -3 -9
w-1 just	7 -2 -5
w-1 k	15 -8 -8
w-1 keep	10 -16 3
w-1 kei	-14 13 -4
w-1 kitchen	-7 -10 15
w-1 know	7 -8 -1
w-1 knowledg	3 -8 5
w-1 labor	-29 -7 31
w-1 languag	23 -10 -18
w-1 larg	-11 -8 17
w-1 largest	18 -6 -11
w-1 launch	-6 -13 9
w-1 law	7 -13 0
w-1 lawn	-13 -21 22
w-1 layout	-22 25 -12
w-1 lead	6 -14 6
w-1 leader	9 -4 -4
w-1 leadership	-14 2 7
w-1 learn	-3 -15 15
w-1 least	-25 -6 22
w-1 legal	-18 -13 22
w-1 lend	4 -20 4
w-1 level	7 -11 1
w-1 liaison	6 -9 -1
w-1 librari	-12 15 -5
w-1 licens	12 0 -12
w-1 life	10 -7 -2
w-1 lift	-14 -15 23
w-1 like	18 -7 -12
w-1 limit	9 -7 -4
w-1 line	-21 9 12
w-1 link	20 -15 -9
w-1 list	14 -3 -10
w-1 listen	-22 -7 24
w-1 live	-2 -15 15
w-1 ll	-1 11 -13
w-1 loan	11 -14 1
w-1 local	8 -7 -2
w-1 locat	10 -5 -4
w-1 log	4 -2 -1
w-1 long	4 -7 0
w-1 look	13 -4 -9
w-1 love	-17 -10 19
w-1 lpn	6 -13 2
w-1 m	22 -4 -20
w-1 machin	3 12 -17
w-1 mai	3 12 -16
w-1 mail	-28 -6 31
w-1 maintain	1 -14 12
w-1 make	-16 1 13
w-1 manag	-10 2 8
w-1 manager	14 -5 -8
w-1 mani	13 -4 -9
w-1 manual	-18 -9 21
w-1 manufactur	-18 5 12
w-1 marit	6 -4 -2
w-1 market	-8 -12 18
w-1 master	-26 -9 28
w-1 match	8 -7 0
w-1 materi	-28 5 21
w-1 matlab	26 -19 -11
w-1 maxim	0 -10 1
w-1 measur	33 -17 -23
w-1 meat	-30 -20 34
w-1 mechan	8 -20 1
w-1 media	6 -3 -3
w-1 medic	-2 -9 10
w-1 meet	7 3 -10
w-1 member	-10 -4 10
w-1 memori	6 -14 -2
w-1 mentor	-22 -20 27
w-1 menu	5 -12 -1
w-1 merchand	-4 35 -38
w-1 microsoft	6 -10 0
w-1 minimum	-4 -26 21
w-1 minor	9 -3 -6
w-1 mission	6 -12 -1
w-1 mobil	6 -12 5
w-1 model	3 -9 1
w-1 modul	1 -7 3
w-1 monitor	-24 -2 18
w-1 month	-19 -9 25
w-1 more	10 -6 -5
w-1 most	28 -13 -17
w-1 motiv	-13 -13 19
w-1 move	27 -17 -22
w-1 ms	-12 -6 18
w-1 multi	-7 -12 16
w-1 multipl	-7 -7 12
w-1 must	-3 1 3
w-1 my	12 -6 -7
w-1 mysql	11 -25 0
w-1 nation	20 -7 -14
w-1 natur	10 -2 -8
w-1 necessari	-4 21 -17
w-1 need	2 3 -6
w-1 negoti	-16 -12 19
w-1 network	19 2 -35
w-1 new	-6 -13 16
w-1 next	6 -3 -3
w-1 night	3 -7 -1
w-1 no	21 -11 -11
w-1 north	7 -3 -3
w-1 not	12 -7 -5
w-1 note	32 -14 -18
w-1 now	20 -6 -15
w-1 number	15 -8 -10
w-1 nurs	6 -6 -1
w-1 object	4 0 -9
w-1 obtain	-6 -16 11
w-1 of	-5 -2 7
w-1 off	5 5 -12
w-1 offer	6 -4 -1
w-1 offic	9 -19 9
w-1 on	-8 2 7
w-1 onc	9 -4 -6
w-1 ongo	0 -11 4
w-1 onli	14 -5 -9
w-1 onlin	30 -8 -27
w-1 open	17 -7 -13
w-1 oper	6 -10 4
w-1 opportun	6 -1 -5
w-1 optim	6 -17 1
w-1 or	-7 9 -3
w-1 oral	-6 -9 15
w-1 order	11 -14 1
w-1 organ	-4 -8 11
w-1 organiz	8 -25 0
w-1 orient	8 -20 8
w-1 origin	-11 13 -5
w-1 other	7 -4 -5
w-1 our	4 -3 0
w-1 out	-16 -9 21
w-1 outgo	31 -27 -27
w-1 outlook	-41 4 32
w-1 outsid	7 -11 1
w-1 outstand	-19 -9 24
w-1 over	-5 -7 12
w-1 overal	20 -11 -10
w-1 own	4 -11 4
w-1 owner	-11 -25 17
w-1 p	4 -8 -1
w-1 pace	-12 -7 19
w-1 packag	1 -9 5
w-1 pai	16 -11 -8
w-1 part	14 -9 -8
w-1 parti	13 -7 -7
w-1 particip	12 -13 -5
w-1 partner	4 7 -12
w-1 partnership	7 -2 -5
w-1 pass	-13 -10 16
w-1 passion	-11 -10 17
w-1 past	12 -8 -5
w-1 path	-9 -7 11
w-1 patient	-4 -10 13
w-1 payabl	-9 -8 14
w-1 pe	8 -3 -5
w-1 per	17 -10 -10
w-1 perform	-2 10 -9
w-1 period	18 -7 -13
w-1 perl	-8 28 -25
w-1 perman	9 -3 -6
w-1 person	6 -9 2
w-1 personnel	0 -7 6
w-1 pest	9 -6 -7
w-1 pharmaceut	18 -4 -15
w-1 phase	17 -11 -14
w-1 phone	13 0 -17
w-1 php	-9 -3 8
w-1 physic	30 -10 -22
w-1 physician	-25 13 14
w-1 place	-10 -4 12
w-1 placement	20 -7 -16
w-1 plan	-3 0 2
w-1 plant	-11 18 -15
w-1 platform	37 -20 -30
w-1 player	6 -30 27
w-1 pleas	11 -5 -6
w-1 plus	20 19 -36
w-1 point	-24 -8 26
w-1 polici	10 -8 -7
w-1 portfolio	-3 -8 9
w-1 possess	-2 23 -35
w-1 post	-14 -9 18
w-1 poster	8 -3 -5
w-1 potenti	5 -5 0
w-1 pound	-7 -12 12
w-1 power	4 -3 -2
w-1 practic	7 -6 -1
w-1 practitioner	-1 -9 10
w-1 pre	14 -7 -8
w-1 preconstruct	-3 -22 8
w-1 prefer	3 30 -40
w-1 prep	5 -10 -1
w-1 prepar	4 -9 2
w-1 present	-22 7 12
w-1 pressur	0 -10 3
w-1 prevent	-11 -5 13
w-1 previous	5 -9 2
w-1 price	0 29 -32
w-1 primari	18 -4 -14
w-1 prior	7 -25 9
w-1 priorit	18 -12 -15
w-1 privat	13 -4 -9
w-1 problem	2 -11 4
w-1 procedur	22 0 -27
w-1 process	-14 -3 15
w-1 produc	-15 12 1
w-1 product	-15 0 14
w-1 profession	9 1 -10
w-1 profici	-15 -20 23
w-1 profil	36 -19 -27
w-1 profit	-7 -7 10
w-1 program	-4 19 -20
w-1 programr	8 -5 -4
w-1 progress	32 -6 -29
w-1 project	5 -4 -1
w-1 promot	31 -9 -25
w-1 proper	-5 -34 15
w-1 properti	-13 -11 17
w-1 prospect	-6 -29 14
w-1 protect	10 -6 -5
w-1 protocol	-1 -13 4
w-1 prove	-4 -29 16
w-1 provid	1 3 -5
w-1 provider	-4 15 -14
w-1 public	19 -6 -17
w-1 purchas	-28 -7 33
w-1 purpos	0 3 -13
w-1 python	30 -14 -27
w-1 qualifi	6 -2 -5
w-1 qualiti	-6 -15 19
w-1 question	13 -10 -10
w-1 quickli	6 -14 4
w-1 race	5 -3 -2
w-1 rang	-9 -12 13
w-1 rate	5 -15 -1
w-1 re	-6 -10 14
w-1 reach	25 -12 -23
w-1 read	-6 -21 18
w-1 real	-3 -10 10
w-1 reason	9 -2 -7
w-1 receiv	-5 -9 11
w-1 recip	-7 -9 10
w-1 recogn	4 -15 5
w-1 recommend	-5 -12 9
w-1 record	2 -5 -1
w-1 recruiter	12 -5 -9
w-1 refer	-12 -7 15
w-1 referr	2 -10 4
w-1 regard	4 -7 1
w-1 region	10 -4 -6
w-1 register	17 -9 -9
w-1 registr	12 -17 -7
w-1 regul	-12 -7 15
w-1 regular	7 -7 -3
w-1 reimburs	-6 -5 11
w-1 relat	-18 1 16
w-1 relationship	13 -11 -6
w-1 relev	-17 -15 25
w-1 religion	7 -5 -2
w-1 reloc	7 -3 -4
w-1 remot	-3 -10 7
w-1 rep	23 -6 -17
w-1 repair	-8 -12 15
w-1 report	-3 0 3
w-1 repres	15 -5 -10
w-1 request	-22 31 -9
w-1 requir	11 15 -27
w-1 research	-10 13 -9
w-1 resid	22 -14 -11
w-1 residenti	29 -7 -24
w-1 resolv	2 -14 5
w-1 resourc	3 -8 3
w-1 respect	12 -3 -9
w-1 respond	-11 3 7
w-1 respons	8 4 -12
w-1 rest	-12 -30 25
w-1 restaur	7 -3 -4
w-1 result	-6 19 -24
w-1 resum	10 -2 -7
w-1 retail	10 -6 -4
w-1 retain	-2 -18 9
w-1 retir	8 -3 -4
w-1 review	13 -21 -3
w-1 right	11 -4 -7
w-1 risk	35 -13 -31
w-1 rn	-18 -10 25
w-1 role	23 -7 -17
w-1 room	-8 -11 11
w-1 rt	19 -8 -11
w-1 s	8 -4 -4
w-1 safe	2 -26 11
w-1 safeti	-25 -18 35
w-1 salari	10 -5 -6
w-1 sale	-2 -11 13
w-1 save	5 -7 -1
w-1 scalabl	-5 17 -26
w-1 scale	12 -5 -7
w-1 schedul	-17 -23 31
w-1 school	-7 -7 14
w-1 scienc	41 -28 -29
w-1 scope	5 -10 -1
w-1 screen	20 -15 -8
w-1 script	-12 -1 11
w-1 scrum	7 -8 -6
w-1 se	14 -6 -7
w-1 search	5 -3 -2
w-1 sector	-10 -28 21
w-1 secur	0 -13 5
w-1 see	10 -3 -7
w-1 seek	11 6 -18
w-1 select	-17 -16 23
w-1 self	-15 -6 19
w-1 sell	-2 -10 9
w-1 send	6 -3 -4
w-1 senior	20 -7 -14
w-1 serv	18 -4 -15
w-1 server	9 -10 -6
w-1 servic	15 -6 -10
w-1 set	6 -9 1
w-1 sexual	22 -4 -19
w-1 share	-2 -11 8
w-1 sheet	-18 -10 21
w-1 shift	-5 -8 10
w-1 shoe	5 -12 5
w-1 shop	-23 -14 27
w-1 should	14 -7 -7
w-1 shrink	-1 -14 7
w-1 side	2 -30 9
w-1 sign	-1 23 -30
w-1 signific	11 -8 -7
w-1 simul	-5 -9 13
w-1 sinc	4 -2 -2
w-1 site	-17 -21 32
w-1 situat	-5 -9 8
w-1 six	-11 -15 18
w-1 size	14 -9 -10
w-1 skill	21 2 -23
w-1 smart	25 -10 -24
w-1 so	5 -8 2
w-1 social	-1 -41 15
w-1 softwar	-21 -9 28
w-1 solid	30 -29 -17
w-1 solut	10 -6 -4
w-1 solv	-12 1 7
w-1 some	-16 -3 14
w-1 sourc	34 -12 -26
w-1 spanish	-36 -10 40
w-1 special	-11 -13 22
w-1 specialti	-3 -6 7
w-1 specif	1 -16 6
w-1 specifi	13 -17 -6
w-1 speech	-34 12 20
w-1 sql	-2 -15 7
w-1 sr	-16 16 -4
w-1 stack	-48 -12 47
w-1 staff	14 -14 -2
w-1 standard	-19 1 17
w-1 start	10 -3 -7
w-1 state	-14 -11 23
w-1 statement	25 -12 -21
w-1 statist	-1 -25 8
w-1 status	4 -4 0
w-1 step	1 -7 2
w-1 storag	-14 -13 19
w-1 store	10 -9 -6
w-1 strategi	2 -13 6
w-1 strong	-7 -23 29
w-1 structur	-9 -11 17
w-1 sub	-10 -14 14
w-1 subcontractor	-14 4 4
w-1 subject	19 -4 -16
w-1 submit	-5 6 -10
w-1 submitt	19 -13 -17
w-1 succe	-6 7 -3
w-1 such	6 -9 0
w-1 suit	39 -7 -37
w-1 summari	35 -27 -15
w-1 superv	-6 -24 18
w-1 supervis	1 -14 6
w-1 supervisor	-1 -4 3
w-1 suppli	-10 23 -7
w-1 supplier	17 -3 -14
w-1 system	8 -9 -2
w-1 tabl	15 -3 -13
w-1 take	2 -10 7
w-1 talent	18 -4 -15
w-1 target	16 -6 -11
w-1 task	-4 21 -19
w-1 teach	9 14 -21
w-1 team	23 -11 -14
w-1 teamwork	10 18 -31
w-1 technic	-15 -13 28
w-1 technician	8 -3 -4
w-1 techniqu	5 -7 -4
w-1 technologi	14 -10 -7
w-1 telephon	-9 -10 15
w-1 temperatur	17 -14 -12
w-1 temporari	10 -4 -5
w-1 term	3 -9 2
w-1 territori	-9 -9 14
w-1 test	7 -11 4
w-1 texa	-5 -6 11
w-1 than	8 -3 -5
w-1 that	3 -1 -3
w-1 the	7 -4 -3
w-1 thei	10 -4 -6
w-1 their	3 1 -4
w-1 them	-10 -10 12
w-1 then	-3 -7 8
w-1 there	6 -2 -4
w-1 these	13 -4 -9
w-1 thing	14 -12 -8
w-1 think	-12 -5 17
w-1 this	16 -5 -11
w-1 thorough	-19 -6 19
w-1 those	11 -3 -8
w-1 three	8 -14 2
w-1 through	-13 10 1
w-1 throughout	14 -6 -10
w-1 time	-2 0 3
w-1 titl	9 -5 -3
w-1 to	-1 4 -2
w-1 todai	13 -4 -9
w-1 tool	4 20 -22
w-1 top	13 -6 -8
w-1 total	11 -3 -8
w-1 track	34 -22 -25
w-1 train	-5 0 3
w-1 transact	-40 23 12
w-1 transport	-3 -7 7
w-1 travel	-13 0 10
w-1 treatment	-25 11 15
w-1 trend	20 -8 -13
w-1 troubleshoot	-1 10 -11
w-1 truck	-21 -14 30
w-1 truli	5 -3 -2
w-1 trust	5 -2 -3
w-1 tuition	4 -5 1
w-1 two	-1 -10 7
w-1 tx	8 -4 -4
w-1 type	-32 -15 39
w-1 ui	-35 23 7
w-1 under	7 -24 8
w-1 understand	7 -11 0
w-1 underwrit	-8 16 -14
w-1 underwriter	-24 20 -1
w-1 union	-3 -9 7
w-1 uniqu	16 -4 -12
w-1 unit	-1 -13 12
w-1 up	-14 -15 25
w-1 updat	2 -8 1
w-1 upgrad	19 -8 -12
w-1 upon	-3 -10 7
w-1 us	-8 4 0
w-1 user	14 -17 -8
w-1 util	-20 -8 18
w-1 v	6 -4 -3
w-1 vacat	9 -3 -6
w-1 valid	-3 -19 22
w-1 valu	-8 -6 12
w-1 varieti	19 -5 -17
w-1 various	-1 -11 10
w-1 vehicl	-9 8 -2
w-1 vendor	9 2 -11
w-1 verbal	-10 -9 17
w-1 veri	6 -34 8
w-1 verifi	-6 -8 10
w-1 veteran	11 -4 -8
w-1 veterinari	-22 -11 29
w-1 via	28 -7 -25
w-1 view	6 -3 -3
w-1 vision	19 -16 -4
w-1 visit	6 16 -31
w-1 visual	-1 -25 7
w-1 volum	8 -27 0
w-1 wa	13 -7 -5
w-1 wai	23 -3 -21
w-1 walk	26 -12 -21
w-1 want	12 -3 -9
w-1 we	7 -3 -3
w-1 web	-10 -19 22
w-1 websit	-2 -7 6
w-1 week	-11 -8 15
w-1 weekend	-17 7 6
w-1 well	15 -6 -8
w-1 wet	-4 -7 8
w-1 what	9 -3 -5
w-1 when	6 9 -17
w-1 where	19 -8 -13
w-1 whether	13 -11 -7
w-1 which	6 -2 -4
w-1 while	13 -9 -6
w-1 who	17 -5 -11
w-1 why	21 -7 -15
w-1 will	7 -6 -1
w-1 win	24 -13 -20
w-1 window	-19 12 6
w-1 wireless	14 -4 -10
w-1 with	-8 6 1
w-1 without	18 -8 -12
w-1 woman	8 -4 -3
w-1 word	5 -7 0
w-1 work	4 -13 9
w-1 worker	23 -9 -21
w-1 workforc	5 -3 -3
w-1 world	-4 -10 13
w-1 worldwid	4 -2 -1
w-1 would	7 -4 -3
w-1 write	-2 -7 8
w-1 xml	0 1 -8
w-1 year	-1 -10 10
w-1 you	6 0 -6
w-1 your	7 -1 -6
w-2 1	0 -9 8
w-2 10	17 -18 7
w-2 100	-7 22 -26
w-2 11	-7 19 -13
w-2 2	-8 2 4
w-2 20	-13 -13 18
w-2 21	0 -12 9
w-2 3	-14 -8 20
w-2 30	35 -23 -23
w-2 4	-21 -16 29
w-2 5	3 -14 8
w-2 50	-12 -9 18
w-2 6	2 -9 2
w-2 8	20 -8 -17
w-2 ?	4 -4 0
w-2 ^	5 0 -4
w-2 a	2 -7 6
w-2 abil	-20 32 -13
w-2 abl	-26 59 -42
w-2 about	18 -7 -12
w-2 abov	10 -5 -5
w-2 access	17 -14 -5
w-2 accommod	24 -4 -23
w-2 accord	5 1 -9
w-2 account	11 -14 -1
w-2 accredit	10 -3 -5
w-2 accur	-1 -7 2
w-2 achiev	-11 6 4
w-2 acl	0 -13 4
w-2 acoust	-15 -10 17
w-2 across	11 -5 -7
w-2 action	10 -15 1
w-2 activ	11 -6 -13
w-2 acut	-12 -20 22
w-2 ad	4 -23 7
w-2 add	-4 -10 8
w-2 addit	15 4 -24
w-2 address	6 -16 6
w-2 administer	-9 -23 24
w-2 administr	-7 -21 17
w-2 admit	-17 3 7
w-2 advanc	21 -11 -11
w-2 adviz	-2 -26 11
w-2 affirm	-18 -9 22
w-2 after	16 -4 -15
w-2 ag	-5 -7 8
w-2 against	4 -7 1
w-2 agenc	-12 -6 14
w-2 agent	22 -3 -21
w-2 agil	-26 -17 28
w-2 aid	-3 -5 7
w-2 algorithm	24 -8 -19
w-2 all	-7 -4 11
w-2 along	29 -10 -24
w-2 also	5 19 -33
w-2 amount	-13 -15 16
w-2 an	-1 -5 6
w-2 analyst	12 -13 -4
w-2 analyz	23 -32 -1
w-2 and	-4 -3 6
w-2 android	1 18 -29
w-2 ani	5 -4 -2
w-2 anim	20 -10 -12
w-2 answer	-4 -16 13
w-2 appli	-3 6 -3
w-2 applic	-5 -1 7
w-2 approv	-4 11 -9
w-2 approxim	21 -5 -18
w-2 ar	5 2 -7
w-2 architect	1 -22 6
w-2 architectur	-8 -8 13
w-2 area	-4 -9 10
w-2 around	9 -7 -4
w-2 as	-1 -3 4
w-2 assess	0 -18 9
w-2 assign	11 2 -14
w-2 assist	5 7 -12
w-2 associ	16 -9 -8
w-2 assur	20 -21 -14
w-2 at	3 -3 -1
w-2 attend	5 -6 0
w-2 attent	-16 -26 34
w-2 attitud	23 -14 -16
w-2 audio	2 -14 7
w-2 audit	14 -2 -13
w-2 author	-2 -25 18
w-2 autom	10 -28 5
w-2 automot	32 -13 -27
w-2 avail	14 -11 -4
w-2 b	-4 -12 8
w-2 bachelor	7 0 -9
w-2 back	-2 -9 10
w-2 background	20 10 -29
w-2 balanc	-30 25 -6
w-2 bank	6 -14 3
w-2 bar	27 -6 -24
w-2 base	9 -8 -4
w-2 basic	-1 -15 11
w-2 basis	15 -5 -10
w-2 becom	17 -5 -12
w-2 been	10 -4 -7
w-2 behavior	25 -8 -20
w-2 believ	11 -6 -9
w-2 benefit	2 13 -15
w-2 best	-6 13 -11
w-2 between	14 -10 -9
w-2 beverag	-27 24 -11
w-2 bid	-16 -19 22
w-2 bl	-34 25 -1
w-2 board	-17 -26 26
w-2 bonus	8 -4 -4
w-2 book	-2 -17 6
w-2 bookkeeper	24 -8 -19
w-2 both	-3 -10 10
w-2 brand	-4 -6 9
w-2 bring	13 -4 -10
w-2 broad	22 -4 -20
w-2 bs	-18 -35 43
w-2 budget	3 2 -9
w-2 build	-17 -17 29
w-2 busi	-6 11 -5
w-2 but	15 -7 -8
w-2 by	11 -5 -7
w-2 c	-6 -31 21
w-2 c++	-9 9 -3
w-2 california	18 -5 -12
w-2 call	-3 -11 11
w-2 campaign	-7 15 -24
w-2 can	12 -2 -9
w-2 candid	12 -3 -9
w-2 capabl	15 -23 6
w-2 capit	-3 -25 12
w-2 care	6 -5 -4
w-2 career	7 -4 -2
w-2 case	10 -4 -5
w-2 cash	13 -18 -1
w-2 categori	23 -6 -20
w-2 caus	12 -10 -6
w-2 center	-3 15 -16
w-2 certifi	-14 -2 13
w-2 challeng	8 -4 -4
w-2 chanc	16 -11 -9
w-2 chang	7 -20 3
w-2 check	10 -15 -3
w-2 civil	-15 -12 19
w-2 class	-16 -5 18
w-2 clean	6 -21 11
w-2 client	10 -3 -9
w-2 clinic	11 -14 -2
w-2 close	14 -22 1
w-2 cloud	7 -18 3
w-2 cna	-3 -5 6
w-2 co	12 -10 -8
w-2 coach	-11 -18 20
w-2 code	6 -20 9
w-2 coder	8 -5 -3
w-2 cold	11 -10 -8
w-2 collect	-14 -12 18
w-2 colleg	24 14 -42
w-2 color	6 -3 -3
w-2 com	9 -4 -5
w-2 combin	12 -16 -4
w-2 commerci	0 14 -15
w-2 commiss	0 -16 8
w-2 commit	15 -14 -5
w-2 common	-5 -3 8
w-2 commun	4 -4 -2
w-2 compani	13 -1 -10
w-2 companion	10 -4 -6
w-2 compens	3 10 -13
w-2 compet	-10 6 0
w-2 competit	-1 -6 6
w-2 compiler	10 -23 2
w-2 complet	11 -12 -3
w-2 complex	-9 -14 16
w-2 compli	6 1 -10
w-2 comprehens	2 -7 2
w-2 computer	-9 -16 17
w-2 concept	5 -12 2
w-2 concern	11 21 -35
w-2 condit	9 -23 3
w-2 conduct	-31 -31 47
w-2 confer	-2 -14 7
w-2 connect	21 -6 -18
w-2 consider	4 -5 0
w-2 consist	20 -15 -8
w-2 construct	0 3 -3
w-2 consult	5 -8 1
w-2 consumer	9 -23 6
w-2 contact	1 -9 4
w-2 continu	-17 5 8
w-2 contract	-16 -12 25
w-2 contractor	2 -21 9
w-2 contribut	20 -8 -14
w-2 control	-2 4 -4
w-2 cook	5 -10 0
w-2 coordin	-13 -12 20
w-2 coordinator	9 -5 -4
w-2 copi	-16 17 -12
w-2 core	-16 -13 19
w-2 corpor	11 -5 -5
w-2 correct	-10 -7 12
w-2 correspond	3 -41 14
w-2 cosmet	27 -18 -21
w-2 cost	-9 -17 18
w-2 counsel	3 -20 4
w-2 countri	9 -7 -4
w-2 cours	-13 -19 19
w-2 cpr	-19 35 -20
w-2 creat	-13 5 6
w-2 creativ	-6 16 -15
w-2 credit	-7 -10 11
w-2 critic	4 -7 -2
w-2 cross	-17 -8 22
w-2 culinari	18 -3 -17
w-2 cultur	0 -6 3
w-2 current	-2 -11 12
w-2 customer	-4 1 1
w-2 dai	12 -15 -1
w-2 data	-17 4 8
w-2 databas	-29 -19 38
w-2 date	13 -5 -9
w-2 decid	10 14 -26
w-2 dedic	-7 -6 10
w-2 defin	5 -16 4
w-2 degre	-8 -1 5
w-2 deliver	-6 -6 11
w-2 demand	-11 -9 15
w-2 demonstr	-17 1 13
w-2 dental	11 -4 -7
w-2 depart	2 -32 7
w-2 depend	5 19 -25
w-2 deposit	-13 -12 23
w-2 depth	3 -12 1
w-2 describ	29 -11 -17
w-2 design	13 -16 -1
w-2 desir	-35 11 15
w-2 detail	14 0 -17
w-2 determin	0 -14 6
w-2 develop	-5 1 4
w-2 developer	7 -10 0
w-2 development	26 -5 -23
w-2 devic	-24 -7 26
w-2 diagnos	1 12 -15
w-2 diesel	-29 -8 31
w-2 differ	10 -3 -7
w-2 diploma	-33 16 12
w-2 direct	-7 -5 10
w-2 directli	5 -6 0
w-2 disabl	6 -4 -3
w-2 disciplin	-7 28 -28
w-2 disciplinari	-13 -8 16
w-2 discount	15 -9 -10
w-2 discover	-18 -18 26
w-2 diseas	23 -4 -21
w-2 displai	-28 9 10
w-2 distribut	28 -24 -15
w-2 divers	26 -6 -21
w-2 divis	8 -4 -4
w-2 do	7 -3 -4
w-2 document	3 11 -15
w-2 door	-3 -13 7
w-2 draw	25 -16 -16
w-2 drive	5 -2 -8
w-2 driver	22 14 -35
w-2 drug	11 -3 -8
w-2 due	20 -19 -9
w-2 dure	7 -9 -3
w-2 duti	9 -2 -7
w-2 dynam	7 -3 -4
w-2 e	7 -15 3
w-2 each	20 -7 -15
w-2 earn	10 -5 -5
w-2 educ	-6 -3 6
w-2 eeo	-15 -6 19
w-2 effect	6 -8 -4
w-2 effici	-10 14 -5
w-2 effort	29 -9 -25
w-2 electr	12 13 -27
w-2 elig	-16 8 8
w-2 email	11 8 -23
w-2 emerg	15 -4 -11
w-2 emphas	3 13 -26
w-2 emploi	16 -6 -10
w-2 employ	11 4 -15
w-2 employe	11 -6 -6
w-2 employer	10 -5 -5
w-2 enabl	12 -2 -10
w-2 encourag	17 -5 -14
w-2 end	-2 -9 5
w-2 energet	-14 -8 15
w-2 engag	-21 28 -26
w-2 engineer	-6 13 -7
w-2 enhanc	34 -6 -28
w-2 enjoi	-5 -5 7
w-2 ensur	-6 19 -13
w-2 environ	-1 1 -4
w-2 equal	12 -4 -8
w-2 equip	9 -12 0
w-2 essenti	1 19 -26
w-2 establish	-20 16 1
w-2 estat	-5 -15 14
w-2 estim	-22 -14 26
w-2 etc	-18 -17 26
w-2 evalu	2 -21 11
w-2 even	-5 -9 8
w-2 event	22 -14 -16
w-2 everi	11 -2 -10
w-2 exce	-8 -11 13
w-2 excel	1 -6 3
w-2 except	-14 -5 18
w-2 excit	12 -3 -9
w-2 execut	18 -9 -12
w-2 exist	-8 -7 12
w-2 expand	-17 -12 20
w-2 expect	-5 -8 10
w-2 expens	-16 -5 17
w-2 experi	-16 8 9
w-2 experienc	-5 -12 13
w-2 expert	38 -24 -27
w-2 exposur	17 -11 -9
w-2 extens	17 -3 -15
w-2 extern	6 -1 -5
w-2 f	10 -3 -7
w-2 face	-12 -16 23
w-2 facil	16 -15 -8
w-2 facilit	-10 -9 17
w-2 famili	9 2 -11
w-2 familiar	-14 -1 5
w-2 fast	-3 -7 9
w-2 fda	-31 6 23
w-2 feasibl	19 -34 -3
w-2 featur	8 7 -17
w-2 feder	-26 -16 35
w-2 feedback	-13 -28 23
w-2 field	4 1 -5
w-2 file	-3 16 -14
w-2 financi	9 -18 -3
w-2 find	-14 18 -5
w-2 firm	10 -4 -6
w-2 first	20 -4 -15
w-2 five	-3 -15 9
w-2 flexibl	-13 -19 23
w-2 flight	9 -4 -6
w-2 flow	34 -20 -26
w-2 focus	-3 22 -20
w-2 follow	20 -14 -11
w-2 food	6 3 -10
w-2 for	8 -6 -2
w-2 forecast	0 -8 5
w-2 form	-5 -22 15
w-2 forward	9 -4 -5
w-2 foster	8 -4 -4
w-2 found	9 -4 -5
w-2 foundat	19 -6 -14
w-2 framework	-18 23 -5
w-2 from	13 -3 -8
w-2 full	5 -6 1
w-2 function	6 -6 -2
w-2 g	12 -31 0
w-2 gain	3 21 -34
w-2 ged	-8 27 -24
w-2 gender	5 -2 -3
w-2 gener	-15 -12 26
w-2 genet	4 -2 -2
w-2 get	2 16 -23
w-2 give	9 -9 0
w-2 global	4 -5 -1
w-2 go	18 -3 -17
w-2 goal	8 -8 -1
w-2 good	8 -11 3
w-2 graphic	21 -11 -20
w-2 great	1 -8 6
w-2 green	21 -8 -16
w-2 grill	0 -11 5
w-2 grind	17 9 -32
w-2 group	-9 -4 8
w-2 grow	10 -8 -2
w-2 guidelin	-26 -28 35
w-2 ha	8 -10 2
w-2 hand	-20 -19 26
w-2 handl	-31 -18 38
w-2 have	7 -4 -5
w-2 headquarter	11 -6 -4
w-2 health	-3 -10 11
w-2 healthcar	-3 -4 8
w-2 heavi	-12 16 -11
w-2 help	21 -7 -16
w-2 her	-13 -9 16
w-2 here	9 -5 -4
w-2 high	4 -7 3
w-2 highest	40 -8 -35
w-2 highli	-12 -5 15
w-2 hire	22 8 -33
w-2 his	4 -17 10
w-2 histori	-30 10 10
w-2 hold	-5 9 0
w-2 holidai	14 -5 -9
w-2 home	14 -9 -5
w-2 hospit	1 -6 3
w-2 hour	12 -5 -9
w-2 how	-2 7 -10
w-2 hr	-24 -10 30
w-2 html	7 18 -37
w-2 http	5 -6 1
w-2 human	-4 -11 14
w-2 hydraul	13 2 -35
w-2 i	-3 13 -17
w-2 ic	-3 24 -33
w-2 ident	8 -4 -4
w-2 identifi	8 -2 -7
w-2 if	4 7 -13
w-2 imag	-6 18 -17
w-2 immedi	1 -19 7
w-2 impact	1 -4 1
w-2 implement	-12 -11 16
w-2 import	-17 22 -10
w-2 improv	13 -15 -5
w-2 inc	8 -5 -3
w-2 includ	-4 -8 12
w-2 incom	-13 16 -13
w-2 independ	4 -18 8
w-2 individu	9 -6 -3
w-2 industri	6 -9 2
w-2 inform	9 0 -8
w-2 infrastructur	-3 -18 18
w-2 ingredi	45 -10 -41
w-2 initi	6 -18 5
w-2 innov	16 -9 -7
w-2 input	-15 -14 18
w-2 inspect	-24 15 -1
w-2 instruct	18 -17 -14
w-2 instrument	8 -5 -3
w-2 insur	10 2 -12
w-2 integr	-50 -19 53
w-2 interact	2 -13 4
w-2 interest	-4 -15 13
w-2 intern	4 -7 0
w-2 internet	19 -29 -6
w-2 interperson	-14 21 -13
w-2 interview	-2 -3 5
w-2 into	-13 -7 19
w-2 inventori	15 10 -25
w-2 investig	21 -33 -6
w-2 invoic	-29 20 7
w-2 involv	11 -26 -4
w-2 is	3 -3 0
w-2 iso	11 26 -52
w-2 issu	-5 12 -9
w-2 it	10 -4 -6
w-2 item	-19 -8 21
w-2 java	-2 6 -5
w-2 javascript	4 -9 -1
w-2 job	8 2 -9
w-2 join	12 -5 -8
w-2 js	-20 9 9
w-2 junior	15 -6 -10
w-2 just	5 -2 -3
w-2 k	9 -3 -6
w-2 keep	-1 -5 5
w-2 kei	-8 -11 14
w-2 kitchen	4 -8 1
w-2 know	12 -10 -5
w-2 knowledg	-18 5 11
w-2 labor	-12 -11 17
w-2 languag	11 -8 -7
w-2 larg	-4 -13 14
w-2 largest	16 -3 -13
w-2 launch	32 -11 -27
w-2 law	9 -11 -3
w-2 layout	1 -15 5
w-2 lead	8 -1 -7
w-2 leader	12 -7 -5
w-2 learn	1 -14 10
w-2 least	-21 -10 29
w-2 legal	-9 -5 12
w-2 lend	-5 29 -29
w-2 level	7 -13 4
w-2 liaison	-14 17 -6
w-2 librari	-11 -17 15
w-2 licens	-12 24 -12
w-2 life	9 -13 3
w-2 lift	-12 -12 19
w-2 like	30 -20 -12
w-2 limit	-7 9 -4
w-2 line	-14 -15 19
w-2 list	11 -3 -8
w-2 live	25 -3 -22
w-2 ll	-10 9 -4
w-2 loan	-3 7 -4
w-2 local	10 -8 -5
w-2 locat	9 -4 -6
w-2 log	12 -7 -5
w-2 long	1 -11 6
w-2 look	3 4 -9
w-2 lpn	0 -18 10
w-2 m	19 -8 -14
w-2 machin	-1 -22 15
w-2 mai	-1 3 -3
w-2 mail	12 -8 -6
w-2 maintain	9 -12 3
w-2 make	-8 -1 8
w-2 manag	-10 -8 18
w-2 manager	8 5 -12
w-2 mani	12 -5 -9
w-2 manual	-21 15 5
w-2 manufactur	-3 2 0
w-2 marit	8 -5 -3
w-2 market	2 -4 0
w-2 master	5 -12 0
w-2 match	5 -5 -1
w-2 materi	9 -20 -1
w-2 matlab	24 -19 -9
w-2 maxim	-3 -5 4
w-2 measur	31 -12 -27
w-2 meat	-30 -14 32
w-2 mechan	-12 25 -20
w-2 media	3 -2 -1
w-2 medic	-4 -10 13
w-2 meet	8 -11 2
w-2 member	10 1 -12
w-2 memori	6 9 -32
w-2 mentor	-21 -9 24
w-2 merchand	-6 -17 12
w-2 microsoft	-10 22 -19
w-2 minimum	-18 3 13
w-2 minor	6 -3 -3
w-2 mission	5 -9 -1
w-2 mm	-2 -9 10
w-2 model	0 -13 8
w-2 modul	-17 -3 18
w-2 monitor	-38 -3 33
w-2 month	-29 -9 36
w-2 more	5 -3 -3
w-2 most	12 9 -24
w-2 motiv	-11 -14 19
w-2 move	-6 22 -18
w-2 ms	-5 -28 22
w-2 multi	1 -7 3
w-2 multipl	11 -9 -8
w-2 must	-12 11 0
w-2 my	8 -3 -5
w-2 mysql	10 -31 5
w-2 nation	18 -15 -8
w-2 natur	16 -9 -7
w-2 necessari	-2 -21 14
w-2 need	11 -9 -4
w-2 negoti	-24 -19 29
w-2 network	-24 39 -15
w-2 new	-2 -11 13
w-2 next	3 -2 -1
w-2 night	-2 -10 6
w-2 no	19 -7 -13
w-2 north	8 -3 -5
w-2 not	3 3 -6
w-2 note	22 -9 -13
w-2 now	15 -5 -10
w-2 number	8 -3 -5
w-2 nurs	13 -6 -11
w-2 object	-14 -3 12
w-2 obtain	-4 -1 1
w-2 of	0 -7 7
w-2 off	3 -15 8
w-2 offer	13 -7 -6
w-2 offic	20 -24 -1
w-2 on	-2 -9 11
w-2 onc	9 -3 -6
w-2 ongo	-7 -9 10
w-2 onli	13 -3 -10
w-2 onlin	-21 28 -25
w-2 open	12 -9 -5
w-2 oper	6 -2 -6
w-2 opportun	5 -7 2
w-2 optim	-8 6 2
w-2 or	0 -8 7
w-2 oral	-16 -14 29
w-2 order	-2 4 -6
w-2 organ	6 -19 9
w-2 organiz	-10 46 -45
w-2 orient	-9 17 -13
w-2 origin	-9 -16 21
w-2 other	15 0 -14
w-2 out	8 -11 -2
w-2 outlook	-8 14 -16
w-2 outsid	7 -9 -1
w-2 outstand	-18 -9 24
w-2 over	-2 -10 8
w-2 own	-2 -9 8
w-2 owner	-14 18 -4
w-2 p	-2 21 -20
w-2 pace	-3 -7 8
w-2 packag	30 -10 -20
w-2 pai	11 14 -26
w-2 part	8 5 -14
w-2 particip	25 -28 -9
w-2 partner	-12 4 4
w-2 partnership	7 -3 -3
w-2 pass	-14 -13 18
w-2 passion	-25 9 18
w-2 past	15 -5 -11
w-2 path	-9 -15 13
w-2 patient	-7 -2 6
w-2 pe	13 -9 -5
w-2 per	21 12 -28
w-2 perform	6 -12 5
w-2 period	8 -7 -4
w-2 perl	32 -21 -26
w-2 perman	9 -6 -3
w-2 person	-14 13 2
w-2 personnel	11 -5 -7
w-2 pest	-5 -12 8
w-2 pharmaceut	25 -11 -18
w-2 phase	-29 21 -6
w-2 php	-14 14 0
w-2 physic	34 -26 -17
w-2 physician	-23 -21 32
w-2 place	-11 -5 15
w-2 placement	21 -12 -17
w-2 plan	1 -12 9
w-2 plant	-4 -25 18
w-2 platform	16 8 -29
w-2 player	-29 25 -9
w-2 pleas	12 -5 -7
w-2 plus	-6 7 -6
w-2 point	-30 -8 36
w-2 polici	13 -2 -21
w-2 portfolio	32 -8 -29
w-2 posit	-9 1 8
w-2 possess	0 -15 10
w-2 post	-10 -10 16
w-2 poster	6 -3 -3
w-2 potenti	9 -5 -4
w-2 pound	18 -12 -16
w-2 practic	4 -8 2
w-2 practitioner	9 20 -32
w-2 pre	14 -11 -6
w-2 prefer	-4 -8 4
w-2 prep	-8 -8 12
w-2 prepar	-4 -6 7
w-2 present	6 7 -16
w-2 pressur	-2 -5 5
w-2 prevent	29 -23 -20
w-2 previous	-3 -8 8
w-2 price	-20 -13 25
w-2 primari	15 -9 -5
w-2 prior	-3 6 -2
w-2 priorit	-22 15 1
w-2 privat	8 -3 -5
w-2 problem	-6 -2 7
w-2 procedur	19 -5 -18
w-2 process	5 -3 -3
w-2 produc	9 -2 -9
w-2 product	-16 -9 22
w-2 profession	-15 22 -6
w-2 profici	-11 11 1
w-2 profil	35 -21 -28
w-2 profit	14 -4 -10
w-2 progress	24 -5 -20
w-2 project	-1 9 -9
w-2 promot	35 -11 -26
w-2 proper	-12 -8 15
w-2 properti	22 -16 -10
w-2 prospect	-1 -38 11
w-2 protect	14 -5 -9
w-2 protocol	9 -34 6
w-2 prove	-2 -20 9
w-2 provid	6 -12 4
w-2 provider	-4 -11 8
w-2 purchas	-33 -16 39
w-2 purpos	-13 12 -5
w-2 python	29 -19 -25
w-2 qualifi	-7 13 -6
w-2 qualiti	4 -10 3
w-2 question	3 -20 3
w-2 quickli	2 -11 4
w-2 race	8 -5 -3
w-2 rang	-3 -21 13
w-2 rate	-35 25 8
w-2 re	-11 -6 16
w-2 reach	23 -12 -19
w-2 read	-7 -17 15
w-2 real	2 -19 13
w-2 reason	9 -6 -3
w-2 receiv	-4 -9 10
w-2 recip	-20 -10 23
w-2 recogn	5 -5 -1
w-2 recommend	28 -10 -24
w-2 record	-11 -9 16
w-2 recruiter	15 -8 -9
w-2 refer	22 -4 -20
w-2 referr	9 -10 -3
w-2 regard	-10 9 1
w-2 region	17 -8 -8
w-2 register	-4 2 -1
w-2 registr	3 -13 2
w-2 regul	-26 -5 21
w-2 regular	-9 -7 13
w-2 reimburs	9 -4 -5
w-2 relat	13 -12 -6
w-2 relationship	-10 4 3
w-2 relev	-8 -11 13
w-2 religion	5 -3 -2
w-2 reloc	11 -7 -4
w-2 remot	6 -28 5
w-2 rep	17 -10 -8
w-2 repair	-31 -15 39
w-2 report	-4 -13 16
w-2 repres	-3 11 -8
w-2 request	-24 -17 32
w-2 requir	3 1 -6
w-2 research	-9 -15 15
w-2 resid	-8 29 -18
w-2 resolv	6 -17 2
w-2 resourc	12 -15 -2
w-2 respect	14 -6 -8
w-2 respond	-24 14 8
w-2 respons	-12 22 -11
w-2 restaur	5 -3 -2
w-2 result	-1 -9 4
w-2 resum	13 -7 -6
w-2 retail	0 -8 8
w-2 retain	2 -18 4
w-2 retir	14 -5 -10
w-2 review	10 8 -21
w-2 right	8 -3 -4
w-2 risk	-3 5 -5
w-2 rn	-11 -10 17
w-2 role	12 10 -21
w-2 room	-1 -16 6
w-2 s	-3 -8 10
w-2 safe	3 -22 7
w-2 safeti	8 -2 -11
w-2 salari	12 -6 -6
w-2 sale	0 -3 2
w-2 save	23 -8 -21
w-2 scalabl	2 -18 8
w-2 scale	18 -10 -9
w-2 schedul	-8 -11 14
w-2 school	8 -9 -2
w-2 scienc	15 20 -35
w-2 scope	8 -11 -3
w-2 screen	19 -6 -14
w-2 script	6 -29 12
w-2 se	8 -5 -3
w-2 search	6 -2 -3
w-2 sector	-7 -13 13
w-2 secur	-26 7 11
w-2 see	8 -5 -3
w-2 seek	-4 13 -9
w-2 select	0 -16 9
w-2 self	26 -14 -15
w-2 sell	21 -9 -18
w-2 send	11 -9 -2
w-2 senior	30 -12 -20
w-2 serv	16 -4 -11
w-2 server	12 -23 -4
w-2 servic	15 2 -17
w-2 set	29 -14 -16
w-2 sexual	6 -4 -2
w-2 share	1 -8 4
w-2 sheet	-19 -25 25
w-2 shift	-3 -10 8
w-2 shoe	-12 19 -9
w-2 shop	0 -12 4
w-2 should	-2 10 -18
w-2 shrink	-4 -11 8
w-2 sign	8 -17 7
w-2 signific	4 -8 -1
w-2 simul	14 -5 -10
w-2 sinc	3 -2 -1
w-2 situat	-14 9 5
w-2 six	-5 -10 13
w-2 size	-11 26 -21
w-2 smart	21 -11 -17
w-2 so	4 -9 1
w-2 softwar	10 0 -14
w-2 solid	19 4 -30
w-2 solut	11 -10 -1
w-2 solv	2 11 -17
w-2 some	-29 7 22
w-2 sourc	-4 16 -20
w-2 special	-26 -7 31
w-2 specialti	-18 -12 23
w-2 specif	-57 16 40
w-2 specifi	12 -20 -2
w-2 speech	-16 -11 18
w-2 sr	15 -12 -7
w-2 staff	6 2 -8
w-2 standard	-17 -19 31
w-2 start	13 -6 -7
w-2 statement	18 -4 -15
w-2 statist	-1 -18 6
w-2 status	6 -6 -2
w-2 step	-4 -5 7
w-2 storag	-45 -15 47
w-2 store	17 -14 -9
w-2 strategi	-31 15 5
w-2 strong	2 -9 6
w-2 structur	11 -8 -11
w-2 sub	20 -5 -17
w-2 subcontractor	-14 10 -3
w-2 submit	2 -13 13
w-2 submitt	-21 28 -4
w-2 succe	-3 -8 10
w-2 such	-10 1 5
w-2 suit	39 -29 -28
w-2 summari	-2 20 -29
w-2 superv	-27 10 11
w-2 supervis	7 -33 11
w-2 supervisor	2 -17 5
w-2 suppli	-7 16 -12
w-2 supplier	13 -6 -8
w-2 support	11 -5 -9
w-2 system	-10 7 1
w-2 tabl	20 -11 -14
w-2 take	12 2 -16
w-2 talent	15 -5 -11
w-2 target	30 -9 -26
w-2 task	-4 -14 14
w-2 teach	6 -15 -1
w-2 team	24 5 -29
w-2 teamwork	-3 -8 8
w-2 technic	4 -1 -5
w-2 technician	7 -4 -3
w-2 techniqu	-1 -14 9
w-2 technologi	12 11 -28
w-2 telephon	15 -11 -7
w-2 temperatur	9 -8 -6
w-2 temporari	-4 -3 8
w-2 term	5 15 -22
w-2 territori	7 -6 -3
w-2 test	-4 -6 9
w-2 texa	17 -6 -11
w-2 than	6 -8 2
w-2 that	5 -8 4
w-2 the	5 -3 -3
w-2 thei	16 -9 -8
w-2 their	4 -6 0
w-2 them	-4 -11 7
w-2 then	0 -8 6
w-2 there	9 -5 -4
w-2 these	9 -4 -6
w-2 thing	-10 20 -17
w-2 think	11 -5 -6
w-2 this	-1 10 -10
w-2 thorough	-18 -12 23
w-2 those	10 -4 -6
w-2 three	1 -7 6
w-2 through	12 -16 1
w-2 throughout	13 -4 -9
w-2 time	9 -10 1
w-2 titl	7 -4 -3
w-2 to	0 -4 5
w-2 todai	18 -9 -10
w-2 tool	19 -1 -21
w-2 top	15 -6 -9
w-2 total	13 -5 -7
w-2 track	25 -12 -19
w-2 train	-7 -6 11
w-2 transact	-35 -22 39
w-2 transport	4 -13 4
w-2 travel	4 -14 5
w-2 treatment	15 -20 -4
w-2 troubleshoot	18 -49 0
w-2 truck	-27 -7 30
w-2 truli	7 -3 -5
w-2 trust	3 -2 -2
w-2 tuition	-5 -5 9
w-2 two	-5 -9 11
w-2 tx	8 -7 -2
w-2 type	-30 -19 39
w-2 under	-2 -16 10
w-2 understand	-15 17 -6
w-2 underwrit	-9 22 -20
w-2 underwriter	-17 -19 27
w-2 union	-5 -13 11
w-2 uniqu	9 -3 -6
w-2 unit	17 -6 -14
w-2 up	-13 -11 23
w-2 updat	1 -13 4
w-2 upgrad	23 -9 -18
w-2 upon	-11 20 -26
w-2 us	2 -17 13
w-2 user	-2 -10 5
w-2 util	2 2 -7
w-2 v	9 -5 -4
w-2 vacat	10 -5 -5
w-2 valid	-8 -8 14
w-2 valu	-19 9 13
w-2 varieti	19 -10 -15
w-2 various	-17 -11 25
w-2 vehicl	-5 -10 10
w-2 vendor	8 -19 -1
w-2 verbal	-22 20 -2
w-2 veri	9 -27 2
w-2 verifi	-7 -10 11
w-2 veteran	4 -2 -2
w-2 veterinari	-18 -7 23
w-2 via	18 -4 -15
w-2 view	7 -3 -3
w-2 vision	21 -9 -17
w-2 visit	4 15 -33
w-2 volum	6 -12 -3
w-2 wa	11 -4 -7
w-2 wai	25 -6 -21
w-2 walk	-7 10 -10
w-2 want	15 -7 -8
w-2 we	9 -4 -4
w-2 web	-18 14 4
w-2 websit	23 -17 -15
w-2 week	-9 -15 16
w-2 weekend	-38 -10 43
w-2 well	13 1 -18
w-2 what	9 -4 -5
w-2 when	-3 -10 8
w-2 where	3 9 -16
w-2 whether	16 -9 -13
w-2 which	8 -5 -3
w-2 while	8 3 -13
w-2 who	7 4 -13
w-2 why	5 -3 -2
w-2 will	10 -3 -6
w-2 win	28 -14 -22
w-2 window	-15 -30 31
w-2 wireless	4 -2 -2
w-2 with	-5 -6 12
w-2 within	6 -20 9
w-2 without	8 -4 -5
w-2 woman	6 -2 -4
w-2 word	-6 13 -8
w-2 work	4 -8 4
w-2 worker	-6 22 -27
w-2 workforc	8 -5 -3
w-2 world	-8 -9 14
w-2 worldwid	5 -3 -2
w-2 would	19 -13 -8
w-2 write	-5 -14 12
w-2 xml	-6 -11 11
w-2 year	4 -15 9
w-2 you	3 0 -3
w-2 your	7 -8 1
`,
  asked: `
no yes
0 0 0 0 0 0
above benefits	-5 5
above conditions	18 -18
above duties	3 -3
above nice	-5 5
above none	3 -3
after 1	-5 5
after 10	7 -7
after 5	-5 5
after 8	4 -4
asks 10	-5 5
asks 10 credential	6 -6
asks 10 degree	3 -3
asks 10 has skill	-9 9
asks 10 skill	-4 4
asks 10 tool	-14 14
asks 3	27 -27
asks 3 has skill	11 -11
asks 3 none	23 -23
asks 4	28 -28
asks 4 credential	-8 8
asks 4 has skill	25 -25
asks 4 none	26 -26
asks 4 skill	13 -13
asks 5	30 -30
asks 5 has skill	27 -27
asks 5 has soft	8 -8
asks 5 none	29 -29
asks 5 skill	10 -10
asks 5 soft	4 -4
asks 5 tool	-6 6
asks 6	12 -12
asks 6 credential	-6 6
asks 6 has skill	15 -15
asks 6 has soft	-7 7
asks 6 none	16 -16
asks 7	4 -4
asks 7 has skill	-4 4
asks 7 has soft	9 -9
asks 7 none	10 -10
asks 7 skill	-10 10
asks 7 soft	9 -9
asks 7 tool	-3 3
asks 8	-11 11
asks 8 degree	-5 5
asks 8 has skill	-6 6
asks 8 none	-9 9
asks 8 skill	-3 3
asks 8 tool	-6 6
asks 9	-8 8
asks 9 degree	-10 10
asks 9 has skill	-8 8
asks 9 none	-3 3
asks 9 soft	-3 3
before 1	5 -5
before 10	-4 4
before 2	10 -10
before 3	3 -3
before 4	4 -4
before 5	7 -7
before 6	-7 7
before 8	-7 7
before 9	-4 4
class benefit	4 -4
class benefit above none	4 -4
class company	7 -7
class company above must	6 -6
class company above none	6 -6
class duty above benefits	-5 5
class duty above must	12 -12
class legal	6 -6
class legal above duties	6 -6
class logistics	12 -12
class logistics above none	12 -12
class requirement above conditions	18 -18
class requirement above duties	10 -10
class requirement above must	-3 3
class requirement above nice	-5 5
edge false false true	6 -6
edge false true false	-12 12
edge false true true	3 -3
edge true false false	6 -6
edge true false true	13 -13
edge true true false	-9 9
edge true true true	-6 6
ends - act	6 -6
ends - age	-3 3
ends - ary	10 -10
ends - ate	10 -10
ends - ber	12 -12
ends - der	-4 4
ends - ect	-12 12
ends - ess	-7 7
ends - ger	12 -12
ends - hip	6 -6
ends - ice	12 -12
ends - ity	-4 4
ends - nge	-5 5
ends - nic	10 -10
ends - nse	-13 13
ends - oma	-12 12
ends - ort	3 -3
ends - ory	-13 13
ends - per	-10 10
ends - rce	-3 3
ends - ter	-8 8
ends - tly	-8 8
ends - tor	-9 9
ends - uct	7 -7
ends - ule	-9 9
ends - ure	8 -8
ends - use	3 -3
ends - yer	4 -4
ends act act	3 -3
ends act ion	-9 9
ends age -	-6 6
ends age age	16 -16
ends age ity	-4 4
ends ail -	-11 11
ends ain ent	7 -7
ends ain ion	-13 13
ends ale ale	9 -9
ends ant -	8 -8
ends ant ant	5 -5
ends any any	10 -10
ends ard ard	11 -11
ends are -	-3 3
ends are ent	8 -8
ends are ing	-3 3
ends are ion	-10 10
ends ary ary	-3 3
ends ary ent	3 -3
ends ary ity	7 -7
ends ase ase	4 -4
ends ate -	-3 3
ends ate ate	12 -12
ends ate ber	-9 9
ends ate ect	-5 5
ends ate ent	3 -3
ends ate ess	7 -7
ends ate ice	-7 7
ends ate ing	-3 3
ends ate ler	14 -14
ends ate vel	-3 3
ends ble -	-4 4
ends ble ble	13 -13
ends ble ent	8 -8
ends ble ing	-11 11
ends ble ity	9 -9
ends ble ule	-11 11
ends cal and	9 -9
ends cal cal	-7 7
ends cal ent	5 -5
ends cal ice	3 -3
ends cal ion	-3 3
ends cel cel	4 -4
ends cle cle	-3 3
ends day day	14 -14
ends der der	3 -3
ends dor dor	4 -4
ends ect ect	4 -4
ends ect ent	-4 4
ends ect ger	8 -8
ends ect ing	-4 4
ends eer eer	7 -7
ends end end	11 -11
ends ent -	-10 10
ends ent icy	-5 5
ends ent ity	-11 11
ends ent nce	10 -10
ends ent nse	4 -4
ends ess -	-6 6
ends ess ent	-8 8
ends ess ess	13 -13
ends ess ion	3 -3
ends ess ity	-8 8
ends est est	10 -10
ends ete ent	8 -8
ends ete ion	6 -6
ends ety ety	12 -12
ends fit fit	10 -10
ends ger ger	10 -10
ends get get	16 -16
ends gic ing	-9 9
ends hip ill	-9 9
ends hon hon	-8 8
ends ial -	3 -3
ends ial ial	3 -3
ends ial ion	7 -7
ends ian ian	3 -3
ends ice -	8 -8
ends ice ent	-5 5
ends ice ger	8 -8
ends icy icy	4 -4
ends icy ure	9 -9
ends ide ent	6 -6
ends ide ice	5 -5
ends ide ion	5 -5
ends ied ant	-11 11
ends ier ier	10 -10
ends ily ily	3 -3
ends ily ion	-8 8
ends ine ine	4 -4
ends ine ion	13 -13
ends ing -	-11 11
ends ing any	-4 4
ends ing are	5 -5
ends ing ect	9 -9
ends ing ess	-8 8
ends ing hip	-4 4
ends ing ial	7 -7
ends ing ice	-12 12
ends ing icy	3 -3
ends ing ing	3 -3
ends ing ity	6 -6
ends ing mer	-4 4
ends ing ncy	6 -6
ends ing ort	-6 6
ends ing ram	3 -3
ends ing tem	-13 13
ends ing tor	3 -3
ends ing uct	-12 12
ends ing ure	-3 3
ends int int	5 -5
ends ion -	11 -11
ends ion ail	-9 9
ends ion ard	-7 7
ends ion ect	8 -8
ends ion ent	-5 5
ends ion ill	-18 18
ends ion ing	-5 5
ends ion nce	-6 6
ends ion ogy	4 -4
ends ior ger	11 -11
ends ipt ipt	-14 14
ends ish ish	-8 8
ends ity -	11 -11
ends ity vel	-12 12
ends ive -	5 -5
ends ive ent	-4 4
ends ive ion	-5 5
ends ive ude	4 -4
ends ize -	13 -13
ends ize ing	-6 6
ends ize ize	4 -4
ends ket ket	-3 3
ends lab lab	-11 11
ends lem ill	-7 7
ends ler ler	-7 7
ends lla lla	6 -6
ends lop -	-6 6
ends lop ent	-10 10
ends lop hip	4 -4
ends lor ree	-5 5
ends lth -	6 -6
ends mal mal	9 -9
ends man rce	5 -5
ends mer ice	-7 7
ends mer ing	-7 7
ends mer mer	-5 5
ends nal -	-11 11
ends nal ill	-13 13
ends nal ing	4 -4
ends nal ion	10 -10
ends nal mer	9 -9
ends nal rer	10 -10
ends nce ion	-3 3
ends nce nce	9 -9
ends ncy ncy	11 -11
ends nel nel	5 -5
ends ner ner	12 -12
ends nge ion	-9 9
ends nge nge	14 -14
ends nth -	-12 12
ends ore ore	9 -9
ends ork ork	-7 7
ends orm -	-6 6
ends orm ing	4 -4
ends orm ion	-3 3
ends ort -	9 -9
ends ort ort	-3 3
ends ory ent	-7 7
ends ory ory	3 -3
ends per per	4 -4
ends ple ple	4 -4
ends ply ply	8 -8
ends ral eer	8 -8
ends ral ion	4 -4
ends ral ral	19 -19
ends rce rce	-8 8
ends rch rch	6 -6
ends red rse	8 -8
ends ree ree	5 -5
ends rge rge	10 -10
ends sis sis	11 -11
ends sql sql	-5 5
ends tad tad	6 -6
ends tal tal	10 -10
ends ted ent	-3 3
ends ted ity	5 -5
ends ted ted	8 -8
ends tem tem	11 -11
ends ten ion	-9 9
ends ter -	-7 7
ends ter ill	3 -3
ends ter ion	3 -3
ends ter nce	-5 5
ends ter ter	11 -11
ends ton ton	6 -6
ends try try	9 -9
ends ual ual	-5 5
ends ual yer	5 -5
ends uct ion	-3 3
ends uct uct	-3 3
ends ule ule	11 -11
ends ume ume	5 -5
ends ure ion	4 -4
ends ure ity	-9 9
ends ure ure	6 -6
ends use use	8 -8
ends ute -	-6 6
ends ver ver	3 -3
ends wth wth	7 -7
ends yee ion	-5 5
ends yee yee	6 -6
ends yer yer	4 -4
first abil	-5 5
first accord	12 -12
first account	-7 7
first acl	-6 6
first acoust	-3 3
first activ	-7 7
first adapt	3 -3
first addit	15 -15
first address	-12 12
first administr	-5 5
first admit	14 -14
first ag	-10 10
first agil	-9 9
first amount	-4 4
first analyz	7 -7
first appli	3 -3
first appropri	4 -4
first approv	5 -5
first area	8 -8
first aspect	6 -6
first assist	12 -12
first associ	9 -9
first attend	9 -9
first attent	-10 10
first attitud	3 -3
first author	-7 7
first autom	-7 7
first avail	9 -9
first b	13 -13
first bachelor	-7 7
first balanc	-4 4
first bank	3 -3
first base	13 -13
first benefit	12 -12
first bill	-5 5
first bl	-10 10
first bookkeeper	12 -12
first bs	11 -11
first budget	7 -7
first build	-10 10
first busi	-7 7
first c++	-7 7
first candid	8 -8
first care	5 -5
first career	12 -12
first cash	-9 9
first caus	10 -10
first certifi	3 -3
first clean	6 -6
first client	13 -13
first clinic	-5 5
first close	5 -5
first cnc	10 -10
first coach	-3 3
first code	-6 6
first com	8 -8
first combin	-12 12
first commerci	3 -3
first commit	9 -9
first common	6 -6
first commun	-14 14
first compani	13 -13
first compens	6 -6
first compet	3 -3
first competit	7 -7
first compiler	-6 6
first complet	5 -5
first complex	9 -9
first compli	13 -13
first computer	-8 8
first condit	3 -3
first confer	-7 7
first consider	9 -9
first consist	4 -4
first construct	-3 3
first consult	8 -8
first continu	5 -5
first contract	-4 4
first control	-8 8
first cook	-3 3
first coordin	-4 4
first copier	8 -8
first corpor	12 -12
first countri	7 -7
first cpr	3 -3
first cross	-9 9
first culinari	-6 6
first customer	-4 4
first dai	3 -3
first data	-6 6
first databas	7 -7
first deal	-5 5
first decid	6 -6
first degre	-4 4
first deliver	6 -6
first describ	11 -11
first design	3 -3
first detail	-14 14
first developer	-3 3
first diagnos	-5 5
first disabl	10 -10
first discharg	7 -7
first disciplin	4 -4
first distribut	3 -3
first document	-15 15
first drive	-12 12
first duti	16 -16
first educ	-3 3
first effici	8 -8
first emphas	8 -8
first employe	-3 3
first enabl	11 -11
first end - benefit	-3 3
first end - company	6 -6
first end ace	5 -5
first end act	-11 11
first end act duty	-8 8
first end act requirement	-9 9
first end ade	12 -12
first end age	-4 4
first end age duty	-4 4
first end ail	-4 4
first end ail requirement	-3 3
first end ain requirement	-4 4
first end air	-7 7
first end air duty	-5 5
first end ale	11 -11
first end ale duty	8 -8
first end ale requirement	7 -7
first end all	-10 10
first end all duty	-8 8
first end all requirement	-5 5
first end and	-3 3
first end and requirement	4 -4
first end ant	5 -5
first end ant requirement	4 -4
first end any	13 -13
first end any duty	7 -7
first end any requirement	11 -11
first end ard duty	-3 3
first end ard requirement	6 -6
first end are	-6 6
first end are duty	-8 8
first end arn requirement	6 -6
first end art	6 -6
first end ary	-5 5
first end ary duty	-4 4
first end ary requirement	-3 3
first end ase	6 -6
first end ase duty	-4 4
first end ase requirement	11 -11
first end ast	5 -5
first end ate duty	-4 4
first end ate requirement	4 -4
first end ati	7 -7
first end avy	3 -3
first end avy requirement	3 -3
first end ber duty	14 -14
first end ber requirement	-6 6
first end ble	4 -4
first end ble duty	6 -6
first end cal	-4 4
first end cal duty	-4 4
first end cal requirement	-5 5
first end cel	6 -6
first end cel requirement	6 -6
first end cle duty	7 -7
first end day	19 -19
first end day requirement	18 -18
first end ded requirement	3 -3
first end del	6 -6
first end del duty	6 -6
first end der	4 -4
first end der requirement	5 -5
first end dge	6 -6
first end dge requirement	6 -6
first end dic	11 -11
first end dic duty	11 -11
first end dit	-4 4
first end dle	8 -8
first end dle duty	9 -9
first end dle requirement	-3 3
first end dor	3 -3
first end dor requirement	10 -10
first end ean	3 -3
first end ean requirement	3 -3
first end eck	-4 4
first end eck duty	-4 4
first end ect requirement	3 -3
first end een	-6 6
first end een requirement	-6 6
first end eer	15 -15
first end eer duty	9 -9
first end eer requirement	11 -11
first end ely duty	-5 5
first end end	19 -19
first end end duty	11 -11
first end end requirement	13 -13
first end ent requirement	3 -3
first end ery	-3 3
first end ess	-7 7
first end ess duty	-6 6
first end ess requirement	-5 5
first end est	5 -5
first end est duty	15 -15
first end ete duty	3 -3
first end ety	11 -11
first end ety duty	7 -7
first end ety requirement	9 -9
first end fer	13 -13
first end fer requirement	9 -9
first end fic requirement	7 -7
first end fit	14 -14
first end fit requirement	13 -13
first end ful	-9 9
first end ful requirement	-9 9
first end ger	3 -3
first end get	8 -8
first end get duty	8 -8
first end get requirement	4 -4
first end ght	7 -7
first end ght duty	6 -6
first end ght requirement	4 -4
first end gic	-4 4
first end hed	3 -3
first end hen duty	-3 3
first end her	4 -4
first end hip	-5 5
first end hip duty	-3 3
first end hip requirement	-6 6
first end hon	-8 8
first end hon requirement	-8 8
first end ial	3 -3
first end ial duty	5 -5
first end ian duty	-4 4
first end ice	3 -3
first end ice duty	8 -8
first end icy	10 -10
first end icy duty	8 -8
first end ide	7 -7
first end ide duty	3 -3
first end ied	-7 7
first end ied duty	-3 3
first end ied requirement	-8 8
first end ier	16 -16
first end ier duty	15 -15
first end iew	-5 5
first end iew duty	-5 5
first end ify	6 -6
first end ify duty	6 -6
first end ign requirement	-5 5
first end ild	-9 9
first end ild duty	-7 7
first end ile	-13 13
first end ile requirement	-11 11
first end ilt	11 -11
first end ilt duty	9 -9
first end ine	3 -3
first end ine requirement	9 -9
first end ing company	10 -10
first end int duty	-6 6
first end int requirement	4 -4
first end ior	9 -9
first end ior duty	12 -12
first end ior requirement	4 -4
first end ipt	-14 14
first end ipt requirement	-14 14
first end ire duty	-4 4
first end ish duty	5 -5
first end ist	12 -12
first end ist duty	3 -3
first end ist requirement	13 -13
first end ite	-11 11
first end ite duty	-4 4
first end ite requirement	-11 11
first end ity duty	4 -4
first end ive	-6 6
first end ive duty	-9 9
first end ive requirement	6 -6
first end ize	6 -6
first end ize duty	5 -5
first end joy	-10 10
first end joy requirement	-10 10
first end ker	-3 3
first end ket	-3 3
first end lab	-11 11
first end lab duty	-8 8
first end lab requirement	-6 6
first end lar	-3 3
first end lar requirement	-9 9
first end led	-5 5
first end led duty	-6 6
first end lem	-8 8
first end lem duty	-10 10
first end lem requirement	-3 3
first end ler	-3 3
first end ler duty	-5 5
first end lex	7 -7
first end lex duty	11 -11
first end lie	9 -9
first end lie requirement	9 -9
first end lio	-4 4
first end lio duty	-4 4
first end lla	7 -7
first end lla requirement	7 -7
first end lle	6 -6
first end lop requirement	-10 10
first end lor	-6 6
first end low	-4 4
first end low requirement	-3 3
first end lth duty	6 -6
first end lth requirement	-4 4
first end lti requirement	-4 4
first end lue	9 -9
first end lve	-8 8
first end lve requirement	-14 14
first end mal	10 -10
first end mal requirement	10 -10
first end man	7 -7
first end med	9 -9
first end med requirement	7 -7
first end mer	-5 5
first end mer duty	-3 3
first end mer requirement	-4 4
first end mon	6 -6
first end mon requirement	12 -12
first end nal	4 -4
first end nal duty	10 -10
first end nal requirement	-4 4
first end nce duty	5 -5
first end nce requirement	-4 4
first end ncy	12 -12
first end ncy duty	18 -18
first end ned	-3 3
first end ned requirement	-6 6
first end nel	7 -7
first end ner	-4 4
first end net	5 -5
first end net requirement	5 -5
first end nge	-7 7
first end nge duty	-9 9
first end nge requirement	7 -7
first end nse	5 -5
first end nse duty	-3 3
first end nse requirement	9 -9
first end nth	4 -4
first end nth requirement	9 -9
first end obe	-13 13
first end oft	-5 5
first end oft requirement	-5 5
first end ogy requirement	4 -4
first end ole	11 -11
first end ole requirement	11 -11
first end one duty	10 -10
first end one requirement	-6 6
first end ook	3 -3
first end oor	13 -13
first end oor requirement	10 -10
first end ope	4 -4
first end ope duty	3 -3
first end ore	7 -7
first end ore duty	6 -6
first end ork	-6 6
first end ory	4 -4
first end ory duty	4 -4
first end ose	7 -7
first end ose duty	9 -9
first end oss	-9 9
first end oss duty	-8 8
first end ote	15 -15
first end ote duty	11 -11
first end oup	13 -13
first end oup requirement	12 -12
first end ous	3 -3
first end ous duty	3 -3
first end out	3 -3
first end per requirement	3 -3
first end ple	8 -8
first end ple requirement	5 -5
first end ply	5 -5
first end ply duty	7 -7
first end que	14 -14
first end que requirement	10 -10
first end ral	9 -9
first end ral duty	3 -3
first end ral requirement	9 -9
first end ram	6 -6
first end ram requirement	4 -4
first end rce	-3 3
first end rch	3 -3
first end rch duty	3 -3
first end red	11 -11
first end red requirement	13 -13
first end ree	-3 3
first end ree requirement	-3 3
first end rge	6 -6
first end rge duty	7 -7
first end ric	9 -9
first end ric duty	9 -9
first end rld	-4 4
first end rse	-3 3
first end rst	-8 8
first end rty	4 -4
first end rty duty	6 -6
first end rum	-11 11
first end rum requirement	-11 11
first end rve	7 -7
first end rve duty	4 -4
first end sed requirement	-4 4
first end see	-8 8
first end see duty	-8 8
first end sis	8 -8
first end sis duty	4 -4
first end sis requirement	10 -10
first end sit	11 -11
first end sit duty	11 -11
first end son	-5 5
first end son duty	-6 6
first end sor	3 -3
first end sql	-5 5
first end tad	6 -6
first end tal	4 -4
first end tal duty	3 -3
first end tch	-3 3
first end ted	8 -8
first end ted duty	8 -8
first end tem	4 -4
first end tem duty	5 -5
first end ten	-10 10
first end ten requirement	-10 10
first end ter	-3 3
first end ter requirement	-6 6
first end ton	6 -6
first end ton duty	4 -4
first end tor	-5 5
first end tor requirement	-8 8
first end try	6 -6
first end try duty	7 -7
first end try requirement	4 -4
first end tus	14 -14
first end tus duty	13 -13
first end ual	4 -4
first end ual duty	5 -5
first end uce	-9 9
first end uce duty	-12 12
first end uch	10 -10
first end uch requirement	10 -10
first end uck	5 -5
first end uck requirement	5 -5
first end uct	-4 4
first end uct duty	3 -3
first end uct requirement	-8 8
first end ude	-7 7
first end ude requirement	-5 5
first end ued	7 -7
first end ued requirement	4 -4
first end ule	14 -14
first end ule duty	8 -8
first end ule requirement	9 -9
first end ume	7 -7
first end ume requirement	7 -7
first end unt	-4 4
first end unt duty	-3 3
first end unt requirement	-3 3
first end ure	6 -6
first end ure duty	5 -5
first end ure requirement	7 -7
first end use	9 -9
first end use requirement	9 -9
first end ute	-6 6
first end ute duty	-13 13
first end ute requirement	4 -4
first end ved	11 -11
first end ved duty	10 -10
first end vel requirement	-6 6
first end ver duty	7 -7
first end ver requirement	-10 10
first end wer	3 -3
first end wer requirement	5 -5
first end wth	12 -12
first end wth duty	8 -8
first end yee	-3 3
first end yee duty	-5 5
first end yer	4 -4
first end zed	-10 10
first end zed duty	-8 8
first end zed requirement	-4 4
first energet	9 -9
first engineer	17 -17
first enhanc	13 -13
first enjoi	-10 10
first ensur	-6 6
first equal	6 -6
first equip	5 -5
first essenti	11 -11
first estim	-6 6
first evalu	12 -12
first even	12 -12
first excel	4 -4
first exist	6 -6
first expect	10 -10
first expert	10 -10
first extern	15 -15
first face	3 -3
first facebook	10 -10
first facil	9 -9
first facilit	-7 7
first fast	-9 9
first feder	8 -8
first file	-10 10
first first	-8 8
first follow	9 -9
first gain	8 -8
first ged	-7 7
first gener	-8 8
first get	8 -8
first group	13 -13
first grow	18 -18
first healthcar	8 -8
first heavi	3 -3
first high	-4 4
first highest	10 -10
first hire	14 -14
first holidai	11 -11
first home	-5 5
first hospit	4 -4
first hr	-14 14
first html	-12 12
first http	8 -8
first human	7 -7
first hydraul	-7 7
first identifi	4 -4
first implement	-5 5
first includ	-8 8
first independ	-6 6
first individu	8 -8
first industri	-3 3
first inform	5 -5
first infrastructur	9 -9
first initi	5 -5
first instal	-6 6
first integr	-10 10
first intern	4 -4
first internet	5 -5
first inventori	7 -7
first investig	-5 5
first invoic	4 -4
first iso	-13 13
first it	11 -11
first java	-11 11
first javascript	-10 10
first job	19 -19
first join	10 -10
first junior	11 -11
first keep	3 -3
first largest	7 -7
first lead	12 -12
first leadership	-4 4
first learn	4 -4
first lend	7 -7
first level	5 -5
first life	4 -4
first lift	-7 7
first limit	5 -5
first locat	10 -10
first long	-7 7
first look	5 -5
first lte	-9 9
first machin	-5 5
first make	-11 11
first manag	-7 7
first manufactur	11 -11
first master	-7 7
first materi	-4 4
first math	9 -9
first matlab	-11 11
first medic	-3 3
first meet	-6 6
first member	7 -7
first mentor	-7 7
first merchand	4 -4
first microsoft	-5 5
first mm	3 -3
first model	4 -4
first modul	10 -10
first monitor	-5 5
first ms	-9 9
first mysql	-3 3
first natur	10 -10
first negoti	-10 10
first network	-4 4
first nurs	-4 4
first object	3 -3
first obtain	-5 5
first offer	12 -12
first offic	7 -7
first onlin	-7 7
first open	8 -8
first oper	7 -7
first opportun	15 -15
first organiz	-14 14
first outgo	11 -11
first outlook	4 -4
first overse	-11 11
first pai	8 -8
first part	4 -4
first partner	4 -4
first past	5 -5
first pe	7 -7
first period	11 -11
first permit	-8 8
first person	-4 4
first personnel	7 -7
first phone	7 -7
first physic	13 -13
first plan	-13 13
first point	-10 10
first polici	10 -10
first portfolio	-4 4
first possess	3 -3
first practic	8 -8
first preconstruct	3 -3
first prepar	-10 10
first present	-5 5
first prevent	-9 9
first primari	6 -6
first priorit	-3 3
first problem	-8 8
first procedur	3 -3
first process	-3 3
first produc	-7 7
first product	-3 3
first profession	8 -8
first program	-9 9
first project	9 -9
first promot	13 -13
first proper	-7 7
first properti	4 -4
first prospect	-10 10
first provid	8 -8
first purchas	-6 6
first python	-8 8
first qualifi	10 -10
first qualiti	-3 3
first rang	-5 5
first read	-4 4
first real	-3 3
first recogn	-6 6
first refer	-3 3
first referr	6 -6
first region	8 -8
first register	8 -8
first registr	3 -3
first repair	-8 8
first repres	6 -6
first research	3 -3
first resid	15 -15
first resolv	-3 3
first respond	-6 6
first rest	-4 4
first resum	7 -7
first retail	3 -3
first right	11 -11
first role	8 -8
first rt	3 -3
first safeti	5 -5
first sale	-8 8
first scope	4 -4
first scrum	-11 11
first se	11 -11
first see	8 -8
first sell	4 -4
first senior	5 -5
first serv	14 -14
first shoe	-4 4
first simul	6 -6
first site	3 -3
first smart	5 -5
first softwar	-8 8
first solut	4 -4
first soup	10 -10
first special	-3 3
first staff	20 -20
first status	10 -10
first store	7 -7
first strategi	-3 3
first structur	6 -6
first sub	4 -4
first submitt	4 -4
first succe	11 -11
first supervis	5 -5
first supervisor	12 -12
first suppli	-4 4
first supplier	9 -9
first support	13 -13
first system	4 -4
first talent	6 -6
first teach	4 -4
first team	3 -3
first technic	-7 7
first territori	10 -10
first test	13 -13
first time	-7 7
first tool	3 -3
first top	8 -8
first train	9 -9
first travel	-7 7
first troubleshoot	-11 11
first truck	5 -5
first turn	6 -6
first underwrit	-7 7
first underwriter	12 -12
first uniqu	9 -9
first unit	3 -3
first updat	9 -9
first us	-3 3
first user	8 -8
first util	-3 3
first ux	-9 9
first v	12 -12
first valu	9 -9
first varieti	11 -11
first vehicl	4 -4
first vendor	3 -3
first verifi	-7 7
first veterinari	5 -5
first visit	9 -9
first visual	4 -4
first walk	-9 9
first web	-3 3
first weekend	6 -6
first well	10 -10
first whole	11 -11
first wide	-4 4
first will	-4 4
first word	5 -5
first world	-4 4
first write	-8 8
first xml	-10 10
fit 0 1	4 -4
fit 0 2	-4 4
fit 0 4	5 -5
fit 0 6	3 -3
fit 0 8	-3 3
fit 1 0	3 -3
fit 1 1	-11 11
fit 1 10	9 -9
fit 1 2	-4 4
fit 1 3	5 -5
fit 1 5	4 -4
fit 1 6	5 -5
fit 1 7	11 -11
fit 1 8	7 -7
fit 10 0	-7 7
fit 10 9	-11 11
fit 2 10	3 -3
fit 2 2	4 -4
fit 2 4	4 -4
fit 2 5	3 -3
fit 3 1	4 -4
fit 3 2	14 -14
fit 3 3	9 -9
fit 3 4	3 -3
fit 3 5	-9 9
fit 3 7	3 -3
fit 3 9	6 -6
fit 4 0	-8 8
fit 4 1	-5 5
fit 4 10	11 -11
fit 4 2	4 -4
fit 4 6	-5 5
fit 4 7	3 -3
fit 4 8	-4 4
fit 4 9	-11 11
fit 5 0	4 -4
fit 5 2	8 -8
fit 5 3	4 -4
fit 5 5	-13 13
fit 5 6	-7 7
fit 5 7	4 -4
fit 5 8	-4 4
fit 5 9	-6 6
fit 6 0	-6 6
fit 6 10	-7 7
fit 6 2	-13 13
fit 6 3	-6 6
fit 6 4	6 -6
fit 6 6	-4 4
fit 6 7	-14 14
fit 6 8	7 -7
fit 6 9	-3 3
fit 7 0	-7 7
fit 7 10	-4 4
fit 7 4	-6 6
fit 7 5	-11 11
fit 7 6	-8 8
fit 7 7	-4 4
fit 7 8	-5 5
fit 8 0	-8 8
fit 8 6	6 -6
fit 8 7	-7 7
fit 8 8	11 -11
fit 9 0	-16 16
fit 9 10	4 -4
fit 9 2	-9 9
fit 9 6	-13 13
fit 9 8	-3 3
gap ' blank	11 -11
gap (	16 -16
gap ( blank	9 -9
gap )	-3 3
gap ) blank	-7 7
gap , blank	5 -5
gap -	8 -8
gap - blank	-9 9
gap . blank	7 -7
gap /	6 -6
gap / blank	5 -5
gap :	-11 11
gap other	8 -8
gap other blank	9 -9
gap – blank	3 -3
gaps & blank blank	3 -3
gaps & blank blank duty	4 -4
gaps & blank end	-4 4
gaps & blank end requirement	-8 8
gaps ( ' blank	8 -8
gaps ( ' blank requirement	8 -8
gaps ( ) blank	7 -7
gaps ( ) blank requirement	7 -7
gaps ( blank ) blank	11 -11
gaps ( blank ) blank duty	12 -12
gaps ( blank ) blank requirement	8 -8
gaps ( blank , blank	3 -3
gaps ( blank blank duty	-4 4
gaps ( other	4 -4
gaps ( other requirement	4 -4
gaps ) (	9 -9
gaps ) ( requirement	9 -9
gaps ) blank ( blank	-7 7
gaps ) blank )	-4 4
gaps ) blank ) requirement	8 -8
gaps ) blank , blank	11 -11
gaps ) blank , blank requirement	11 -11
gaps ) blank blank	-7 7
gaps ) blank blank requirement	-10 10
gaps ) blank end	-3 3
gaps ) blank end requirement	-7 7
gaps , blank blank	7 -7
gaps , blank blank duty	6 -6
gaps , blank blank requirement	3 -3
gaps , blank end requirement	5 -5
gaps - blank , blank	-5 5
gaps - blank - blank	-3 3
gaps - blank - blank requirement	-3 3
gaps - blank blank	-6 6
gaps - blank blank requirement	-7 7
gaps - blank end	3 -3
gaps - end	10 -10
gaps - end requirement	10 -10
gaps . .	7 -7
gaps . . requirement	6 -6
gaps . blank	-5 5
gaps . blank , blank	7 -7
gaps . blank blank duty	4 -4
gaps . blank duty	-5 5
gaps . end requirement	6 -6
gaps / (	7 -7
gaps / ( requirement	7 -7
gaps / , blank	8 -8
gaps / , blank duty	8 -8
gaps / /	9 -9
gaps / / duty	9 -9
gaps / / requirement	4 -4
gaps / :	6 -6
gaps / blank	-3 3
gaps / blank /	3 -3
gaps / blank / requirement	3 -3
gaps / blank blank	9 -9
gaps / blank duty	-5 5
gaps / blank end	3 -3
gaps / end	4 -4
gaps / end duty	8 -8
gaps : , blank	-11 11
gaps : , blank requirement	-10 10
gaps : .	6 -6
gaps : . requirement	6 -6
gaps : blank , blank	9 -9
gaps : blank , blank duty	8 -8
gaps : blank , blank requirement	3 -3
gaps : blank - blank	-9 9
gaps : blank blank	-6 6
gaps : blank blank duty	-8 8
gaps : blank blank requirement	3 -3
gaps : blank duty	5 -5
gaps : blank requirement	-5 5
gaps : end	-13 13
gaps : end requirement	-10 10
gaps blank ( blank	7 -7
gaps blank ( blank duty	18 -18
gaps blank ( blank requirement	-8 8
gaps blank ) blank	-3 3
gaps blank ) blank duty	6 -6
gaps blank ) blank requirement	-5 5
gaps blank - blank duty	8 -8
gaps blank . blank	7 -7
gaps blank . blank duty	10 -10
gaps blank . duty	-3 3
gaps blank . requirement	6 -6
gaps blank / requirement	4 -4
gaps blank :	9 -9
gaps blank : blank	3 -3
gaps blank : blank duty	-3 3
gaps blank : blank requirement	11 -11
gaps blank : requirement	8 -8
gaps blank blank benefit	3 -3
gaps blank blank company	4 -4
gaps blank end company	8 -8
gaps blank end duty	4 -4
gaps blank other blank	-11 11
gaps blank other blank duty	-8 8
gaps blank other blank requirement	-5 5
gaps blank wide duty	-8 8
gaps blank wide requirement	10 -10
gaps other ' blank	3 -3
gaps other ' blank requirement	3 -3
gaps other blank blank	7 -7
gaps other blank blank requirement	7 -7
gaps start , blank requirement	-5 5
gaps start - blank	4 -4
gaps start - blank requirement	4 -4
gaps start .	4 -4
gaps start . requirement	7 -7
gaps start /	5 -5
gaps start / blank	7 -7
gaps start / blank duty	8 -8
gaps start / requirement	6 -6
gaps start :	12 -12
gaps start : blank duty	4 -4
gaps start : duty	11 -11
gaps start : requirement	5 -5
gaps start blank company	8 -8
gaps start blank requirement	3 -3
gaps start end duty	-5 5
gaps – blank , blank	5 -5
joints 2	-16 16
kind credential none	-7 7
kind credential requirement	-3 3
kind credential size 1	6 -6
kind credential size 3	-16 16
kind degree none	-4 4
kind degree size 1	5 -5
kind degree size 2	-5 5
kind degree size 3	-11 11
kind has skill	-5 5
kind has skill company	7 -7
kind has skill conditions	17 -17
kind has skill duties	-4 4
kind has skill duty	-3 3
kind has skill must	-10 10
kind has skill requirement	-6 6
kind has skill size 2	6 -6
kind has skill size 3	-5 5
kind has skill size 4	-3 3
kind has skill size 5	-6 6
kind has skill size 6	3 -3
kind has soft	-3 3
kind has soft must	-5 5
kind has soft requirement	-6 6
kind has soft size 5	4 -4
kind has soft size 6	-11 11
kind language	-11 11
kind language must	-7 7
kind language requirement	-7 7
kind language size 1	-11 11
kind none	6 -6
kind none benefit	11 -11
kind none benefits	-5 5
kind none company	7 -7
kind none conditions	11 -11
kind none duties	7 -7
kind none duty	4 -4
kind none legal	6 -6
kind none must	7 -7
kind none preferred	8 -8
kind none requirement	6 -6
kind none size 1	12 -12
kind none size 3	4 -4
kind none size 4	-4 4
kind none size 5	-5 5
kind none size 6	-8 8
kind skill conditions	4 -4
kind skill duties	-4 4
kind skill duty	-4 4
kind skill must	-3 3
kind skill preferred	-11 11
kind skill size 0	10 -10
kind skill size 1	6 -6
kind skill size 2	-10 10
kind skill size 3	-22 22
kind soft	-5 5
kind soft duty	3 -3
kind soft must	-10 10
kind soft none	5 -5
kind soft requirement	-7 7
kind soft size 1	-5 5
kind soft size 3	-9 9
kind tool	-9 9
kind tool duties	-6 6
kind tool duty	-8 8
kind tool must	-6 6
kind tool preferred	-10 10
kind tool requirement	-5 5
kind tool size 1	-7 7
kind tool size 2	-10 10
last ?	-5 5
last a	9 -9
last accord	5 -5
last accuraci	-4 4
last acl	-6 6
last action	7 -7
last activ	-3 3
last administer	13 -13
last administr	-4 4
last admit	12 -12
last ag	-10 10
last al	3 -3
last algorithm	4 -4
last amount	-3 3
last analyst	3 -3
last analyz	-4 4
last anim	9 -9
last approv	9 -9
last area	10 -10
last aspect	3 -3
last assess	-13 13
last assign	10 -10
last assist	-5 5
last associ	-8 8
last assur	-4 4
last attribut	8 -8
last audit	-11 11
last author	6 -6
last avail	3 -3
last base	14 -14
last benefit	7 -7
last beverag	-6 6
last bid	-11 11
last bill	-9 9
last board	-12 12
last brand	-3 3
last bring	7 -7
last bs	11 -11
last budget	4 -4
last build	11 -11
last busi	9 -9
last c++	-7 7
last call	-4 4
last campaign	-7 7
last candid	18 -18
last capabl	-4 4
last capac	-5 5
last care	-5 5
last career	10 -10
last case	7 -7
last cash	9 -9
last categori	11 -11
last chang	8 -8
last check	-3 3
last chef	4 -4
last classifi	8 -8
last client	-4 4
last coach	-4 4
last collabor	4 -4
last com	8 -8
last combin	-5 5
last commit	9 -9
last commun	-3 3
last compani	7 -7
last compens	4 -4
last compiler	-3 3
last compli	17 -17
last compon	-9 9
last computer	-11 11
last condit	5 -5
last conduct	5 -5
last consider	8 -8
last consist	5 -5
last construct	-5 5
last consult	15 -15
last consumer	10 -10
last contact	15 -15
last contract	-5 5
last contractor	-5 5
last control	-11 11
last copi	11 -11
last cosmet	-7 7
last cost	-10 10
last counsel	6 -6
last countri	8 -8
last cultur	10 -10
last dai	10 -10
last databas	5 -5
last date	17 -17
last dedic	-4 4
last degre	-6 6
last deliver	-5 5
last depart	-6 6
last describ	7 -7
last designer	-4 4
last detail	-4 4
last develop	5 -5
last developer	-9 9
last diploma	-15 15
last disabl	12 -12
last discharg	10 -10
last disciplin	-7 7
last distribut	5 -5
last document	-10 10
last draw	5 -5
last edg	11 -11
last effect	4 -4
last electron	6 -6
last employ	4 -4
last employe	3 -3
last employer	10 -10
last end -	3 -3
last end ace	15 -15
last end ach	10 -10
last end ack	-4 4
last end act	5 -5
last end acy	-4 4
last end ade	4 -4
last end aff	-5 5
last end age	4 -4
last end ain	-5 5
last end ale	9 -9
last end ant	3 -3
last end any	7 -7
last end ard	-6 6
last end are	3 -3
last end ary	3 -3
last end ase	8 -8
last end ate	16 -16
last end ati	10 -10
last end ber	-4 4
last end ble	9 -9
last end cal	-7 7
last end cer	11 -11
last end cle	-14 14
last end day	15 -15
last end der	6 -6
last end dit	-10 10
last end dor	-7 7
last end eck	-3 3
last end ect	7 -7
last end eer	7 -7
last end eld	-4 4
last end end	13 -13
last end ent	-3 3
last end ery	-7 7
last end ess	9 -9
last end est	-3 3
last end ety	5 -5
last end fic	9 -9
last end fit	4 -4
last end ger	15 -15
last end get	8 -8
last end ght	16 -16
last end hen	8 -8
last end hip	-6 6
last end hod	-12 12
last end hon	-8 8
last end ial	6 -6
last end ice	-4 4
last end ier	4 -4
last end ift	4 -4
last end ile	5 -5
last end ill	-11 11
last end ine	-5 5
last end ing	-3 3
last end int	-3 3
last end iod	-9 9
last end ipe	-6 6
last end ipt	-12 12
last end ish	-3 3
last end ism	13 -13
last end ist	12 -12
last end ity	-4 4
last end ium	5 -5
last end ker	3 -3
last end ket	-6 6
last end lab	-11 11
last end lem	4 -4
last end lla	8 -8
last end lle	7 -7
last end lth	14 -14
last end mal	14 -14
last end mer	-3 3
last end mit	-8 8
last end ncy	5 -5
last end nel	7 -7
last end nge	3 -3
last end nic	11 -11
last end ntâ	-5 5
last end oma	-14 14
last end one	-8 8
last end onâ	4 -4
last end ook	5 -5
last end oor	10 -10
last end ope	-4 4
last end ork	-3 3
last end ort	-13 13
last end ory	-8 8
last end oup	12 -12
last end out	-10 10
last end per	-5 5
last end ply	5 -5
last end pse	15 -15
last end que	5 -5
last end ram	10 -10
last end rce	-6 6
last end ree	-6 6
last end rer	12 -12
last end rge	13 -13
last end ric	10 -10
last end rol	-9 9
last end rse	8 -8
last end rty	10 -10
last end rum	-8 8
last end see	-6 6
last end sit	4 -4
last end son	8 -8
last end sql	-5 5
last end sue	5 -5
last end tad	10 -10
last end tal	12 -12
last end ted	6 -6
last end tem	-11 11
last end thm	4 -4
last end tio	6 -6
last end tly	-8 8
last end ton	6 -6
last end tor	-3 3
last end try	9 -9
last end uct	-3 3
last end ude	-5 5
last end ule	-5 5
last end ult	9 -9
last end ume	6 -6
last end unt	-5 5
last end ure	15 -15
last end use	10 -10
last end ute	8 -8
last end vel	5 -5
last end ver	5 -5
last end wth	14 -14
last end yee	3 -3
last end yst	3 -3
last enterpr	8 -8
last equip	-6 6
last establish	10 -10
last evalu	-6 6
last event	-16 16
last excel	7 -7
last execut	5 -5
last expect	5 -5
last expert	4 -4
last facebook	9 -9
last facil	-3 3
last featur	10 -10
last feder	11 -11
last field	-4 4
last flexibl	13 -13
last follow	13 -13
last food	-7 7
last function	9 -9
last ged	-7 7
last gener	-4 4
last goal	5 -5
last group	12 -12
last grow	17 -17
last guidanc	-7 7
last health	14 -14
last healthcar	5 -5
last hire	10 -10
last holidai	3 -3
last hospit	10 -10
last hour	4 -4
last hr	-11 11
last html	-12 12
last http	11 -11
last idea	-5 5
last identifi	12 -12
last impact	11 -11
last implement	14 -14
last independ	-8 8
last individu	3 -3
last inform	-3 3
last infrastructur	15 -15
last ingredi	4 -4
last initi	5 -5
last input	-3 3
last inspect	4 -4
last instruct	-9 9
last instrument	13 -13
last insur	6 -6
last integr	-8 8
last interact	-5 5
last interest	5 -5
last interview	12 -12
last investig	-11 11
last invoic	9 -9
last issu	5 -5
last it	9 -9
last item	10 -10
last java	-10 10
last javascript	-10 10
last job	16 -16
last kitchen	8 -8
last languag	-6 6
last law	5 -5
last layout	-10 10
last leader	11 -11
last learn	4 -4
last lend	-14 14
last level	9 -9
last liaison	4 -4
last life	11 -11
last lift	-5 5
last limit	3 -3
last line	7 -7
last list	8 -8
last live	15 -15
last loan	4 -4
last locat	8 -8
last look	9 -9
last lot	9 -9
last machin	-7 7
last maintain	5 -5
last manag	-4 4
last manager	15 -15
last manner	-11 11
last manufactur	8 -8
last materi	12 -12
last math	9 -9
last matlab	-11 11
last measur	-3 3
last meat	-12 12
last medic	-7 7
last meet	-8 8
last merchand	-7 7
last methadon	-10 10
last method	-12 12
last metric	10 -10
last monitor	-11 11
last mvc	-6 6
last mysql	-3 3
last natur	10 -10
last negoti	-9 9
last network	-7 7
last number	-6 6
last nurs	4 -4
last object	8 -8
last offic	-8 8
last officer	11 -11
last oper	5 -5
last opportun	7 -7
last order	4 -4
last organ	6 -6
last organiz	-11 11
last outgo	10 -10
last outlook	4 -4
last p	9 -9
last packag	11 -11
last pai	6 -6
last paperwork	4 -4
last partner	12 -12
last passion	4 -4
last patient	4 -4
last payabl	-4 4
last pe	-3 3
last perform	10 -10
last period	-9 9
last permit	-10 10
last person	4 -4
last personnel	10 -10
last phase	3 -3
last phone	-9 9
last physician	10 -10
last placement	12 -12
last popul	-7 7
last prepar	-13 13
last present	-3 3
last prevent	-4 4
last price	-4 4
last principl	-10 10
last priorit	3 -3
last problem	4 -4
last procedur	8 -8
last product	-3 3
last profession	11 -11
last profil	6 -6
last profit	-6 6
last program	-3 3
last progress	3 -3
last project	6 -6
last promot	16 -16
last prospect	-3 3
last provid	6 -6
last provider	11 -11
last python	-8 8
last qualifi	18 -18
last question	4 -4
last rang	-4 4
last rate	-6 6
last recip	-6 6
last referr	-7 7
last registr	11 -11
last relat	-10 10
last relationship	-6 6
last report	-5 5
last repres	4 -4
last request	-7 7
last research	-3 3
last resid	9 -9
last resolv	-6 6
last respons	19 -19
last result	9 -9
last resum	10 -10
last retail	13 -13
last review	-7 7
last risk	-10 10
last role	15 -15
last room	-8 8
last rt	7 -7
last s	8 -8
last salari	12 -12
last satisfact	11 -11
last save	-8 8
last schedul	-14 14
last scienc	-7 7
last scope	-4 4
last screen	9 -9
last script	-11 11
last seek	7 -7
last serv	10 -10
last servic	-5 5
last sheet	-9 9
last shoe	-5 5
last simul	12 -12
last situat	-5 5
last skill	-12 12
last solut	12 -12
last sourc	-3 3
last specif	9 -9
last stack	-10 10
last staff	-3 3
last stakeholder	-8 8
last state	10 -10
last structur	-4 4
last succe	9 -9
last summari	6 -6
last superintend	11 -11
last supervis	-3 3
last supervisor	9 -9
last suppli	5 -5
last supplier	-4 4
last support	7 -7
last system	-11 11
last tabl	11 -11
last talent	7 -7
last task	5 -5
last teach	6 -6
last team	4 -4
last technic	-6 6
last techniqu	5 -5
last temperatur	-7 7
last territori	-6 6
last time	7 -7
last todai	12 -12
last trainer	9 -9
last transact	11 -11
last treatment	-4 4
last trend	6 -6
last troubleshoot	-10 10
last understand	13 -13
last underwrit	-10 10
last underwriter	8 -8
last unit	7 -7
last up	-7 7
last user	-3 3
last v	12 -12
last valid	-7 7
last varieti	3 -3
last vehicl	-6 6
last vendor	-7 7
last veterinari	5 -5
last visit	6 -6
last walk	-8 8
last warehous	9 -9
last weekend	8 -8
last weight	9 -9
last word	3 -3
last write	4 -4
last xml	-10 10
least 0	5 -5
least 2	3 -3
least 4	3 -3
least 6	-4 4
least 8	-10 10
mean 0	7 -7
mean 0 company	13 -13
mean 0 legal	6 -6
mean 0 requirement	14 -14
mean 1	3 -3
mean 1 company	8 -8
mean 1 duty	-6 6
mean 1 logistics	8 -8
mean 1 requirement	16 -16
mean 10	-7 7
mean 10 duty	3 -3
mean 10 requirement	-11 11
mean 2	6 -6
mean 2 benefit	6 -6
mean 2 requirement	12 -12
mean 3 requirement	5 -5
mean 4 duty	3 -3
mean 5	-3 3
mean 5 duty	-4 4
mean 6	-3 3
mean 8	-3 3
mean 8 duty	6 -6
mean 8 requirement	-9 9
mean 9	-4 4
mean 9 requirement	-8 8
next & blank	-6 6
next ' blank	6 -6
next (	4 -4
next ( blank	5 -5
next )	-5 5
next ) blank	8 -8
next +	-13 13
next - blank	-3 3
next .	6 -6
next . blank	10 -10
next /	3 -3
next / blank	5 -5
next :	17 -17
next : blank	4 -4
next other blank	-6 6
next wide	-3 3
next – blank	-9 9
opens 1	3 -3
opens 10	-5 5
opens 3	5 -5
opens 4	-3 3
opens 6	-11 11
opens 7	-15 15
opens 8	4 -4
opens 9	-6 6
own 2	6 -6
own 90	10 -10
own a	4 -4
own abil	-5 5
own about	12 -12
own accept	-13 13
own accomplish	4 -4
own accord	9 -9
own account	-12 12
own accredit	4 -4
own accur	-12 12
own accuraci	-4 4
own acl	-6 6
own acquir	7 -7
own act	6 -6
own action	12 -12
own acut	-5 5
own adapt	3 -3
own addit	17 -17
own address	-8 8
own admit	11 -11
own ag	-11 11
own against	-5 5
own agent	-10 10
own agil	-9 9
own al	3 -3
own all	-11 11
own along	3 -3
own altern	-13 13
own amount	-7 7
own an	4 -4
own analyst	3 -3
own and	-11 11
own ani	6 -6
own anim	15 -15
own answer	4 -4
own applic	-3 3
own approach	3 -3
own approv	13 -13
own architectur	5 -5
own area	12 -12
own as	6 -6
own aspect	7 -7
own assess	-21 21
own assign	-3 3
own assist	8 -8
own associ	7 -7
own assur	-8 8
own at	-6 6
own attend	9 -9
own attent	-10 10
own attribut	10 -10
own audit	-6 6
own autom	-13 13
own award	-3 3
own b	3 -3
own b2b	5 -5
own bachelor	-7 7
own background	7 -7
own balanc	-5 5
own base	4 -4
own basic	11 -11
own benefit	6 -6
own best	-7 7
own beverag	-7 7
own bid	-11 11
own bill	-9 9
own bl	-10 10
own board	-12 12
own book	6 -6
own bookkeeper	12 -12
own both	3 -3
own bring	12 -12
own broad	13 -13
own browser	-8 8
own bs	11 -11
own budget	4 -4
own build	-6 6
own busi	-3 3
own c++	-7 7
own california	7 -7
own call	-5 5
own campaign	-8 8
own candid	18 -18
own capabl	-6 6
own capac	-5 5
own career	9 -9
own case	4 -4
own categori	14 -14
own caus	3 -3
own center	7 -7
own certifi	3 -3
own chang	4 -4
own channel	3 -3
own charg	6 -6
own check	-3 3
own chef	4 -4
own citi	-9 9
own classifi	8 -8
own clean	10 -10
own client	4 -4
own climat	10 -10
own clinic	-6 6
own close	7 -7
own cnc	10 -10
own co	3 -3
own coach	-9 9
own collabor	5 -5
own com	15 -15
own combin	-6 6
own commiss	3 -3
own commit	14 -14
own common	7 -7
own commun	-12 12
own compani	12 -12
own compens	6 -6
own compet	-3 3
own competit	9 -9
own complet	6 -6
own complex	7 -7
own compli	14 -14
own compon	-11 11
own comput	8 -8
own computer	-15 15
own concern	5 -5
own condit	5 -5
own conduct	6 -6
own confer	-10 10
own conflict	-12 12
own consider	11 -11
own consist	10 -10
own construct	-9 9
own consult	10 -10
own consumer	3 -3
own contact	7 -7
own contract	-13 13
own control	-6 6
own coordin	-6 6
own copi	7 -7
own copier	3 -3
own core	8 -8
own corpor	7 -7
own correspond	5 -5
own cost	-10 10
own countri	10 -10
own cover	10 -10
own cpg	-11 11
own cpr	3 -3
own creation	3 -3
own critic	-10 10
own cross	-13 13
own culinari	-7 7
own cultur	5 -5
own current	8 -8
own dai	7 -7
own data	-7 7
own databas	4 -4
own date	17 -17
own deal	-3 3
own decid	-4 4
own defin	12 -12
own degre	-13 13
own deliver	-4 4
own demonstr	-5 5
own depart	-11 11
own department	10 -10
own deploy	-12 12
own deposit	-7 7
own depth	6 -6
own describ	11 -11
own design	3 -3
own designer	-8 8
own detail	-13 13
own developer	-9 9
own diagnos	-9 9
own diesel	-14 14
own differ	-7 7
own dine	9 -9
own diploma	-10 10
own disabl	15 -15
own discharg	10 -10
own disciplin	-7 7
own discover	-9 9
own discrep	8 -8
own diseas	7 -7
own distribut	-4 4
own divers	4 -4
own document	-8 8
own drive	-13 13
own driver	-4 4
own drug	9 -9
own dure	-3 3
own duti	-4 4
own dynam	9 -9
own each	-5 5
own edg	16 -16
own effici	9 -9
own electron	9 -9
own emerg	3 -3
own emphas	8 -8
own employer	11 -11
own emr	5 -5
own enabl	15 -15
own end	-8 8
own energet	12 -12
own engin	6 -6
own engineer	5 -5
own enhanc	8 -8
own enjoi	-10 10
own ensur	-6 6
own enterpr	8 -8
own entrepreneuri	10 -10
own equal	6 -6
own equiti	-10 10
own essenti	15 -15
own establish	-7 7
own estim	-6 6
own ethic	-3 3
own evalu	-3 3
own even	3 -3
own event	-13 13
own excel	9 -9
own expand	-8 8
own expect	10 -10
own experi	-7 7
own expert	7 -7
own exposur	11 -11
own express	6 -6
own extern	15 -15
own extrem	6 -6
own face	-4 4
own facebook	11 -11
own facilit	-4 4
own failur	-11 11
own famili	-3 3
own fast	-15 15
own fax	9 -9
own fda	-13 13
own featur	-5 5
own file	-5 5
own financi	-7 7
own finish	-6 6
own first	-7 7
own floor	10 -10
own flow	-7 7
own fluid	11 -11
own focus	9 -9
own follow	10 -10
own forklift	12 -12
own foundat	11 -11
own fresh	-8 8
own from	-3 3
own fulfil	-11 11
own full	-5 5
own fund	-3 3
own gain	8 -8
own gc	10 -10
own ged	-7 7
own gener	-6 6
own get	9 -9
own goal	9 -9
own greet	7 -7
own grill	10 -10
own grind	4 -4
own group	11 -11
own grow	24 -24
own guidanc	-7 7
own hand	-3 3
own handl	-7 7
own health	10 -10
own healthcar	11 -11
own high	-5 5
own highest	16 -16
own hire	19 -19
own histori	-5 5
own hold	3 -3
own holidai	8 -8
own home	-8 8
own hospit	6 -6
own hour	7 -7
own hous	9 -9
own hr	-14 14
own html	-12 12
own http	13 -13
own human	10 -10
own hydraul	-7 7
own ic	-14 14
own idea	-5 5
own identifi	4 -4
own imag	4 -4
own immedi	-5 5
own impact	6 -6
own implement	-3 3
own import	9 -9
own improv	-5 5
own in	3 -3
own includ	-5 5
own incom	-5 5
own increas	-6 6
own independ	-6 6
own individu	12 -12
own industri	4 -4
own infect	-9 9
own infrastructur	15 -15
own ingredi	4 -4
own initi	3 -3
own input	-3 3
own instruct	-9 9
own instrument	14 -14
own insul	-10 10
own insur	6 -6
own integr	-15 15
own interest	6 -6
own intern	11 -11
own internet	4 -4
own interview	3 -3
own investig	-7 7
own invoic	-6 6
own iso	-13 13
own issu	5 -5
own it	15 -15
own item	8 -8
own java	-11 11
own javascript	-10 10
own job	16 -16
own join	10 -10
own junior	15 -15
own keep	7 -7
own kitchen	5 -5
own knowledg	-12 12
own labor	-14 14
own languag	-4 4
own largest	8 -8
own launch	3 -3
own law	4 -4
own lawn	-7 7
own layout	-12 12
own lead	18 -18
own leader	11 -11
own lend	-5 5
own level	13 -13
own liaison	8 -8
own licens	-5 5
own life	3 -3
own lift	-6 6
own line	-4 4
own list	10 -10
own load	-4 4
own loan	4 -4
own local	-6 6
own locat	11 -11
own long	-10 10
own look	9 -9
own lose	-8 8
own lot	12 -12
own lte	-12 12
own machin	-13 13
own machineri	-13 13
own make	-9 9
own manag	-6 6
own manager	19 -19
own manageri	11 -11
own manner	-11 11
own manual	-16 16
own manufactur	-3 3
own master	-7 7
own match	5 -5
own materi	4 -4
own math	9 -9
own matlab	-11 11
own measur	-10 10
own meat	-13 13
own medic	-14 14
own meet	-9 9
own member	-3 3
own mentor	-5 5
own menu	-5 5
own merchand	3 -3
own methadon	-14 14
own method	-17 17
own metric	10 -10
own microsoft	-5 5
own militari	10 -10
own mm	-3 3
own model	8 -8
own monitor	-4 4
own month	-7 7
own more	10 -10
own motion	-4 4
own ms	-9 9
own multipl	-5 5
own mvc	-6 6
own mysql	-3 3
own nation	-3 3
own natur	13 -13
own need	12 -12
own negoti	-8 8
own net	9 -9
own new	-8 8
own number	-4 4
own obtain	-5 5
own offic	10 -10
own officer	11 -11
own ongo	-4 4
own onlin	-6 6
own oop	4 -4
own open	5 -5
own opportun	12 -12
own optim	-3 3
own organiz	-14 14
own orient	-5 5
own other	-11 11
own our	4 -4
own out	-5 5
own outbound	-12 12
own outgo	7 -7
own outlook	4 -4
own outsid	-8 8
own over	3 -3
own overse	-11 11
own oversight	12 -12
own overtim	11 -11
own owner	-7 7
own p	4 -4
own pace	-15 15
own packag	9 -9
own pai	6 -6
own paperwork	3 -3
own part	3 -3
own parti	9 -9
own partner	6 -6
own passion	3 -3
own past	6 -6
own patient	-4 4
own payabl	-5 5
own peer	11 -11
own perman	8 -8
own permit	-11 11
own personnel	8 -8
own pest	8 -8
own phase	4 -4
own physic	14 -14
own placement	16 -16
own plan	-7 7
own platform	11 -11
own point	-12 12
own polici	3 -3
own popul	-7 7
own portfolio	-3 3
own portion	-13 13
own possess	4 -4
own potenti	-4 4
own power	3 -3
own practic	-3 3
own pre	8 -8
own preconstruct	3 -3
own prep	5 -5
own prepar	-16 16
own present	-9 9
own prevent	-12 12
own primari	7 -7
own principl	-11 11
own priorit	-5 5
own problem	-6 6
own procedur	9 -9
own process	-10 10
own produc	-8 8
own product	-7 7
own profession	15 -15
own profil	5 -5
own profit	-3 3
own program	-3 3
own project	3 -3
own promot	16 -16
own prompt	11 -11
own properti	9 -9
own propos	-8 8
own prospect	-6 6
own protect	9 -9
own protocol	3 -3
own provid	7 -7
own provider	13 -13
own public	9 -9
own purchas	-13 13
own purpos	9 -9
own python	-8 8
own qualifi	18 -18
own qualiti	-3 3
own quantiti	12 -12
own rang	-7 7
own rate	-8 8
own reason	8 -8
own receiv	-9 9
own recip	-7 7
own recommend	-3 3
own reconcil	-7 7
own reduc	-13 13
own referr	-7 7
own reflect	10 -10
own region	8 -8
own register	5 -5
own registr	3 -3
own regul	-10 10
own relat	-9 9
own relationship	-10 10
own relev	3 -3
own reloc	9 -9
own repair	-7 7
own report	-7 7
own request	-11 11
own research	-4 4
own resid	16 -16
own residenti	10 -10
own resolv	-6 6
own resourc	8 -8
own respect	9 -9
own respond	-6 6
own respons	10 -10
own rest	-4 4
own result	5 -5
own resum	15 -15
own retain	-4 4
own review	-4 4
own role	11 -11
own room	-10 10
own root	-10 10
own routin	-3 3
own rt	7 -7
own s	11 -11
own safeti	-12 12
own salari	13 -13
own sale	-11 11
own satisfact	12 -12
own save	-7 7
own scale	10 -10
own schedul	-16 16
own school	-7 7
own scope	-3 3
own screen	13 -13
own script	-8 8
own scrum	-13 13
own se	13 -13
own season	-11 11
own see	8 -8
own seek	5 -5
own self	6 -6
own sell	-5 5
own senior	6 -6
own serv	21 -21
own servic	3 -3
own set	-10 10
own share	4 -4
own sharp	11 -11
own sheet	-12 12
own shift	-6 6
own shoe	-8 8
own simul	12 -12
own site	-5 5
own situat	-9 9
own size	-8 8
own skill	-6 6
own smart	6 -6
own softwar	-9 9
own solut	12 -12
own some	-6 6
own sound	-10 10
own soup	10 -10
own special	-4 4
own specif	-9 9
own specifi	4 -4
own sr	-6 6
own stack	-12 12
own stakeholder	-10 10
own standard	-5 5
own start	9 -9
own state	-6 6
own status	6 -6
own storag	-6 6
own strategi	-7 7
own strength	10 -10
own strong	4 -4
own structur	-4 4
own subcontractor	-5 5
own succe	4 -4
own summari	8 -8
own superintend	9 -9
own superv	-3 3
own supervisor	16 -16
own supervisori	-9 9
own suppli	-4 4
own support	13 -13
own survei	-6 6
own system	-11 11
own tabl	15 -15
own talent	17 -17
own target	-6 6
own task	3 -3
own tax	11 -11
own teach	6 -6
own team	-5 5
own technic	-10 10
own techniqu	7 -7
own telephon	-6 6
own temporari	-5 5
own term	-4 4
own territori	-3 3
own than	11 -11
own the	9 -9
own their	15 -15
own this	17 -17
own throughout	9 -9
own time	6 -6
own tip	12 -12
own to	6 -6
own todai	14 -14
own top	13 -13
own total	11 -11
own track	9 -9
own train	3 -3
own trainer	9 -9
own transmit	-4 4
own transport	-3 3
own treatment	-6 6
own trend	7 -7
own troubleshoot	-8 8
own turn	5 -5
own twitter	10 -10
own ui	-10 10
own understand	12 -12
own underwrit	-4 4
own underwriter	9 -9
own union	-3 3
own uniqu	13 -13
own unload	-6 6
own updat	3 -3
own upgrad	4 -4
own user	8 -8
own util	-9 9
own ux	-11 11
own v	12 -12
own valid	-4 4
own valu	5 -5
own varieti	3 -3
own vendor	-7 7
own verbal	-8 8
own verifi	-10 10
own veteran	12 -12
own via	7 -7
own vision	10 -10
own visit	14 -14
own visual	-3 3
own walk	-10 10
own warehous	13 -13
own web	-5 5
own weekend	10 -10
own weight	9 -9
own well	-5 5
own when	-5 5
own whole	11 -11
own wide	-8 8
own will	-4 4
own win	15 -15
own with	-8 8
own within	-10 10
own without	14 -14
own word	3 -3
own worker	3 -3
own workflow	-7 7
own world	-10 10
own write	-9 9
own xml	-10 10
own year	5 -5
own you	10 -10
own your	12 -12
part D	3 -3
part G company	9 -9
part J company	8 -8
part M	-6 6
part M requirement	-5 5
part N duty	3 -3
part N logistics	10 -10
part O	8 -8
part R	5 -5
part T	8 -8
part T requirement	6 -6
part V company	5 -5
part V requirement	-3 3
part+1 $ company	8 -8
part+1 $ duty	3 -3
part+1 , logistics	8 -8
part+1 , requirement	3 -3
part+1 A requirement	4 -4
part+1 C company	7 -7
part+1 C requirement	-5 5
part+1 D duty	-6 6
part+1 G $	-12 12
part+1 G C	-3 3
part+1 G I	8 -8
part+1 G J	14 -14
part+1 G N	-3 3
part+1 G T	5 -5
part+1 G duty	-13 13
part+1 G requirement	14 -14
part+1 I company	4 -4
part+1 I requirement	8 -8
part+1 J $	-9 9
part+1 J ,	7 -7
part+1 J A	8 -8
part+1 J I	11 -11
part+1 J J	6 -6
part+1 J duty	10 -10
part+1 J requirement	12 -12
part+1 M $	7 -7
part+1 M ,	-3 3
part+1 M P	4 -4
part+1 N ,	3 -3
part+1 N A	3 -3
part+1 N D	-6 6
part+1 N G	-3 3
part+1 N J	8 -8
part+1 N M	-7 7
part+1 N N	-7 7
part+1 N R	6 -6
part+1 N T	7 -7
part+1 N V	9 -9
part+1 N duty	3 -3
part+1 N requirement	-8 8
part+1 P company	9 -9
part+1 P duty	-6 6
part+1 R duty	9 -9
part+1 R requirement	-5 5
part+1 T ,	10 -10
part+1 T duty	13 -13
part+1 V $	4 -4
part+1 V ,	-7 7
part+1 V C	8 -8
part+1 V P	-7 7
part+1 V R	-9 9
part+1 V duty	5 -5
part+1 V requirement	10 -10
part-1 , D	11 -11
part-1 , J	3 -3
part-1 , M	-11 11
part-1 , P	8 -8
part-1 , V	9 -9
part-1 A D	9 -9
part-1 A J	10 -10
part-1 A M	-6 6
part-1 A N	5 -5
part-1 A V	9 -9
part-1 A duty	11 -11
part-1 A requirement	7 -7
part-1 C J	-6 6
part-1 C M	7 -7
part-1 C N	6 -6
part-1 C V	-12 12
part-1 C company	5 -5
part-1 D N	-3 3
part-1 D V	-5 5
part-1 D duty	-3 3
part-1 G J	7 -7
part-1 G duty	-8 8
part-1 G requirement	9 -9
part-1 I G	3 -3
part-1 I J	4 -4
part-1 I N	9 -9
part-1 I duty	12 -12
part-1 I requirement	-6 6
part-1 J D	-9 9
part-1 J G	-6 6
part-1 J J	-4 4
part-1 J V	-3 3
part-1 J requirement	-6 6
part-1 M V	4 -4
part-1 M duty	-5 5
part-1 M requirement	5 -5
part-1 N D	5 -5
part-1 N G	-6 6
part-1 N N	-3 3
part-1 N V	-6 6
part-1 N duty	-3 3
part-1 N requirement	-5 5
part-1 O V	11 -11
part-1 O requirement	13 -13
part-1 P D	8 -8
part-1 P V	-3 3
part-1 P benefit	7 -7
part-1 P company	-3 3
part-1 P duty	4 -4
part-1 P requirement	-3 3
part-1 R D	9 -9
part-1 R G	3 -3
part-1 R J	3 -3
part-1 R M	12 -12
part-1 R N	-13 13
part-1 R V	4 -4
part-1 R duty	3 -3
part-1 T D	-10 10
part-1 T G	12 -12
part-1 T J	9 -9
part-1 T N	4 -4
part-1 T R	-9 9
part-1 T V	5 -5
part-1 T company	5 -5
part-1 T duty	3 -3
part-1 T requirement	7 -7
part-1 V G	7 -7
part-1 V J	-8 8
part-1 V V	-13 13
part-1 V duty	-9 9
part-1 V requirement	3 -3
part-1 ^ G	-7 7
part-1 ^ J	11 -11
part-1 ^ V	3 -3
part-1 ^ company	8 -8
part-1 ^ requirement	5 -5
parts D G 2	9 -9
parts D M 1	9 -9
parts D N 3	-4 4
parts DCJN	-9 9
parts DG	7 -7
parts DJN	-8 8
parts DNN	-5 5
parts DNNN	6 -6
parts DNPN	4 -4
parts DPN	4 -4
parts DPTN	12 -12
parts G	4 -4
parts G G 1	4 -4
parts G G 3	3 -3
parts G N 2	4 -4
parts G N 3	-16 16
parts G N 5	7 -7
parts G N 6	-8 8
parts GJN	-4 4
parts GJNCG	-10 10
parts GJNN	-12 12
parts GJNPN	5 -5
parts GN	5 -5
parts GNCNN	5 -5
parts GNN	-7 7
parts GNNN	8 -8
parts GNPN	-10 10
parts GNPNN	-3 3
parts GNPTN	-4 4
parts GPNN	-5 5
parts GTJNP	5 -5
parts GTN	7 -7
parts GTNN	11 -11
parts J	4 -4
parts J G 2	-8 8
parts J G 4	-8 8
parts J J 1	4 -4
parts J N 1	17 -17
parts J N 2	3 -3
parts J N 4	-3 3
parts J N 5	-5 5
parts JCDN	-7 7
parts JG	-7 7
parts JJN	6 -6
parts JN	7 -7
parts JNCN	6 -6
parts JNGN	-3 3
parts JNJN	-4 4
parts JNN	-4 4
parts JNNN	5 -5
parts JNNNN	6 -6
parts JNNPT	-6 6
parts JNPNN	-14 14
parts JNPTN	5 -5
parts JV	4 -4
parts M M 1	-4 4
parts M N 3	-3 3
parts N	6 -6
parts N G 3	-5 5
parts N G 4	-6 6
parts N G 5	3 -3
parts N M 1	-11 11
parts N N 1	6 -6
parts N N 2	-5 5
parts N N 3	3 -3
parts N N 4	-3 3
parts N N 5	-9 9
parts N N 6	-3 3
parts N V 1	-9 9
parts N V 2	-5 5
parts NCJN	-5 5
parts NCN	11 -11
parts NCNNC	-8 8
parts NCNNN	-9 9
parts NCNPN	9 -9
parts NCNPT	10 -10
parts NCVN	-11 11
parts NDN	12 -12
parts NDPN	4 -4
parts NG	-8 8
parts NIV	-16 16
parts NJNN	3 -3
parts NJNNN	5 -5
parts NM	-10 10
parts NN	-3 3
parts NNCN	-5 5
parts NNCNN	-6 6
parts NNCNP	-9 9
parts NNGNN	-3 3
parts NNNCJ	-5 5
parts NNNCN	5 -5
parts NNNGN	-12 12
parts NNNN	4 -4
parts NNNNN	13 -13
parts NNNNP	8 -8
parts NNPGN	-12 12
parts NNPJN	-7 7
parts NNPN	-3 3
parts NNPNN	5 -5
parts NNPTJ	-9 9
parts NNPTN	3 -3
parts NNTN	9 -9
parts NPG	4 -4
parts NPJNN	-3 3
parts NPJNP	-4 4
parts NPN	-4 4
parts NPNNC	-4 4
parts NPNNN	-9 9
parts NPNNP	-9 9
parts NPNPJ	12 -12
parts NPNPN	14 -14
parts NPTDN	3 -3
parts NPTJN	6 -6
parts NPTNN	-7 7
parts NT	9 -9
parts NTN	-6 6
parts NV	-10 10
parts P N 2	-8 8
parts PN	-8 8
parts T	9 -9
parts T T 0	9 -9
parts V	7 -7
parts V G 1	4 -4
parts V G 2	4 -4
parts V G 3	-7 7
parts V G 4	-7 7
parts V M 3	6 -6
parts V N 2	3 -3
parts V N 5	-9 9
parts V N 6	-10 10
parts V R 2	-10 10
parts V V 1	7 -7
parts VCN	-3 3
parts VCNN	5 -5
parts VCNNP	10 -10
parts VCVJN	-13 13
parts VDN	6 -6
parts VGN	4 -4
parts VIVNP	10 -10
parts VJCJN	5 -5
parts VJJN	-10 10
parts VJNCN	-4 4
parts VJNGN	3 -3
parts VJNN	3 -3
parts VJNPN	-7 7
parts VN	3 -3
parts VNCJN	-6 6
parts VNCN	5 -5
parts VNCNP	12 -12
parts VNDPN	-10 10
parts VNG	-5 5
parts VNITN	-9 9
parts VNIVN	-6 6
parts VNN	-12 12
parts VNNCN	-13 13
parts VNPN	15 -15
parts VNPTN	-11 11
parts VPJN	-3 3
parts VPNCN	8 -8
parts VPNN	-4 4
parts VPPNN	12 -12
parts VPTJN	-5 5
parts VR	-10 10
parts VTJGN	6 -6
parts VTJJN	10 -10
parts VTJNN	4 -4
parts VTN	10 -10
parts VTNCN	8 -8
parts VTNN	7 -7
parts VTNNN	10 -10
parts VTNPT	7 -7
parts around , ,	6 -6
parts around , A	4 -4
parts around , D	3 -3
parts around , J	10 -10
parts around , M	-9 9
parts around , N	-7 7
parts around , R	8 -8
parts around , T	4 -4
parts around A $	13 -13
parts around A C	-8 8
parts around A I	6 -6
parts around A P	9 -9
parts around A R	4 -4
parts around A T	13 -13
parts around A V	10 -10
parts around C A	-4 4
parts around C C	5 -5
parts around C D	-7 7
parts around C G	-6 6
parts around C I	4 -4
parts around C J	-3 3
parts around C P	-8 8
parts around C R	15 -15
parts around C T	5 -5
parts around C V	5 -5
parts around D $	4 -4
parts around D ,	-7 7
parts around D I	-6 6
parts around G ,	6 -6
parts around G C	4 -4
parts around G I	-5 5
parts around G N	-12 12
parts around G P	10 -10
parts around G R	11 -11
parts around I $	7 -7
parts around I ,	-3 3
parts around I C	8 -8
parts around I D	8 -8
parts around I I	5 -5
parts around I R	-5 5
parts around J $	5 -5
parts around J ,	-5 5
parts around J A	-6 6
parts around J G	8 -8
parts around J N	-3 3
parts around M ,	10 -10
parts around M C	5 -5
parts around M P	-3 3
parts around N $	-5 5
parts around N ,	5 -5
parts around N A	6 -6
parts around N C	-4 4
parts around N P	-10 10
parts around N R	-7 7
parts around N T	-8 8
parts around N V	11 -11
parts around O $	8 -8
parts around O P	7 -7
parts around P $	10 -10
parts around P ,	-3 3
parts around P A	-7 7
parts around P D	8 -8
parts around P G	5 -5
parts around P I	7 -7
parts around P J	11 -11
parts around P N	5 -5
parts around P R	-5 5
parts around P T	5 -5
parts around P V	5 -5
parts around R $	7 -7
parts around R ,	-11 11
parts around R C	11 -11
parts around R I	9 -9
parts around R T	-3 3
parts around T $	3 -3
parts around T ,	8 -8
parts around T A	11 -11
parts around T G	-3 3
parts around T I	10 -10
parts around T N	10 -10
parts around T R	9 -9
parts around T T	9 -9
parts around T V	4 -4
parts around V $	-7 7
parts around V ,	-6 6
parts around V C	-3 3
parts around V G	-3 3
parts around V I	-6 6
parts around V J	4 -4
parts around V P	9 -9
parts around V R	-8 8
parts around V V	3 -3
parts around ^ ,	6 -6
parts around ^ A	8 -8
parts around ^ C	-3 3
parts around ^ D	-10 10
parts around ^ G	-9 9
parts around ^ I	5 -5
parts around ^ J	8 -8
parts around ^ N	-5 5
parts around ^ R	7 -7
parts around ^ T	11 -11
place 0	7 -7
place 1	-5 5
place 2	-9 9
place 3	4 -4
place 4	5 -5
prepositions 2	4 -4
prepositions 3	6 -6
rare 1 0	11 -11
rare 1 1	-5 5
rare 2 1	-6 6
rare 2 2	4 -4
rare 3 1	-4 4
rare 3 2	3 -3
rare 3 3	3 -3
rare 4 0	-6 6
rare 4 1	3 -3
rare 4 2	-5 5
rare 5 1	-7 7
rare 5 2	12 -12
rare 5 3	-4 4
rare 6 0	-4 4
rare 7 0	-4 4
rare 7 1	-5 5
rare 8 0	-5 5
rare 8 3	9 -9
segment 1 duty	-25 25
segment 1 requirement	-12 12
segment 2 duty	-23 23
segment 2 requirement	-20 20
segment 3 company	-3 3
segment 3 duty	-6 6
segment 4 duty	4 -4
segment 4 requirement	5 -5
segment 5 company	10 -10
segment 5 duty	16 -16
segment 5 logistics	12 -12
segment 5 requirement	3 -3
segment 6 legal	6 -6
segment 6 requirement	20 -20
segment 7 duty	14 -14
segment 7 requirement	4 -4
segment 8 benefit	4 -4
segment 8 company	13 -13
segment 8 duty	11 -11
segment 8 requirement	14 -14
shape camel false	-3 3
shape camel true	-3 3
shape capitals false	-14 14
shape capitals true	7 -7
shape mixed false	-4 4
shape number word false	-3 3
shape small false	5 -5
shape small true	-5 5
size 0	11 -11
size 0 requirement	11 -11
size 1	7 -7
size 1 duty	13 -13
size 2 benefit	9 -9
size 2 company	10 -10
size 3	-4 4
size 3 company	9 -9
size 3 requirement	-8 8
size 4	-6 6
size 4 duty	-9 9
size 5	-6 6
size 5 duty	-7 7
size 6	-6 6
size 6 duty	-10 10
size 6 requirement	6 -6
source deed company	4 -4
source deed duty	-5 5
source deed requirement	5 -5
source hit	-8 8
source hit duty	-8 8
source hit requirement	-5 5
source name	-6 6
source name requirement	-8 8
source noun benefit	11 -11
source noun company	14 -14
source noun logistics	8 -8
source part	-5 5
source part benefit	8 -8
source part company	4 -4
source part legal	4 -4
source part logistics	8 -8
source part requirement	-9 9
source phrase	-13 13
source phrase duty	-13 13
source phrase requirement	-9 9
source read	-5 5
source read requirement	-5 5
w+1 20	10 -10
w+1 3	13 -13
w+1 5	-5 5
w+1 ?	-7 7
w+1 a	11 -11
w+1 abil	-12 12
w+1 accord	5 -5
w+1 after	-7 7
w+1 against	9 -9
w+1 all	16 -16
w+1 along	-4 4
w+1 analyz	-3 3
w+1 and	-3 3
w+1 appropri	5 -5
w+1 ar	-4 4
w+1 around	8 -8
w+1 as	-8 8
w+1 assist	3 -3
w+1 associ	-5 5
w+1 at	-8 8
w+1 b	4 -4
w+1 bachelor	10 -10
w+1 background	3 -3
w+1 base	-7 7
w+1 basis	10 -10
w+1 budget	-4 4
w+1 but	4 -4
w+1 call	-8 8
w+1 certifi	-7 7
w+1 chang	8 -8
w+1 clean	10 -10
w+1 collabor	-3 3
w+1 com	14 -14
w+1 commun	-3 3
w+1 complet	-3 3
w+1 construct	-8 8
w+1 consumer	17 -17
w+1 contract	6 -6
w+1 coordin	-5 5
w+1 current	10 -10
w+1 customer	10 -10
w+1 degre	-3 3
w+1 deliver	5 -5
w+1 demonstr	-3 3
w+1 develop	9 -9
w+1 developer	-11 11
w+1 direct	10 -10
w+1 directli	8 -8
w+1 distribut	9 -9
w+1 do	7 -7
w+1 document	-9 9
w+1 drive	-6 6
w+1 dure	-10 10
w+1 duti	3 -3
w+1 e	9 -9
w+1 educ	4 -4
w+1 effect	13 -13
w+1 employe	15 -15
w+1 engineer	6 -6
w+1 ensur	9 -9
w+1 environ	9 -9
w+1 establish	-12 12
w+1 evalu	3 -3
w+1 excel	3 -3
w+1 experi	-18 18
w+1 facil	9 -9
w+1 famili	-4 4
w+1 focus	-4 4
w+1 food	11 -11
w+1 grow	-10 10
w+1 ha	9 -9
w+1 have	8 -8
w+1 high	-3 3
w+1 i	11 -11
w+1 if	15 -15
w+1 implement	-6 6
w+1 inc	8 -8
w+1 includ	-13 13
w+1 independ	-7 7
w+1 insur	8 -8
w+1 invoic	10 -10
w+1 it	-4 4
w+1 job	-6 6
w+1 knowledg	-4 4
w+1 leav	-7 7
w+1 like	13 -13
w+1 limit	11 -11
w+1 local	-9 9
w+1 m	9 -9
w+1 mai	20 -20
w+1 make	-12 12
w+1 manager	5 -5
w+1 manner	9 -9
w+1 market	-3 3
w+1 materi	-11 11
w+1 minimum	-5 5
w+1 must	3 -3
w+1 need	14 -14
w+1 no	3 -3
w+1 non	7 -7
w+1 not	-5 5
w+1 of	4 -4
w+1 offic	10 -10
w+1 on	8 -8
w+1 oper	9 -9
w+1 opportun	10 -10
w+1 pai	-5 5
w+1 per	4 -4
w+1 perform	14 -14
w+1 plan	10 -10
w+1 plus	-4 4
w+1 posit	9 -9
w+1 potenti	3 -3
w+1 prefer	-14 14
w+1 prepar	-4 4
w+1 present	-5 5
w+1 process	-5 5
w+1 program	-9 9
w+1 properti	-7 7
w+1 provid	5 -5
w+1 provider	-5 5
w+1 qualiti	12 -12
w+1 quickli	-10 10
w+1 receiv	5 -5
w+1 recommend	-7 7
w+1 regul	15 -15
w+1 requir	-10 10
w+1 respons	3 -3
w+1 review	-7 7
w+1 rt	4 -4
w+1 s	16 -16
w+1 sale	7 -7
w+1 schedul	3 -3
w+1 secur	9 -9
w+1 servic	8 -8
w+1 set	-7 7
w+1 should	6 -6
w+1 skill	-5 5
w+1 so	13 -13
w+1 softwar	6 -6
w+1 solut	5 -5
w+1 some	-6 6
w+1 specifi	9 -9
w+1 staff	-5 5
w+1 standard	3 -3
w+1 sub	-8 8
w+1 such	15 -15
w+1 system	6 -6
w+1 team	6 -6
w+1 temporari	7 -7
w+1 test	8 -8
w+1 that	9 -9
w+1 this	15 -15
w+1 thorough	-12 12
w+1 through	6 -6
w+1 throughout	7 -7
w+1 to	6 -6
w+1 treatment	-6 6
w+1 under	-7 7
w+1 unit	4 -4
w+1 up	-7 7
w+1 us	3 -3
w+1 user	10 -10
w+1 v	8 -8
w+1 verbal	-3 3
w+1 verifi	-5 5
w+1 via	-4 4
w+1 we	10 -10
w+1 web	4 -4
w+1 when	-7 7
w+1 where	4 -4
w+1 which	-8 8
w+1 while	8 -8
w+1 who	17 -17
w+1 will	-6 6
w+1 with	-3 3
w+1 within	-11 11
w+1 work	12 -12
w+1 year	-8 8
w+1 you	12 -12
w-1 ?	11 -11
w-1 a	-4 4
w-1 account	4 -4
w-1 administr	6 -6
w-1 advanc	12 -12
w-1 against	10 -10
w-1 all	-7 7
w-1 appli	-6 6
w-1 appropri	-3 3
w-1 area	5 -5
w-1 assist	9 -9
w-1 base	4 -4
w-1 basic	3 -3
w-1 be	6 -6
w-1 bookkeeper	11 -11
w-1 both	3 -3
w-1 bs	-6 6
w-1 build	-3 3
w-1 by	10 -10
w-1 call	-5 5
w-1 can	9 -9
w-1 care	6 -6
w-1 case	13 -13
w-1 client	10 -10
w-1 com	6 -6
w-1 commun	-11 11
w-1 compani	8 -8
w-1 conduct	-8 8
w-1 consumer	13 -13
w-1 control	6 -6
w-1 coordin	-7 7
w-1 counsel	-9 9
w-1 creat	-12 12
w-1 customer	5 -5
w-1 dai	12 -12
w-1 deliver	-9 9
w-1 demonstr	-5 5
w-1 depth	5 -5
w-1 describ	10 -10
w-1 design	3 -3
w-1 detail	5 -5
w-1 determin	5 -5
w-1 develop	6 -6
w-1 document	3 -3
w-1 drive	-9 9
w-1 dure	6 -6
w-1 duti	11 -11
w-1 e	9 -9
w-1 effect	-8 8
w-1 engineer	4 -4
w-1 ensur	7 -7
w-1 equip	6 -6
w-1 equival	-16 16
w-1 establish	-8 8
w-1 etc	-14 14
w-1 evalu	-3 3
w-1 even	4 -4
w-1 excel	-7 7
w-1 experienc	-9 9
w-1 facil	6 -6
w-1 facilit	5 -5
w-1 feder	-6 6
w-1 follow	-4 4
w-1 from	11 -11
w-1 full	-8 8
w-1 gener	-8 8
w-1 great	3 -3
w-1 handl	3 -3
w-1 have	6 -6
w-1 health	10 -10
w-1 help	-7 7
w-1 hire	7 -7
w-1 http	12 -12
w-1 identifi	-4 4
w-1 implement	3 -3
w-1 improv	-3 3
w-1 in	3 -3
w-1 includ	-5 5
w-1 inform	11 -11
w-1 initi	7 -7
w-1 is	13 -13
w-1 it	13 -13
w-1 job	3 -3
w-1 kitchen	3 -3
w-1 lead	13 -13
w-1 licens	5 -5
w-1 link	10 -10
w-1 live	10 -10
w-1 ll	14 -14
w-1 machin	-4 4
w-1 mai	-7 7
w-1 maintain	-3 3
w-1 make	-12 12
w-1 manag	-4 4
w-1 manager	15 -15
w-1 market	-4 4
w-1 match	-7 7
w-1 medic	8 -8
w-1 meet	12 -12
w-1 minimum	4 -4
w-1 mondai	7 -7
w-1 monitor	-5 5
w-1 more	10 -10
w-1 most	3 -3
w-1 must	-14 14
w-1 necessari	5 -5
w-1 need	3 -3
w-1 no	13 -13
w-1 not	5 -5
w-1 number	14 -14
w-1 of	-12 12
w-1 off	-4 4
w-1 offic	7 -7
w-1 or	3 -3
w-1 order	14 -14
w-1 other	17 -17
w-1 our	11 -11
w-1 overse	-6 6
w-1 patient	9 -9
w-1 perform	-5 5
w-1 plan	-3 3
w-1 pleas	13 -13
w-1 posit	-15 15
w-1 prepar	-8 8
w-1 prior	-13 13
w-1 product	3 -3
w-1 profession	12 -12
w-1 project	-5 5
w-1 prove	-11 11
w-1 purpos	-5 5
w-1 qualifi	5 -5
w-1 qualiti	10 -10
w-1 re	10 -10
w-1 read	10 -10
w-1 relat	-7 7
w-1 relev	-7 7
w-1 review	6 -6
w-1 s	9 -9
w-1 sale	6 -6
w-1 sell	-8 8
w-1 servic	11 -11
w-1 should	3 -3
w-1 site	-9 9
w-1 six	7 -7
w-1 some	-6 6
w-1 strong	-19 19
w-1 structur	-3 3
w-1 subcontractor	-4 4
w-1 succe	-3 3
w-1 superv	-7 7
w-1 system	5 -5
w-1 technic	4 -4
w-1 test	9 -9
w-1 the	10 -10
w-1 their	4 -4
w-1 this	13 -13
w-1 thorough	-4 4
w-1 through	3 -3
w-1 to	6 -6
w-1 two	8 -8
w-1 under	6 -6
w-1 util	7 -7
w-1 v	9 -9
w-1 valid	-3 3
w-1 various	-6 6
w-1 vendor	3 -3
w-1 via	14 -14
w-1 volum	9 -9
w-1 we	16 -16
w-1 while	14 -14
w-1 will	14 -14
w-1 with	-5 5
w-1 within	5 -5
w-1 word	6 -6
w-1 work	15 -15
w-1 write	-3 3
w-1 year	-10 10
w-1 you	9 -9
w-1 your	-6 6
w-2 1	-7 7
w-2 10	-11 11
w-2 2	-3 3
w-2 ?	15 -15
w-2 abil	-32 32
w-2 abl	-10 10
w-2 accord	6 -6
w-2 account	13 -13
w-2 activ	-7 7
w-2 acut	-5 5
w-2 addit	11 -11
w-2 administer	-12 12
w-2 all	-4 4
w-2 amount	-3 3
w-2 an	-4 4
w-2 analyz	8 -8
w-2 and	-4 4
w-2 anim	8 -8
w-2 answer	9 -9
w-2 applic	12 -12
w-2 appropri	5 -5
w-2 approv	-7 7
w-2 ar	5 -5
w-2 around	-5 5
w-2 as	10 -10
w-2 assess	5 -5
w-2 asset	11 -11
w-2 associ	7 -7
w-2 assur	10 -10
w-2 at	12 -12
w-2 author	11 -11
w-2 avail	11 -11
w-2 base	16 -16
w-2 be	5 -5
w-2 benefit	-4 4
w-2 build	-8 8
w-2 but	11 -11
w-2 by	6 -6
w-2 can	8 -8
w-2 candid	5 -5
w-2 care	-7 7
w-2 case	6 -6
w-2 cash	8 -8
w-2 check	10 -10
w-2 client	3 -3
w-2 close	12 -12
w-2 coach	-10 10
w-2 code	11 -11
w-2 collabor	3 -3
w-2 com	10 -10
w-2 combin	-10 10
w-2 commit	9 -9
w-2 commun	-6 6
w-2 compani	5 -5
w-2 compet	5 -5
w-2 complet	3 -3
w-2 compli	5 -5
w-2 condit	10 -10
w-2 consumer	10 -10
w-2 continu	-5 5
w-2 contract	-4 4
w-2 control	-6 6
w-2 coordin	-16 16
w-2 cost	9 -9
w-2 creat	6 -6
w-2 cross	-6 6
w-2 cultur	3 -3
w-2 customer	6 -6
w-2 dai	6 -6
w-2 data	-7 7
w-2 decid	-9 9
w-2 degre	-4 4
w-2 demonstr	-12 12
w-2 detail	6 -6
w-2 determin	10 -10
w-2 develop	-6 6
w-2 developer	5 -5
w-2 diploma	-14 14
w-2 direct	8 -8
w-2 disabl	9 -9
w-2 disciplin	5 -5
w-2 distribut	3 -3
w-2 document	-5 5
w-2 duti	9 -9
w-2 educ	-5 5
w-2 effect	5 -5
w-2 effici	8 -8
w-2 employe	6 -6
w-2 ensur	-8 8
w-2 equip	8 -8
w-2 evalu	-5 5
w-2 event	10 -10
w-2 excel	4 -4
w-2 execut	4 -4
w-2 experi	-11 11
w-2 exposur	10 -10
w-2 face	4 -4
w-2 facil	5 -5
w-2 famili	3 -3
w-2 featur	11 -11
w-2 field	-9 9
w-2 financi	11 -11
w-2 flexibl	-12 12
w-2 focus	6 -6
w-2 food	-3 3
w-2 for	10 -10
w-2 from	14 -14
w-2 function	7 -7
w-2 gener	5 -5
w-2 give	9 -9
w-2 goal	11 -11
w-2 group	-3 3
w-2 grow	20 -20
w-2 guidanc	-5 5
w-2 handl	-11 11
w-2 have	-5 5
w-2 health	10 -10
w-2 healthstream	10 -10
w-2 hire	5 -5
w-2 http	7 -7
w-2 identifi	-11 11
w-2 implement	-5 5
w-2 incom	3 -3
w-2 individu	11 -11
w-2 inform	6 -6
w-2 initi	-4 4
w-2 inspect	-6 6
w-2 instruct	4 -4
w-2 internet	6 -6
w-2 interperson	-7 7
w-2 invoic	7 -7
w-2 is	4 -4
w-2 it	11 -11
w-2 job	9 -9
w-2 join	6 -6
w-2 js	-4 4
w-2 knowledg	-15 15
w-2 lead	7 -7
w-2 leader	10 -10
w-2 leadership	-6 6
w-2 learn	-4 4
w-2 least	-12 12
w-2 level	11 -11
w-2 licens	-9 9
w-2 look	9 -9
w-2 maintain	-7 7
w-2 make	6 -6
w-2 manager	4 -4
w-2 manufactur	12 -12
w-2 matlab	-4 4
w-2 measur	14 -14
w-2 mechan	-7 7
w-2 medic	5 -5
w-2 meet	-5 5
w-2 member	6 -6
w-2 merchand	3 -3
w-2 mm	-5 5
w-2 monitor	-3 3
w-2 most	3 -3
w-2 motiv	5 -5
w-2 move	-7 7
w-2 must	-8 8
w-2 natur	11 -11
w-2 necessari	10 -10
w-2 need	7 -7
w-2 new	12 -12
w-2 no	11 -11
w-2 nurs	4 -4
w-2 object	-3 3
w-2 of	4 -4
w-2 offer	10 -10
w-2 offic	13 -13
w-2 on	3 -3
w-2 oper	4 -4
w-2 opportun	11 -11
w-2 order	5 -5
w-2 organiz	-7 7
w-2 other	5 -5
w-2 our	3 -3
w-2 over	4 -4
w-2 physic	9 -9
w-2 plan	6 -6
w-2 platform	7 -7
w-2 posit	-5 5
w-2 potenti	9 -9
w-2 practic	10 -10
w-2 prepar	-10 10
w-2 prior	-3 3
w-2 problem	11 -11
w-2 procedur	16 -16
w-2 produc	-3 3
w-2 product	-3 3
w-2 profession	-4 4
w-2 profici	-5 5
w-2 program	-3 3
w-2 promot	9 -9
w-2 protocol	7 -7
w-2 provid	8 -8
w-2 qualifi	-11 11
w-2 qualiti	8 -8
w-2 question	7 -7
w-2 quickli	-7 7
w-2 rang	5 -5
w-2 re	6 -6
w-2 receiv	14 -14
w-2 recip	-7 7
w-2 record	3 -3
w-2 relat	-9 9
w-2 relationship	4 -4
w-2 report	8 -8
w-2 requir	12 -12
w-2 resid	-9 9
w-2 resolv	-4 4
w-2 resourc	6 -6
w-2 respond	-12 12
w-2 respons	-12 12
w-2 resum	13 -13
w-2 review	5 -5
w-2 role	-7 7
w-2 room	-6 6
w-2 safe	-7 7
w-2 safeti	-4 4
w-2 save	12 -12
w-2 sell	-5 5
w-2 should	5 -5
w-2 site	6 -6
w-2 situat	-3 3
w-2 solut	10 -10
w-2 specifi	14 -14
w-2 staff	-5 5
w-2 standard	6 -6
w-2 state	-6 6
w-2 status	10 -10
w-2 strategi	-10 10
w-2 such	9 -9
w-2 summari	-3 3
w-2 superv	-5 5
w-2 supervisor	7 -7
w-2 suppli	-4 4
w-2 supplier	11 -11
w-2 support	12 -12
w-2 system	5 -5
w-2 team	8 -8
w-2 technologi	5 -5
w-2 telemarket	11 -11
w-2 test	7 -7
w-2 than	6 -6
w-2 the	8 -8
w-2 thei	10 -10
w-2 then	-7 7
w-2 this	-9 9
w-2 through	3 -3
w-2 throughout	10 -10
w-2 time	8 -8
w-2 to	8 -8
w-2 tool	8 -8
w-2 treatment	13 -13
w-2 troubleshoot	-6 6
w-2 ui	-4 4
w-2 under	5 -5
w-2 understand	-15 15
w-2 underwrit	-10 10
w-2 unit	9 -9
w-2 up	-4 4
w-2 upon	10 -10
w-2 us	-10 10
w-2 util	-11 11
w-2 v	12 -12
w-2 valid	-5 5
w-2 valu	-6 6
w-2 varieti	14 -14
w-2 we	10 -10
w-2 well	7 -7
w-2 will	10 -10
w-2 window	-3 3
w-2 with	-7 7
w-2 world	6 -6
w-2 year	-18 18
w-2 you	15 -15
w-2 your	-6 6
whole false false benefit	3 -3
whole false false company	4 -4
whole false false legal	6 -6
whole false false logistics	10 -10
whole false true company	8 -8
whole false true duty	4 -4
whole true false company	8 -8
whole true false duty	3 -3
whole true false requirement	6 -6
whole true true duty	-5 5
words 1	7 -7
words 3	-3 3
words 4	-4 4
words 6	-5 5
words 7	-6 6
`,
  cuts: `
no yes
0 0 0 0 1 -1
above benefits	3 -3
above conditions	12 -12
after 0	-7 7
after 10	6 -6
after 4	3 -3
after 6	6 -6
after 9	7 -7
asks 10 degree	-10 10
asks 10 has soft	5 -5
asks 10 none	6 -6
asks 10 skill	-5 5
asks 10 soft	-8 8
asks 10 tool	-14 14
asks 4	-8 8
asks 4 none	5 -5
asks 4 skill	-11 11
asks 5	-4 4
asks 5 has skill	-10 10
asks 5 none	-7 7
asks 5 skill	-3 3
asks 6	-4 4
asks 6 credential	-4 4
asks 6 has skill	9 -9
asks 6 has soft	4 -4
asks 6 none	-5 5
asks 6 skill	-4 4
asks 6 soft	6 -6
asks 6 tool	-17 17
asks 7	-3 3
asks 7 credential	-3 3
asks 7 has skill	-3 3
asks 7 has soft	-6 6
asks 7 tool	-14 14
asks 8 credential	-9 9
asks 8 degree	-3 3
asks 8 has soft	3 -3
asks 8 skill	3 -3
asks 8 tool	-4 4
asks 9	4 -4
asks 9 credential	-5 5
asks 9 none	9 -9
asks 9 tool	-3 3
before 0	-3 3
before 10	5 -5
before 2	-7 7
before 6	4 -4
before 7	6 -6
class duty above benefits	3 -3
class duty above must	3 -3
class requirement above conditions	12 -12
edge false false true	4 -4
edge false true true	5 -5
edge true false false	-5 5
edge true true false	-9 9
edge true true true	4 -4
ends - -	-10 10
ends - ect	-11 11
ends - ent	4 -4
ends - ess	4 -4
ends - ing	3 -3
ends - ion	-8 8
ends - ity	11 -11
ends - ive	5 -5
ends - nce	-5 5
ends - oma	-7 7
ends - ory	5 -5
ends - rce	-5 5
ends - ter	-16 16
ends - tor	4 -4
ends - ule	10 -10
ends - ure	6 -6
ends act ion	-9 9
ends ail -	-10 10
ends ain -	5 -5
ends ain ion	4 -4
ends are -	-5 5
ends are ing	-9 9
ends are ion	4 -4
ends ary ary	7 -7
ends ate ate	-6 6
ends ate ber	5 -5
ends ate ect	11 -11
ends ate ice	10 -10
ends ate ion	3 -3
ends ate ity	-3 3
ends bal ion	-8 8
ends ble ing	-3 3
ends ble ule	-14 14
ends cal -	-6 6
ends cal cal	-4 4
ends cal ing	-4 4
ends cal ion	4 -4
ends ect -	5 -5
ends ect ing	11 -11
ends ent ent	-3 3
ends ent ion	6 -6
ends ess ess	7 -7
ends ess ion	-7 7
ends gic ing	-3 3
ends hip hip	-5 5
ends hip ill	-7 7
ends hon hon	-7 7
ends ice ice	10 -10
ends ied ant	-9 9
ends ily ion	8 -8
ends ine -	-6 6
ends ing -	5 -5
ends ing aff	-4 4
ends ing age	11 -11
ends ing ant	12 -12
ends ing ent	-7 7
ends ing ess	-8 8
ends ing ice	3 -3
ends ing ing	9 -9
ends ing ion	4 -4
ends ing ity	6 -6
ends ing mer	-8 8
ends ing ort	6 -6
ends ing ram	-10 10
ends ing uct	-5 5
ends ing ure	-8 8
ends ion -	-4 4
ends ion ail	-6 6
ends ion ent	-3 3
ends ion ill	-11 11
ends ion ing	-4 4
ends ion ion	7 -7
ends ipt ipt	-12 12
ends ish ish	-5 5
ends ity ing	-13 13
ends ity ion	10 -10
ends ity ity	-6 6
ends ity vel	4 -4
ends ive -	-4 4
ends ive ent	13 -13
ends ive ion	3 -3
ends ive ive	4 -4
ends ize ize	-3 3
ends lab lab	-8 8
ends lem ill	-9 9
ends lem ing	-11 11
ends lid nse	-9 9
ends lop ent	8 -8
ends mer ice	-19 19
ends mer ing	-4 4
ends mer mer	7 -7
ends nal -	-4 4
ends nal ill	4 -4
ends nal nal	-9 9
ends nce -	12 -12
ends nce ion	-7 7
ends nce nce	10 -10
ends nge ion	10 -10
ends nth -	4 -4
ends one one	10 -10
ends orm -	-8 8
ends ory ent	-14 14
ends sql sql	-7 7
ends ted ing	-4 4
ends ter ill	-8 8
ends tic tic	9 -9
ends tor tor	5 -5
ends uct uct	-8 8
ends ude ude	8 -8
ends ure ity	-4 4
ends ure ure	8 -8
ends ute -	3 -3
ends vel vel	-3 3
ends yee ion	-11 11
first abil	4 -4
first acl	-8 8
first administer	-5 5
first administr	-5 5
first adviz	6 -6
first ag	5 -5
first agil	5 -5
first analyz	11 -11
first answer	3 -3
first applic	-5 5
first appropri	14 -14
first assign	8 -8
first attent	-9 9
first autom	-12 12
first bl	-7 7
first budget	7 -7
first build	-7 7
first c++	-8 8
first call	-12 12
first care	-5 5
first certifi	-5 5
first chang	-3 3
first check	-7 7
first client	7 -7
first clinic	-9 9
first close	4 -4
first coach	11 -11
first code	8 -8
first commun	-11 11
first complet	-7 7
first conduct	-8 8
first construct	12 -12
first consumer	4 -4
first contract	-3 3
first coordin	5 -5
first cosmet	11 -11
first cost	-6 6
first creat	4 -4
first cross	-9 9
first dai	4 -4
first demonstr	7 -7
first detail	3 -3
first determin	3 -3
first diagnos	-4 4
first direct	3 -3
first distribut	4 -4
first drive	-3 3
first educ	-6 6
first electr	-9 9
first employ	-10 10
first employe	-3 3
first end act requirement	-4 4
first end ail	-4 4
first end ain	4 -4
first end ain duty	4 -4
first end all duty	-3 3
first end and	5 -5
first end ant	6 -6
first end ant requirement	8 -8
first end ard	-3 3
first end are duty	3 -3
first end are requirement	-7 7
first end arn	-7 7
first end ary	4 -4
first end ary duty	8 -8
first end ase	9 -9
first end ase duty	13 -13
first end ate	4 -4
first end ate duty	7 -7
first end ate requirement	-5 5
first end bal	-8 8
first end bal requirement	-5 5
first end ble duty	11 -11
first end ble requirement	-10 10
first end cle	5 -5
first end der duty	3 -3
first end dit	3 -3
first end dit duty	5 -5
first end dle	-4 4
first end dle requirement	-7 7
first end ect	3 -3
first end ect duty	-7 7
first end ect requirement	11 -11
first end eld	-6 6
first end eld requirement	-4 4
first end ent duty	4 -4
first end ent requirement	-3 3
first end ery	-3 3
first end ess duty	-3 3
first end ete	-10 10
first end ete duty	-9 9
first end fic	5 -5
first end get	9 -9
first end gic	-3 3
first end hen	4 -4
first end hip	-8 8
first end hip requirement	-12 12
first end hon	-7 7
first end hon requirement	-7 7
first end ial	-6 6
first end ial requirement	-8 8
first end ian	8 -8
first end ian duty	8 -8
first end ice	13 -13
first end ice duty	11 -11
first end ice requirement	8 -8
first end ide	-6 6
first end ide duty	-7 7
first end ide requirement	3 -3
first end ied duty	5 -5
first end ied requirement	-8 8
first end ify	-4 4
first end ify duty	-4 4
first end ild	-4 4
first end ild duty	-7 7
first end ily	4 -4
first end ily duty	4 -4
first end ing requirement	3 -3
first end ion duty	5 -5
first end ion requirement	-4 4
first end ipt	-12 12
first end ipt requirement	-12 12
first end ite	3 -3
first end ity	-5 5
first end ity duty	-14 14
first end ity requirement	6 -6
first end ize	4 -4
first end ize requirement	4 -4
first end joy	-3 3
first end joy requirement	-3 3
first end ker	5 -5
first end ket	-3 3
first end lab	-8 8
first end lab duty	-7 7
first end lab requirement	-4 4
first end led	6 -6
first end led duty	4 -4
first end lem	-7 7
first end lem duty	-7 7
first end lem requirement	-3 3
first end lic	-12 12
first end lid	-9 9
first end lid requirement	-9 9
first end lop	4 -4
first end lop duty	6 -6
first end lop requirement	-3 3
first end low	4 -4
first end low requirement	5 -5
first end lth	7 -7
first end lti requirement	4 -4
first end man	6 -6
first end man requirement	6 -6
first end mer duty	3 -3
first end mer requirement	-7 7
first end nce	12 -12
first end nce duty	3 -3
first end nce requirement	15 -15
first end ned	5 -5
first end ned requirement	3 -3
first end nth	4 -4
first end oft	-10 10
first end oft requirement	-10 10
first end one	7 -7
first end orm	-7 7
first end orm duty	-3 3
first end ort	-6 6
first end ort duty	-3 3
first end ort requirement	-3 3
first end ory	-9 9
first end ory duty	-6 6
first end ory requirement	-5 5
first end oss	-9 9
first end oss duty	-8 8
first end ove	-5 5
first end ove duty	-5 5
first end ple	4 -4
first end ple requirement	4 -4
first end ral	9 -9
first end ral duty	10 -10
first end rse	-5 5
first end rse requirement	-7 7
first end rum	11 -11
first end rum requirement	11 -11
first end see duty	-3 3
first end sql	-7 7
first end ted duty	-13 13
first end ted requirement	12 -12
first end tem	-5 5
first end ten	-4 4
first end ten requirement	-4 4
first end ter	-4 4
first end ter duty	-4 4
first end tic	3 -3
first end tic requirement	4 -4
first end tor	-4 4
first end tor duty	9 -9
first end tor requirement	-13 13
first end ual	4 -4
first end ual duty	-4 4
first end ual requirement	8 -8
first end uce duty	3 -3
first end uct	-6 6
first end uct duty	-10 10
first end uct requirement	3 -3
first end ude	9 -9
first end ude requirement	12 -12
first end und	-7 7
first end und duty	-6 6
first end unt	7 -7
first end ure duty	-3 3
first end ure requirement	8 -8
first end wer	5 -5
first end yee	-3 3
first end yee requirement	-7 7
first end zed duty	4 -4
first engineer	4 -4
first enjoi	-3 3
first equip	4 -4
first estim	7 -7
first evalu	3 -3
first excel	6 -6
first facilit	-3 3
first famili	6 -6
first fast	7 -7
first field	-6 6
first file	-3 3
first flexibl	-15 15
first ged	-11 11
first gener	9 -9
first handl	-3 3
first health	7 -7
first histori	9 -9
first hr	-3 3
first html	-10 10
first human	6 -6
first implement	-5 5
first includ	3 -3
first inspect	3 -3
first integr	3 -3
first interperson	7 -7
first iso	-12 12
first javascript	-9 9
first kitchen	4 -4
first leadership	-9 9
first learn	-7 7
first lift	8 -8
first loan	5 -5
first local	12 -12
first lte	4 -4
first machin	-7 7
first make	-3 3
first market	-7 7
first master	-11 11
first matlab	-8 8
first meet	-6 6
first microsoft	-10 10
first monitor	3 -3
first ms	5 -5
first multipl	4 -4
first object	8 -8
first obtain	6 -6
first offic	5 -5
first oral	3 -3
first order	3 -3
first organ	-3 3
first organiz	-7 7
first pai	5 -5
first part	4 -4
first pass	5 -5
first patient	8 -8
first permit	3 -3
first person	4 -4
first phone	10 -10
first php	-10 10
first plan	-9 9
first posit	3 -3
first practic	-3 3
first present	-6 6
first prevent	-6 6
first problem	-7 7
first profession	-3 3
first program	9 -9
first proper	-3 3
first prospect	-9 9
first provid	-7 7
first purchas	7 -7
first python	-7 7
first qualiti	-12 12
first receiv	8 -8
first regul	4 -4
first relationship	4 -4
first report	-4 4
first requir	-5 5
first resid	-6 6
first retail	-9 9
first safe	-5 5
first sale	-6 6
first schedul	-3 3
first scrum	11 -11
first self	-10 10
first sell	-3 3
first servic	10 -10
first specif	5 -5
first state	6 -6
first strategi	-3 3
first subcontractor	6 -6
first supervis	5 -5
first system	-5 5
first take	3 -3
first team	5 -5
first technic	-8 8
first underwrit	-9 9
first unit	5 -5
first util	10 -10
first ux	11 -11
first valid	-12 12
first verbal	-5 5
first verifi	4 -4
first walk	5 -5
first web	8 -8
first work	-5 5
first xml	-7 7
fit 0 3	10 -10
fit 0 4	12 -12
fit 0 9	10 -10
fit 1 10	6 -6
fit 1 3	-3 3
fit 1 5	8 -8
fit 1 8	3 -3
fit 1 9	5 -5
fit 10 0	-10 10
fit 10 10	6 -6
fit 2 0	-8 8
fit 2 1	11 -11
fit 2 10	4 -4
fit 2 3	-6 6
fit 2 4	-3 3
fit 2 5	-10 10
fit 2 6	7 -7
fit 2 7	-5 5
fit 2 9	5 -5
fit 3 0	-7 7
fit 3 1	-6 6
fit 3 2	6 -6
fit 3 5	-7 7
fit 3 8	10 -10
fit 4 0	-3 3
fit 4 1	-6 6
fit 4 10	-7 7
fit 4 3	-11 11
fit 4 4	-3 3
fit 4 5	-4 4
fit 4 7	8 -8
fit 4 9	11 -11
fit 5 0	-6 6
fit 5 1	-10 10
fit 5 10	-13 13
fit 5 2	-3 3
fit 5 3	4 -4
fit 5 4	6 -6
fit 5 5	11 -11
fit 5 8	-9 9
fit 6 0	-12 12
fit 6 10	-7 7
fit 6 5	8 -8
fit 6 6	11 -11
fit 6 7	-4 4
fit 6 8	-7 7
fit 6 9	-4 4
fit 7 0	-6 6
fit 7 4	-7 7
fit 7 5	-7 7
fit 7 6	3 -3
fit 7 7	6 -6
fit 7 9	-7 7
fit 8 7	-8 8
fit 9 0	4 -4
fit 9 10	10 -10
fit 9 2	-11 11
fit 9 7	-6 6
fit 9 8	-6 6
fit 9 9	-3 3
gap ( blank	9 -9
gap , blank	-8 8
gap .	-3 3
gap /	15 -15
gap :	-3 3
gap blank	3 -3
gap other blank	-5 5
gap wide	-11 11
gaps ) blank blank	5 -5
gaps ) blank blank requirement	5 -5
gaps , blank , blank	-11 11
gaps , blank , blank duty	-4 4
gaps , blank , blank requirement	-12 12
gaps , blank blank	-3 3
gaps , blank blank duty	-5 5
gaps , blank blank requirement	4 -4
gaps , blank end duty	7 -7
gaps , blank end requirement	-6 6
gaps - blank - blank	-7 7
gaps - blank - blank requirement	-7 7
gaps - blank blank	4 -4
gaps - blank blank requirement	4 -4
gaps . blank blank duty	-5 5
gaps / blank	3 -3
gaps / blank requirement	3 -3
gaps / end	14 -14
gaps / end requirement	14 -14
gaps : , blank requirement	-11 11
gaps : blank	3 -3
gaps : blank - blank	-4 4
gaps : blank blank	5 -5
gaps : blank blank requirement	10 -10
gaps : blank duty	-3 3
gaps : blank end	-9 9
gaps : blank requirement	7 -7
gaps : end	-6 6
gaps : end requirement	-13 13
gaps blank & blank	11 -11
gaps blank ( blank	8 -8
gaps blank ( blank requirement	10 -10
gaps blank ) blank	4 -4
gaps blank ) blank requirement	4 -4
gaps blank , blank duty	5 -5
gaps blank , blank requirement	-3 3
gaps blank - blank	5 -5
gaps blank - blank requirement	5 -5
gaps blank . blank	9 -9
gaps blank . requirement	-4 4
gaps blank /	9 -9
gaps blank / duty	7 -7
gaps blank / requirement	5 -5
gaps blank blank duty	3 -3
gaps blank end	3 -3
gaps blank end requirement	4 -4
gaps blank other blank	3 -3
gaps blank other blank requirement	4 -4
gaps start & blank	6 -6
gaps start ( blank	3 -3
gaps start , blank	5 -5
gaps start , blank requirement	6 -6
gaps start / duty	-5 5
gaps start : blank	-11 11
gaps start : blank requirement	-10 10
gaps start blank	3 -3
gaps start blank requirement	6 -6
gaps start end	-9 9
gaps start end requirement	-15 15
joints 2	-5 5
kind credential	-8 8
kind credential none	-7 7
kind credential requirement	-9 9
kind credential size 1	-9 9
kind credential size 3	-6 6
kind degree	-7 7
kind degree duties	4 -4
kind degree must	-6 6
kind degree none	-8 8
kind degree requirement	-7 7
kind degree size 1	-8 8
kind degree size 3	-6 6
kind has skill benefits	5 -5
kind has skill size 2	3 -3
kind has skill size 3	-5 5
kind has skill size 4	-4 4
kind has skill size 5	7 -7
kind has skill size 6	5 -5
kind has soft	3 -3
kind has soft must	3 -3
kind has soft none	3 -3
kind has soft requirement	9 -9
kind has soft size 2	-8 8
kind has soft size 3	9 -9
kind has soft size 4	9 -9
kind has soft size 5	-8 8
kind has soft size 6	6 -6
kind none	5 -5
kind none benefits	5 -5
kind none conditions	14 -14
kind none duties	4 -4
kind none duty	6 -6
kind none must	3 -3
kind none preferred	10 -10
kind none requirement	3 -3
kind none size 1	5 -5
kind none size 2	19 -19
kind none size 4	-10 10
kind none size 5	-10 10
kind skill duties	-4 4
kind skill duty	-4 4
kind skill preferred	-3 3
kind skill size 1	3 -3
kind skill size 2	-7 7
kind skill size 3	4 -4
kind soft duties	-7 7
kind soft duty	-3 3
kind soft must	-3 3
kind soft none	10 -10
kind soft size 1	4 -4
kind soft size 2	-12 12
kind tool	-16 16
kind tool duties	-9 9
kind tool duty	-18 18
kind tool must	-12 12
kind tool none	-7 7
kind tool preferred	-16 16
kind tool requirement	-12 12
kind tool size 1	-18 18
last ?	5 -5
last accord	6 -6
last account	-4 4
last acl	-8 8
last activ	-5 5
last administr	-9 9
last ag	7 -7
last analyz	5 -5
last area	9 -9
last associ	-3 3
last assur	-5 5
last attitud	3 -3
last audit	-3 3
last bid	4 -4
last bill	5 -5
last board	9 -9
last budget	5 -5
last busi	7 -7
last c++	-8 8
last campaign	-10 10
last capabl	4 -4
last capac	5 -5
last center	-4 4
last certifi	-14 14
last chang	3 -3
last client	-6 6
last coach	5 -5
last combin	12 -12
last commun	-11 11
last complet	8 -8
last compon	5 -5
last computer	-8 8
last condit	3 -3
last construct	6 -6
last cost	8 -8
last customer	-4 4
last decid	3 -3
last degre	3 -3
last deliver	-5 5
last depart	5 -5
last design	4 -4
last detail	-8 8
last develop	-3 3
last diagnos	6 -6
last diploma	-8 8
last direct	6 -6
last document	-5 5
last duti	-5 5
last educ	-11 11
last effort	-3 3
last employe	8 -8
last end ack	11 -11
last end act	3 -3
last end ail	-6 6
last end ain	5 -5
last end ant	4 -4
last end ard	9 -9
last end are	-9 9
last end ary	-3 3
last end ber	8 -8
last end ble	4 -4
last end cal	-4 4
last end cel	3 -3
last end col	10 -10
last end der	5 -5
last end dge	4 -4
last end dit	-3 3
last end dor	3 -3
last end eer	6 -6
last end eet	-6 6
last end ent	-11 11
last end ery	-4 4
last end ess	7 -7
last end est	-4 4
last end ety	3 -3
last end fit	12 -12
last end get	3 -3
last end hip	-5 5
last end hon	-7 7
last end ial	7 -7
last end ian	-4 4
last end icy	10 -10
last end ift	4 -4
last end ill	-12 12
last end ily	-5 5
last end ine	-6 6
last end ion	4 -4
last end ipe	14 -14
last end ipt	-6 6
last end ish	-5 5
last end ive	6 -6
last end ize	-4 4
last end lab	-8 8
last end lem	-7 7
last end ler	-6 6
last end nal	-9 9
last end nse	-5 5
last end oma	-8 8
last end one	9 -9
last end ope	-8 8
last end ork	-11 11
last end ort	-7 7
last end out	4 -4
last end ple	-5 5
last end que	-12 12
last end ram	-6 6
last end rch	-6 6
last end ree	3 -3
last end rse	3 -3
last end sis	3 -3
last end sit	3 -3
last end sql	-7 7
last end sue	8 -8
last end tem	4 -4
last end ter	-20 20
last end try	-6 6
last end ual	8 -8
last end uct	-3 3
last end ude	10 -10
last end unt	3 -3
last end ure	4 -4
last end yee	8 -8
last evalu	-7 7
last even	11 -11
last event	-7 7
last excel	3 -3
last famili	-5 5
last feedback	10 -10
last forecast	-6 6
last function	-10 10
last ged	-11 11
last goal	3 -3
last guidanc	5 -5
last html	-10 10
last industri	-8 8
last inspect	9 -9
last instruct	3 -3
last integr	6 -6
last interact	12 -12
last inventori	-3 3
last issu	8 -8
last javascript	-9 9
last js	6 -6
last knowledg	4 -4
last languag	-3 3
last law	-6 6
last layout	4 -4
last leadership	-7 7
last lift	10 -10
last machin	-4 4
last maintain	-9 9
last manag	-6 6
last manner	-5 5
last materi	13 -13
last matlab	-8 8
last meat	11 -11
last medic	4 -4
last meet	-5 5
last member	7 -7
last merchand	-3 3
last monitor	7 -7
last network	-12 12
last nurs	-3 3
last oper	4 -4
last order	8 -8
last organ	10 -10
last organiz	-11 11
last phone	10 -10
last php	-10 10
last plan	5 -5
last polici	10 -10
last popul	-3 3
last posit	9 -9
last practic	6 -6
last prepar	-8 8
last principl	-5 5
last problem	-7 7
last procedur	-5 5
last produc	5 -5
last product	-3 3
last profit	4 -4
last protocol	10 -10
last python	-7 7
last qualiti	9 -9
last recip	14 -14
last reconcil	-9 9
last regul	-3 3
last relat	-10 10
last request	-6 6
last requir	4 -4
last research	-6 6
last resolv	5 -5
last resourc	10 -10
last respond	-6 6
last risk	-3 3
last sale	-11 11
last schedul	-5 5
last scienc	6 -6
last scope	-8 8
last script	3 -3
last sell	-5 5
last sheet	-6 6
last shift	4 -4
last site	7 -7
last situat	8 -8
last skill	-12 12
last softwar	-8 8
last solv	-6 6
last stack	7 -7
last staff	3 -3
last standard	4 -4
last structur	3 -3
last subcontractor	4 -4
last supervis	-4 4
last support	-5 5
last system	4 -4
last team	8 -8
last techniqu	-12 12
last test	-15 15
last train	9 -9
last treatment	-8 8
last troubleshoot	-4 4
last underwrit	-11 11
last unit	-4 4
last vehicl	-10 10
last vendor	3 -3
last work	-4 4
last xml	-7 7
least 10	-6 6
least 2	6 -6
least 4	4 -4
least 5	-5 5
least 9	3 -3
mean 0	-6 6
mean 0 requirement	-9 9
mean 1	-5 5
mean 1 requirement	-4 4
mean 10	-5 5
mean 10 requirement	-6 6
mean 2 requirement	-3 3
mean 3	6 -6
mean 3 duty	3 -3
mean 3 requirement	9 -9
mean 4	-3 3
mean 4 requirement	-6 6
mean 5 duty	3 -3
mean 6	7 -7
mean 6 requirement	11 -11
mean 7	7 -7
mean 7 duty	10 -10
mean 8 duty	-7 7
mean 8 requirement	3 -3
mean 9 duty	-4 4
mean 9 requirement	4 -4
next & blank	11 -11
next ( blank	7 -7
next ) blank	7 -7
next +	4 -4
next - blank	-4 4
next .	-7 7
next . blank	9 -9
next /	11 -11
next / blank	8 -8
next : blank	-16 16
next blank	3 -3
next end	-3 3
next other blank	6 -6
next wide	-6 6
next – blank	-10 10
opens 0	7 -7
opens 1	4 -4
opens 2	-3 3
opens 4	-4 4
opens 5	-3 3
opens 7	-5 5
opens 8	-6 6
own a	3 -3
own abil	6 -6
own accord	5 -5
own account	3 -3
own accur	-4 4
own achiev	7 -7
own acl	-8 8
own acoust	7 -7
own activ	-7 7
own administer	-4 4
own administr	-8 8
own admit	-6 6
own adviz	6 -6
own ag	6 -6
own agent	11 -11
own agil	5 -5
own all	-5 5
own amount	4 -4
own an	8 -8
own analyz	5 -5
own and	-4 4
own answer	3 -3
own applic	7 -7
own area	6 -6
own as	8 -8
own assign	9 -9
own associ	-3 3
own assur	-8 8
own at	-3 3
own attent	-9 9
own attitud	4 -4
own audio	-12 12
own audit	-4 4
own author	-10 10
own autom	-3 3
own avail	7 -7
own b2b	-4 4
own bank	-3 3
own base	4 -4
own benefit	8 -8
own best	-4 4
own bill	5 -5
own bl	-7 7
own board	9 -9
own browser	-4 4
own busi	3 -3
own by	14 -14
own c++	-8 8
own call	-11 11
own campaign	-8 8
own capabl	9 -9
own capac	5 -5
own capit	5 -5
own care	-4 4
own cash	10 -10
own caus	3 -3
own center	-6 6
own certifi	-18 18
own check	-3 3
own client	-9 9
own clinic	-8 8
own coach	12 -12
own code	7 -7
own colleg	-6 6
own commerci	-11 11
own commun	-9 9
own compani	11 -11
own compet	3 -3
own complet	-3 3
own complex	12 -12
own compon	4 -4
own computer	-4 4
own concern	8 -8
own condit	6 -6
own conduct	-10 10
own construct	3 -3
own consult	-7 7
own continu	5 -5
own contractor	11 -11
own cook	7 -7
own corpor	-3 3
own correct	8 -8
own cosmet	4 -4
own counsel	12 -12
own cpg	-12 12
own creat	4 -4
own critic	-10 10
own cross	-4 4
own culinari	4 -4
own customer	-7 7
own dai	-3 3
own deal	-3 3
own debug	-11 11
own decid	3 -3
own deliver	-9 9
own demand	10 -10
own demonstr	4 -4
own depart	10 -10
own deposit	7 -7
own design	4 -4
own designer	4 -4
own determin	3 -3
own develop	3 -3
own diploma	-5 5
own direct	10 -10
own disciplin	3 -3
own disciplinari	9 -9
own discover	-5 5
own distribut	5 -5
own divers	-5 5
own drive	-10 10
own driver	-11 11
own educ	-8 8
own effect	4 -4
own effort	-3 3
own electr	-11 11
own employ	-5 5
own enjoi	-3 3
own ensur	4 -4
own establish	6 -6
own estim	7 -7
own evalu	-5 5
own even	8 -8
own event	-7 7
own exce	-10 10
own excel	6 -6
own execut	3 -3
own exist	-7 7
own expand	-6 6
own experi	-3 3
own face	-11 11
own facil	7 -7
own famili	-4 4
own fast	6 -6
own feasibl	10 -10
own feder	-5 5
own field	-3 3
own file	4 -4
own flow	-4 4
own food	-8 8
own forecast	-6 6
own fulfil	-3 3
own function	-8 8
own ged	-11 11
own gener	7 -7
own goal	3 -3
own govern	9 -9
own grind	-8 8
own guidanc	8 -8
own help	4 -4
own high	4 -4
own histori	7 -7
own home	3 -3
own hr	-8 8
own html	-10 10
own human	3 -3
own ic	15 -15
own identifi	-4 4
own implement	-10 10
own improv	-7 7
own includ	14 -14
own incom	3 -3
own increas	4 -4
own independ	-7 7
own individu	8 -8
own industri	-11 11
own inform	6 -6
own inspect	4 -4
own insur	-8 8
own integr	7 -7
own interact	10 -10
own intern	-9 9
own interperson	8 -8
own inventori	-4 4
own investig	7 -7
own iso	-12 12
own issu	8 -8
own javascript	-9 9
own js	6 -6
own knowledg	-4 4
own labor	-3 3
own languag	-5 5
own larg	3 -3
own law	-6 6
own lawn	-3 3
own layout	5 -5
own lead	12 -12
own leadership	-5 5
own learn	-5 5
own level	4 -4
own lift	11 -11
own line	13 -13
own live	-9 9
own loan	7 -7
own local	5 -5
own machin	-6 6
own maintain	-8 8
own manag	-3 3
own manager	10 -10
own manner	-5 5
own manufactur	3 -3
own market	-6 6
own master	-11 11
own materi	7 -7
own matlab	-8 8
own meat	13 -13
own mechan	-6 6
own medic	-4 4
own meet	-4 4
own member	10 -10
own menu	-9 9
own method	4 -4
own microsoft	-10 10
own mm	5 -5
own model	5 -5
own month	4 -4
own ms	5 -5
own multi	8 -8
own multipl	-5 5
own nation	10 -10
own network	-12 12
own new	-5 5
own nurs	-5 5
own of	-5 5
own offic	-3 3
own on	8 -8
own oper	-5 5
own opportun	4 -4
own or	-3 3
own order	9 -9
own organ	4 -4
own organiz	-7 7
own other	4 -4
own out	-3 3
own outsid	4 -4
own pace	6 -6
own part	4 -4
own pass	5 -5
own passion	6 -6
own perform	4 -4
own period	3 -3
own permit	4 -4
own person	-8 8
own pest	5 -5
own phase	3 -3
own phone	6 -6
own php	-10 10
own plan	4 -4
own polici	5 -5
own popul	-3 3
own portfolio	-5 5
own portion	5 -5
own posit	6 -6
own prepar	-3 3
own present	-3 3
own prevent	-4 4
own principl	-7 7
own problem	-5 5
own product	-3 3
own profit	4 -4
own program	3 -3
own promot	-5 5
own propos	4 -4
own prospect	-9 9
own protocol	11 -11
own purchas	3 -3
own python	-7 7
own qualiti	-6 6
own question	4 -4
own rang	-3 3
own read	4 -4
own recip	3 -3
own recogn	11 -11
own record	3 -3
own refer	5 -5
own regard	-4 4
own regul	-4 4
own regular	8 -8
own relat	-4 4
own repair	-3 3
own repres	12 -12
own request	-6 6
own requir	9 -9
own research	-5 5
own resid	-3 3
own retail	-13 13
own risk	8 -8
own role	5 -5
own root	6 -6
own safe	-3 3
own safeti	-9 9
own save	-5 5
own schedul	-3 3
own scienc	6 -6
own script	-3 3
own scrum	11 -11
own season	10 -10
own secur	11 -11
own self	-10 10
own sell	-10 10
own senior	-3 3
own servic	5 -5
own sheet	-8 8
own shoe	10 -10
own shop	-8 8
own situat	12 -12
own size	-4 4
own skill	-5 5
own softwar	-9 9
own solv	-6 6
own sourc	-5 5
own special	-7 7
own specif	-3 3
own specifi	8 -8
own stakeholder	3 -3
own state	9 -9
own status	11 -11
own store	4 -4
own strong	3 -3
own succe	8 -8
own supervis	-4 4
own supervisori	-7 7
own suppli	-3 3
own support	-12 12
own take	3 -3
own target	-3 3
own team	5 -5
own technic	-7 7
own techniqu	-12 12
own telephon	-6 6
own temporari	-7 7
own territori	12 -12
own through	11 -11
own time	-4 4
own to	4 -4
own train	3 -3
own treatment	-9 9
own ui	3 -3
own under	-9 9
own underwrit	-10 10
own up	-4 4
own us	-7 7
own util	6 -6
own ux	8 -8
own valid	-3 3
own various	-4 4
own vehicl	-12 12
own vendor	4 -4
own verbal	-7 7
own visual	5 -5
own volum	-5 5
own well	4 -4
own wide	-6 6
own with	3 -3
own work	-6 6
own worker	7 -7
own workflow	4 -4
own world	-5 5
own xml	-7 7
part D requirement	3 -3
part J duty	6 -6
part M	4 -4
part M requirement	3 -3
part N requirement	3 -3
part P	-9 9
part P requirement	-9 9
part R	7 -7
part R requirement	7 -7
part+1 $ requirement	-4 4
part+1 A duty	-4 4
part+1 A requirement	6 -6
part+1 C duty	6 -6
part+1 D $	-8 8
part+1 D N	6 -6
part+1 D requirement	-13 13
part+1 G ,	-3 3
part+1 G C	-3 3
part+1 G I	13 -13
part+1 G P	10 -10
part+1 G T	-3 3
part+1 G V	-4 4
part+1 G requirement	4 -4
part+1 I requirement	6 -6
part+1 J N	-3 3
part+1 J duty	13 -13
part+1 M ,	-4 4
part+1 M requirement	-6 6
part+1 N ,	3 -3
part+1 N C	6 -6
part+1 N D	-9 9
part+1 N I	-4 4
part+1 N J	12 -12
part+1 N M	-8 8
part+1 N N	-4 4
part+1 N R	-5 5
part+1 N V	5 -5
part+1 N requirement	-3 3
part+1 P duty	-5 5
part+1 P requirement	13 -13
part+1 R duty	-8 8
part+1 R requirement	8 -8
part+1 T duty	4 -4
part+1 V ,	-4 4
part+1 V R	6 -6
part+1 V requirement	6 -6
part-1 , D	-5 5
part-1 , G	-3 3
part-1 , duty	-3 3
part-1 A J	11 -11
part-1 A V	11 -11
part-1 A duty	7 -7
part-1 A requirement	8 -8
part-1 C D	6 -6
part-1 C J	13 -13
part-1 C N	6 -6
part-1 C V	-6 6
part-1 C duty	7 -7
part-1 C requirement	5 -5
part-1 D J	-7 7
part-1 D requirement	-5 5
part-1 G J	-9 9
part-1 G N	-3 3
part-1 G duty	-5 5
part-1 G requirement	-8 8
part-1 I G	-5 5
part-1 I J	3 -3
part-1 I N	7 -7
part-1 J J	-13 13
part-1 J N	-6 6
part-1 J V	7 -7
part-1 J duty	-4 4
part-1 J requirement	-7 7
part-1 M N	-4 4
part-1 N G	-4 4
part-1 N J	-9 9
part-1 N V	-5 5
part-1 N requirement	-4 4
part-1 P G	8 -8
part-1 P duty	3 -3
part-1 R G	-3 3
part-1 R J	7 -7
part-1 R requirement	5 -5
part-1 T J	6 -6
part-1 T R	7 -7
part-1 T V	3 -3
part-1 T duty	5 -5
part-1 T requirement	3 -3
part-1 V G	-5 5
part-1 V N	3 -3
part-1 V V	10 -10
part-1 V requirement	9 -9
part-1 ^ J	-3 3
parts D	-5 5
parts D D 1	-5 5
parts D N 2	5 -5
parts DGN	4 -4
parts DN	5 -5
parts DNN	-3 3
parts G N 2	-5 5
parts G N 3	3 -3
parts G N 5	-8 8
parts G N 6	-4 4
parts GJNCG	-4 4
parts GNPN	-4 4
parts GNPNN	9 -9
parts GNPTN	-3 3
parts GTN	-3 3
parts J	3 -3
parts J G 2	-5 5
parts J G 3	-8 8
parts J G 4	-3 3
parts J J 1	3 -3
parts J N 3	-5 5
parts J N 4	8 -8
parts JCDN	-9 9
parts JG	-4 4
parts JGN	-6 6
parts JNG	-9 9
parts JNN	-4 4
parts JNNCN	6 -6
parts JNNPT	5 -5
parts JNPNN	5 -5
parts JNPTN	7 -7
parts M	6 -6
parts M M 1	6 -6
parts N G 2	-3 3
parts N G 3	4 -4
parts N G 4	13 -13
parts N M 1	-10 10
parts N N 2	3 -3
parts N N 3	-3 3
parts N N 4	-5 5
parts N N 6	11 -11
parts N V 1	6 -6
parts N V 2	-8 8
parts NCJN	10 -10
parts NCN	18 -18
parts NCNNN	-4 4
parts NDN	-3 3
parts NG	-4 4
parts NGN	-8 8
parts NJN	-8 8
parts NJNN	-4 4
parts NM	-7 7
parts NNCN	-8 8
parts NNCNN	-13 13
parts NNCNP	12 -12
parts NNN	-9 9
parts NNNCJ	-4 4
parts NNNGN	6 -6
parts NNNPN	-5 5
parts NNPJN	-6 6
parts NNPN	9 -9
parts NNPNN	-5 5
parts NNPTN	10 -10
parts NPDN	5 -5
parts NPJN	-9 9
parts NPJNN	6 -6
parts NPNCN	3 -3
parts NPNNN	-3 3
parts NPTN	8 -8
parts NPTNN	9 -9
parts NV	-6 6
parts P N 2	-9 9
parts PN	-9 9
parts V	-3 3
parts V G 2	6 -6
parts V G 3	6 -6
parts V N 2	15 -15
parts V N 4	-12 12
parts V N 5	-4 4
parts V V 1	-3 3
parts VCVJN	-13 13
parts VG	3 -3
parts VJJN	-8 8
parts VJNCN	3 -3
parts VJNN	-3 3
parts VJNPN	-9 9
parts VN	9 -9
parts VNG	9 -9
parts VNN	-6 6
parts VNNCN	-9 9
parts VNNN	-5 5
parts VNPTN	-9 9
parts VPN	14 -14
parts VPTJN	-7 7
parts VPTN	11 -11
parts VTJN	15 -15
parts VTN	5 -5
parts VTNPN	5 -5
parts around , ,	-6 6
parts around , A	9 -9
parts around , C	-6 6
parts around , D	-12 12
parts around , I	13 -13
parts around , M	-3 3
parts around , N	7 -7
parts around , P	4 -4
parts around , V	3 -3
parts around A $	-3 3
parts around A C	16 -16
parts around A I	9 -9
parts around A P	-3 3
parts around C ,	6 -6
parts around C C	9 -9
parts around C D	-4 4
parts around C G	4 -4
parts around C I	11 -11
parts around C J	5 -5
parts around C P	6 -6
parts around C T	-3 3
parts around D $	8 -8
parts around D C	-4 4
parts around D I	-6 6
parts around D N	-14 14
parts around D P	9 -9
parts around G ,	-3 3
parts around G C	10 -10
parts around G I	-6 6
parts around G N	-7 7
parts around G P	-7 7
parts around I $	-9 9
parts around I C	5 -5
parts around I I	-7 7
parts around I N	-3 3
parts around I T	10 -10
parts around J $	-3 3
parts around J A	4 -4
parts around J C	-6 6
parts around J D	-5 5
parts around J I	-8 8
parts around J N	-9 9
parts around J P	10 -10
parts around M N	7 -7
parts around N $	8 -8
parts around N C	-5 5
parts around N I	-7 7
parts around N N	-7 7
parts around N T	-5 5
parts around P $	-4 4
parts around P ,	3 -3
parts around P C	6 -6
parts around R $	8 -8
parts around R C	-5 5
parts around R P	5 -5
parts around T ,	6 -6
parts around T A	-3 3
parts around T C	3 -3
parts around T D	-5 5
parts around T I	4 -4
parts around T P	5 -5
parts around T V	3 -3
parts around V ,	3 -3
parts around V C	6 -6
parts around V G	-7 7
parts around V I	5 -5
parts around V N	3 -3
parts around V P	-4 4
parts around V R	-4 4
parts around ^ $	-9 9
parts around ^ A	-3 3
parts around ^ C	3 -3
parts around ^ G	8 -8
parts around ^ I	-4 4
parts around ^ N	9 -9
parts around ^ P	-7 7
parts around ^ R	6 -6
place 1	-3 3
place 3	4 -4
prepositions 3	9 -9
rare 1 0	5 -5
rare 1 1	-7 7
rare 2 0	4 -4
rare 2 1	-4 4
rare 2 2	-10 10
rare 3 0	-4 4
rare 4 1	-3 3
rare 4 2	-6 6
rare 5 0	-7 7
rare 5 3	-3 3
rare 6 2	4 -4
rare 7 0	-5 5
rare 7 2	3 -3
rare 8 0	-5 5
rare 8 1	9 -9
rare 8 2	7 -7
segment 1 duty	-3 3
segment 1 requirement	-9 9
segment 2 duty	7 -7
segment 2 requirement	3 -3
segment 3 duty	3 -3
segment 4 duty	3 -3
segment 4 requirement	4 -4
segment 5 requirement	-7 7
segment 6 duty	-7 7
segment 6 requirement	3 -3
segment 7 duty	-7 7
segment 8 duty	-4 4
segment 8 requirement	5 -5
shape camel false	-7 7
shape camel true	-8 8
shape capitals false	-8 8
shape mixed false	-10 10
shape small false	6 -6
shape small true	6 -6
size 1 duty	10 -10
size 1 requirement	-6 6
size 2	4 -4
size 2 requirement	7 -7
size 3	-3 3
size 3 duty	-4 4
size 4	-8 8
size 4 duty	-5 5
size 4 requirement	-4 4
size 5 duty	-4 4
size 6	5 -5
size 6 duty	3 -3
size 6 requirement	4 -4
source deed	-4 4
source deed requirement	-5 5
source hit	-8 8
source hit duty	-8 8
source hit requirement	-5 5
source noun	-5 5
source noun duty	-7 7
source part	-4 4
source part requirement	-7 7
source phrase	-10 10
source phrase duty	-4 4
source phrase requirement	-10 10
source read	-19 19
source read duty	-7 7
source read requirement	-17 17
w+1 $	-3 3
w+1 5	-11 11
w+1 6	4 -4
w+1 8	-3 3
w+1 ?	9 -9
w+1 a	-6 6
w+1 abil	-4 4
w+1 after	7 -7
w+1 along	5 -5
w+1 ar	4 -4
w+1 as	-15 15
w+1 at	-7 7
w+1 base	-6 6
w+1 budget	8 -8
w+1 by	-7 7
w+1 certifi	-3 3
w+1 commun	4 -4
w+1 construct	8 -8
w+1 contract	5 -5
w+1 customer	-4 4
w+1 develop	3 -3
w+1 drive	5 -5
w+1 equip	3 -3
w+1 establish	-3 3
w+1 etc	3 -3
w+1 experi	-14 14
w+1 for	-7 7
w+1 in	10 -10
w+1 knowledg	10 -10
w+1 local	4 -4
w+1 maintain	6 -6
w+1 make	3 -3
w+1 manag	4 -4
w+1 market	3 -3
w+1 meet	-5 5
w+1 of	19 -19
w+1 on	7 -7
w+1 or	4 -4
w+1 prefer	-11 11
w+1 process	-4 4
w+1 program	4 -4
w+1 provider	-9 9
w+1 recommend	-5 5
w+1 requir	-9 9
w+1 review	5 -5
w+1 skill	-10 10
w+1 staff	-4 4
w+1 that	-4 4
w+1 the	3 -3
w+1 thorough	-7 7
w+1 through	5 -5
w+1 treatment	13 -13
w+1 us	9 -9
w+1 weekend	11 -11
w+1 when	4 -4
w+1 while	-5 5
w+1 will	-5 5
w+1 within	-5 5
w+1 year	3 -3
w-1 2	5 -5
w-1 a	-9 9
w-1 accur	11 -11
w-1 all	12 -12
w-1 and	7 -7
w-1 applic	-9 9
w-1 ar	3 -3
w-1 as	9 -9
w-1 assist	-10 10
w-1 basic	-6 6
w-1 bid	-6 6
w-1 by	4 -4
w-1 care	-5 5
w-1 commun	-5 5
w-1 conduct	-4 4
w-1 coordin	-4 4
w-1 creat	-6 6
w-1 current	8 -8
w-1 demonstr	5 -5
w-1 develop	-5 5
w-1 effect	-10 10
w-1 ensur	-8 8
w-1 equip	11 -11
w-1 equival	-3 3
w-1 excel	-9 9
w-1 experi	-7 7
w-1 experienc	-10 10
w-1 feder	4 -4
w-1 for	6 -6
w-1 gener	-7 7
w-1 good	-3 3
w-1 handl	10 -10
w-1 includ	-6 6
w-1 mai	5 -5
w-1 maintain	-3 3
w-1 manag	-8 8
w-1 new	6 -6
w-1 of	-6 6
w-1 or	8 -8
w-1 overse	4 -4
w-1 perform	-9 9
w-1 posit	3 -3
w-1 prior	-3 3
w-1 process	6 -6
w-1 project	-7 7
w-1 prove	-9 9
w-1 provid	-6 6
w-1 record	11 -11
w-1 relat	4 -4
w-1 relev	-12 12
w-1 requir	-4 4
w-1 respons	-4 4
w-1 schedul	5 -5
w-1 sell	11 -11
w-1 site	10 -10
w-1 skill	-8 8
w-1 standard	3 -3
w-1 strong	-6 6
w-1 superv	11 -11
w-1 the	8 -8
w-1 to	3 -3
w-1 us	8 -8
w-1 valid	10 -10
w-1 various	6 -6
w-1 write	-7 7
w-1 year	-15 15
w-2 1	-9 9
w-2 10	-7 7
w-2 ?	9 -9
w-2 a	5 -5
w-2 abil	-7 7
w-2 abl	-6 6
w-2 accord	7 -7
w-2 accur	5 -5
w-2 activ	-3 3
w-2 administer	3 -3
w-2 all	5 -5
w-2 an	-3 3
w-2 and	5 -5
w-2 as	-7 7
w-2 budget	4 -4
w-2 build	8 -8
w-2 busi	7 -7
w-2 care	-4 4
w-2 certifi	3 -3
w-2 chang	5 -5
w-2 client	5 -5
w-2 code	5 -5
w-2 collabor	-8 8
w-2 combin	-7 7
w-2 commun	7 -7
w-2 complet	7 -7
w-2 control	9 -9
w-2 coordin	4 -4
w-2 degre	10 -10
w-2 design	3 -3
w-2 develop	3 -3
w-2 diploma	-13 13
w-2 direct	-5 5
w-2 document	-5 5
w-2 engineer	-6 6
w-2 equip	7 -7
w-2 evalu	-9 9
w-2 experi	-3 3
w-2 familiar	-11 11
w-2 flexibl	10 -10
w-2 for	-5 5
w-2 have	7 -7
w-2 implement	-10 10
w-2 in	3 -3
w-2 includ	5 -5
w-2 initi	3 -3
w-2 job	6 -6
w-2 knowledg	-8 8
w-2 least	-5 5
w-2 licens	-9 9
w-2 mai	-3 3
w-2 maintain	-5 5
w-2 manag	4 -4
w-2 manager	5 -5
w-2 market	7 -7
w-2 meet	-5 5
w-2 must	8 -8
w-2 of	9 -9
w-2 oper	-4 4
w-2 or	-3 3
w-2 organiz	-9 9
w-2 patient	7 -7
w-2 perform	-5 5
w-2 posit	6 -6
w-2 possess	3 -3
w-2 prepar	6 -6
w-2 process	4 -4
w-2 produc	3 -3
w-2 product	3 -3
w-2 provid	-3 3
w-2 qualifi	-10 10
w-2 relat	-9 9
w-2 relationship	-6 6
w-2 respond	11 -11
w-2 review	6 -6
w-2 safe	-5 5
w-2 sale	-5 5
w-2 schedul	7 -7
w-2 sell	-3 3
w-2 servic	-4 4
w-2 situat	-3 3
w-2 skill	-9 9
w-2 state	12 -12
w-2 strategi	4 -4
w-2 such	4 -4
w-2 suppli	-6 6
w-2 system	3 -3
w-2 team	4 -4
w-2 test	4 -4
w-2 that	5 -5
w-2 the	10 -10
w-2 to	10 -10
w-2 train	7 -7
w-2 troubleshoot	5 -5
w-2 understand	7 -7
w-2 us	-3 3
w-2 util	-8 8
w-2 valid	10 -10
w-2 with	5 -5
w-2 within	4 -4
w-2 work	-4 4
w-2 write	14 -14
w-2 year	-12 12
w-2 your	-11 11
whole true false requirement	7 -7
whole true true requirement	-15 15
words 1	3 -3
words 3	-4 4
words 4	-3 3
words 5	-7 7
words 8	6 -6
`,
  kinds: `
skill tool credential degree language soft
0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 24 -2 -4 -6 -14 6
above benefits	86 -18 -13 -9 -9 -51
above conditions	-89 45 -17 -33 -25 60
above duties	53 -8 -14 -13 -12 -7
above must	-20 10 6 -1 -15 23
above nice	52 -15 -38 -33 -21 -46
above none	36 -12 -4 -10 -16 1
above preferred	30 42 -38 -22 -19 -54
after $	23 2 1 -13 -13 1
after 16	24 -9 -9 -4 -2 -1
after 2	44 -29 38 -14 -15 -74
after 5	13 -3 -3 -3 -2 -2
after 6	41 -9 -12 -6 -4 -11
after 8	9 -3 -1 -2 -1 -2
after ?	57 -9 -14 -22 -13 -10
after a	15 -50 -14 -29 -19 -3
after abil	36 -26 -20 -17 -13 -15
after after	48 -14 -14 -11 -10 -33
after along	-52 -9 -11 46 -8 32
after and	39 -22 -9 -11 -13 18
after ar	5 6 10 -12 -12 -3
after as	14 13 -18 -12 -10 7
after associ	46 -17 -8 -6 -6 -14
after at	86 -20 -19 -8 -8 -34
after base	53 -14 -10 -7 -6 -18
after be	55 -9 -10 -30 -8 -38
after budget	58 -11 -12 -13 -8 -31
after but	36 -8 -5 -8 -4 -12
after by	59 -9 -4 -8 -7 -31
after call	34 -11 -11 -9 -9 -9
after certifi	-79 -37 87 -21 -19 -33
after client	17 -23 -38 -11 -9 28
after collabor	16 -4 -3 -2 -2 -5
after commun	-103 -27 -14 93 -14 8
after consider	35 -6 -5 -5 -4 -17
after construct	-37 -11 -13 49 -11 -27
after contact	31 -4 -13 -3 -3 -9
after contract	46 -10 -13 -6 -6 -17
after coordin	52 -5 -5 -6 -6 -43
after customer	12 -43 12 -22 -21 25
after demonstr	-37 -14 -26 -13 -10 75
after detail	-29 -26 -9 -20 -10 52
after develop	69 -28 -18 -12 -13 -29
after developer	-4 80 -41 -31 -25 -89
after document	72 -13 -20 -37 -12 -48
after drive	-94 -68 -42 -31 -29 112
after dure	-3 -3 -4 -4 -4 14
after environ	-16 56 -22 -33 -14 -24
after equip	-42 -37 -33 -36 -20 71
after establish	28 -8 -7 -4 -4 -6
after etc	-30 29 -41 -29 15 -28
after excel	-43 5 20 -12 -11 23
after experi	92 28 -38 -46 -13 -53
after finish	41 -11 -7 -8 -10 -16
after focus	-85 -11 -9 -13 -8 87
after for	7 19 27 -14 -12 -22
after framework	86 -76 -10 -9 -8 -16
after from	-3 -41 -9 8 -14 27
after function	30 -16 -5 -3 -3 -6
after grow	63 -4 -7 -5 -5 -47
after high	45 -36 -10 10 -6 -8
after identifi	49 -12 -9 -6 -9 -21
after in	14 8 -53 20 25 -32
after includ	-32 32 -16 -12 -8 24
after independ	-73 -60 -33 -14 -14 89
after is	28 4 1 -7 -12 -26
after iso13485	67 -35 -33 -9 -10 -36
after it	70 -36 -33 -55 -17 -29
after javascript	-27 85 -26 -21 -20 -48
after job	5 -11 20 -8 -7 -10
after jqueri	-33 69 -17 -15 -8 -15
after knowledg	61 52 -40 -33 -26 -141
after lead	17 -5 -7 -2 -1 -4
after leav	-107 -42 -15 -16 -14 111
after local	12 -14 -14 -12 -10 7
after maintain	54 -13 -11 -8 -8 -30
after make	78 -25 -9 -13 -8 -36
after manag	70 -41 -25 -55 -17 10
after market	57 -32 -29 -16 -9 -26
after materi	41 -6 -5 -15 -9 -7
after measur	29 -7 -8 -5 -5 -8
after meet	36 -11 -7 -5 -4 -10
after must	57 -27 -18 -26 -8 -18
after of	11 -16 -9 -18 -14 32
after on	49 -10 -7 -7 -6 -17
after or	-34 -33 43 57 -21 -50
after per	-67 -31 68 -12 -11 -37
after plus	82 -71 -29 -2 -16 -19
after prefer	-120 65 -11 52 -11 -55
after prepar	42 -14 -10 -6 -5 -10
after present	54 -20 -15 -12 -13 0
after process	53 -15 -49 -14 -13 17
after product	72 -42 -16 -11 -11 -13
after program	48 -14 -10 -6 -6 -20
after project	-39 -46 -20 50 -13 17
after properti	76 -35 -10 -8 -9 -52
after provid	36 -6 -6 -4 -3 -19
after provider	-60 -40 82 -28 -23 -44
after quickli	-73 -18 -13 -14 -13 84
after recommend	57 -21 -15 -9 -9 -16
after requir	33 0 -23 26 -13 -46
after respons	-6 -58 48 -27 -24 -35
after review	47 -17 -13 -15 -10 -27
after sale	19 -16 -13 -14 -8 27
after schedul	56 -30 -9 -6 -6 -18
after set	-63 75 -37 -33 -21 -46
after short	-53 -16 -23 -16 -69 76
after skill	-77 20 -22 -39 -19 118
after some	-23 -18 -17 42 -12 -21
after staff	38 -9 -5 -4 -4 -18
after sub	57 -12 -9 -11 -5 -45
after techniqu	65 -13 -14 -9 -7 -50
after that	11 -12 -8 -7 -6 19
after the	12 -52 -30 -19 -20 18
after thorough	22 -29 -16 -8 -8 33
after through	140 -69 -22 -15 -14 -99
after to	26 -17 -19 -16 -13 30
after tool	-56 77 -31 -26 -21 -53
after treatment	16 -4 -3 -3 -3 -4
after under	-39 -9 -12 -8 -7 55
after up	35 -52 -34 -23 -25 -9
after us	93 -57 -25 -8 -10 -4
after verbal	-33 -40 -30 -33 -23 65
after verifi	73 -27 -15 -13 -13 -44
after via	48 -20 -8 -11 -8 -45
after weekend	-47 -10 -10 -10 -6 51
after when	-23 -15 -18 -10 -13 53
after where	21 -3 -5 -4 -3 -6
after which	75 -16 -6 -4 -4 -58
after while	45 -17 -15 -6 -5 -22
after will	-66 -43 -21 -14 -13 91
after with	-14 -35 7 -3 -15 47
after within	74 -47 30 -13 -9 -74
after xml	-118 113 -15 -13 -12 -22
after year	57 -44 21 -19 -17 -61
any	24 -2 -4 -6 -14 6
before 1	33 -33 -43 -11 -12 11
before 10	100 -20 -86 -34 -10 -14
before 100	-56 -13 -12 -9 -9 67
before 2	99 -21 -31 -11 -7 -44
before 3	93 -77 -34 -16 -14 -77
before 30	30 -35 -34 -20 -18 6
before 4	-10 -24 -30 38 -14 -15
before 5	60 -23 -14 -9 -4 -19
before 6	21 -2 -12 -6 -1 -1
before ?	-8 28 2 -21 -18 15
before a	-39 -18 -19 43 -15 40
before abil	27 -24 -8 -13 -13 31
before abl	-3 -12 -12 -8 8 12
before about	94 -35 -19 -17 -15 -61
before accord	54 -11 -12 -9 -7 -19
before account	26 -7 -10 6 -8 -13
before accur	59 -5 -9 -8 -8 -42
before activ	-105 -54 65 -23 -22 57
before acut	47 -11 -12 -14 -4 -14
before address	57 -14 -11 -6 -6 -32
before administer	52 -22 -11 -7 -8 -24
before administr	134 -67 -29 -26 -20 -83
before adob	65 36 -102 -42 -33 -71
before adviz	7 -1 -1 -1 -1 -3
before ag	-118 -99 66 -76 -50 88
before agil	-17 66 -54 -41 -32 -102
before all	32 -20 -18 -11 -9 9
before also	43 -14 -9 -6 -5 -14
before an	61 -68 -24 -25 -10 43
before analyz	22 -88 -21 -19 -16 17
before and	34 -14 -12 -16 -9 17
before angular	-58 78 -35 -25 -20 -43
before api	-41 90 -27 -20 -20 -40
before appli	68 -12 -5 -5 -5 -44
before applic	-13 2 -39 56 -23 -69
before appropri	38 -33 -36 -20 -24 8
before approv	56 -26 -23 -22 -9 -14
before ar	-12 66 -28 -22 -18 -23
before as	-13 38 7 -20 -16 -22
before asp	-60 68 -23 -10 -10 -34
before assess	68 -24 -20 -12 -11 -59
before assign	-65 -6 -6 -1 -5 71
before assist	68 -18 16 -11 -9 -51
before associ	-26 -3 -5 47 -3 -11
before at	47 -12 -9 -4 -4 -16
before autom	104 -21 -12 -22 -8 -73
before b	-36 -45 -35 84 -17 -72
before bachelor	-42 -22 -32 69 -19 -41
before base	76 -45 -14 -14 -11 -39
before basic	-19 40 -30 -36 -18 -44
before be	-32 -22 19 -15 -11 38
before benefit	33 -35 -26 -17 -15 20
before best	48 -16 -11 -6 -5 -14
before bid	-81 -21 -15 -14 -11 89
before bilingu	9 -21 -20 -13 18 -25
before both	7 -53 -35 -42 -49 64
before bs	-79 -68 -45 109 -34 -62
before budget	78 -10 -22 -12 -8 -52
before build	-17 -9 -29 -22 -17 49
before busi	39 -17 -21 -25 -10 -1
before by	32 -26 34 -13 -10 -50
before c#	-121 137 -62 -39 -35 -59
before cake	-56 69 -34 -21 -26 -51
before cakephp	-109 121 -25 -22 -14 -24
before call	-63 102 -28 -17 -13 -40
before candid	19 -62 -24 -31 -16 54
before care	49 -13 -7 -6 -5 -20
before cash	-28 -13 46 -11 -10 -22
before certifi	-53 -24 62 -6 -11 -15
before chang	71 -12 -9 -10 -7 -40
before client	98 -15 -26 -19 -9 -55
before clinic	21 -7 -5 -3 -4 -3
before close	-79 -38 -16 -26 -15 94
before coach	12 -22 -15 -13 -13 13
before code	110 -49 -22 -17 -9 -71
before collabor	-27 -24 -16 -15 -14 49
before combin	-27 -19 -27 62 -17 -49
before commit	-80 -27 -21 -15 -13 107
before commun	-58 -21 -28 -14 -13 103
before compani	58 -26 -17 -6 -7 -16
before compet	-21 -19 -22 -23 -12 68
before complet	9 37 -10 -5 -7 -25
before compli	75 -14 -67 -6 -7 -20
before computer	-97 81 -29 47 -19 -40
before concern	-66 -27 -19 -18 -18 87
before condit	41 -12 -7 -4 -5 -15
before conduct	80 -22 -10 -8 -8 -39
before construct	109 -39 -12 -20 -8 -63
before continu	-53 -34 -43 -50 -20 88
before control	82 -32 -15 -12 -10 -46
before coordin	87 -10 -15 -7 -6 -51
before copi	68 -25 -10 -6 -6 -36
before cosmet	43 -20 -7 -7 -6 -7
before cost	53 -15 -9 -6 -7 -21
before counsel	75 -10 -8 -7 -7 -59
before creat	60 -31 -11 -9 -8 -13
before credit	64 -12 -26 -15 -9 -19
before cross	39 -6 -5 -4 -4 -21
before current	-61 -44 80 18 -23 -49
before customer	45 -14 -9 -14 -8 -2
before dai	50 -11 -9 -7 -6 -16
before data	82 -28 -22 -19 -11 -55
before databas	78 -34 -52 -36 -34 -75
before decid	-24 -27 -30 -22 -20 40
before degre	-123 -60 -42 171 -25 -64
before deliver	29 -16 -7 -4 -5 -6
before demonstr	-83 -20 -18 -14 -12 132
before depart	73 -14 -19 -12 -15 -43
before deploy	59 -7 -6 -5 -5 -48
before deposit	30 -6 -4 -5 -4 -10
before design	113 -12 -9 -25 -6 -69
before desir	-29 -34 -25 -21 -13 45
before detail	-65 -29 -24 -24 -18 87
before determin	65 -15 -20 -9 -9 -44
before develop	36 -16 -5 -12 -10 1
before diagnos	53 -23 -16 -8 -5 -22
before diploma	-71 -39 -56 99 -18 -23
before direct	77 -10 -26 -9 -6 -34
before disciplin	42 -9 -11 -9 -5 -10
before discover	-71 -26 -11 -10 -12 74
before displai	-4 -45 -24 -51 -21 43
before distribut	37 -23 -17 -19 -9 -18
before document	5 -42 -30 -27 -15 50
before draw	100 -36 -25 -12 -12 -68
before drive	59 -34 -53 -10 -10 10
before e	24 12 -14 -9 -9 -25
before each	67 -25 -27 -12 -12 -44
before educ	-56 -49 60 40 -23 -48
before effect	-54 -11 -8 -7 -6 84
before effici	35 -10 -6 -5 -9 -9
before electr	62 -23 -17 -11 -9 -30
before employ	49 -9 -7 -9 -6 -22
before employe	-71 -46 -49 -21 -20 101
before emr	59 -14 -24 -14 -13 -30
before engineer	-29 -61 -42 86 -25 -29
before ensur	98 -27 -26 -8 -7 -32
before environ	55 -20 -24 -10 -8 -45
before equip	68 -25 -13 21 -6 -52
before equival	33 -75 -52 67 -23 -69
before establish	49 -9 -11 -6 -5 -15
before etc	46 -13 -10 -8 -8 -14
before evalu	62 -13 -9 -5 -6 -38
before excel	-48 16 -17 -20 -13 78
before except	33 -2 -1 -2 -2 -27
before expand	86 -5 -8 -6 -7 -76
before experi	73 9 -27 -23 -14 -36
before experienc	57 52 -65 -17 -12 -45
before extj	-81 86 -45 -27 -24 -57
before facil	-25 -19 -27 -14 -12 44
before famili	32 -7 -4 -3 -3 -18
before familiar	131 -119 -27 -20 -14 -50
before fda	107 -65 -30 -22 -14 -37
before feder	16 -29 34 -30 -18 -36
before feedback	-38 -30 -26 -11 -13 48
before field	100 -12 -13 -54 -8 -23
before flexibl	-66 -14 -14 -15 -9 71
before flow	40 -14 -8 -4 -5 -14
before follow	51 0 -18 -12 25 -54
before food	75 -27 -17 -20 -11 -35
before for	41 -23 6 -15 -12 -3
before framework	-3 37 -62 -48 -41 -80
before from	87 -27 -26 -21 -16 -63
before full	104 -30 -51 -20 -15 -61
before function	8 -25 -23 -17 -13 18
before g	-93 105 -15 -10 -11 -27
before gain	-43 -42 -28 -42 -22 70
before garnish	55 -10 -10 -7 -7 -41
before gener	53 -27 -22 8 -10 -26
before good	25 3 -20 -19 -15 4
before group	69 -12 -13 -10 -9 -31
before guidanc	20 -5 -3 -2 -2 -8
before guidelin	43 -7 -10 -4 -6 -18
before handl	-17 2 -41 -24 -20 50
before have	-11 20 -28 -26 -18 20
before help	22 32 -16 -12 -8 -20
before high	35 -20 -17 -74 -12 36
before histori	106 -34 -25 -16 -20 -53
before how	91 -32 -11 -9 -7 -57
before html	-100 133 -36 -21 -19 -45
before html5	38 -10 -43 -22 -21 -43
before hydraul	118 -55 -28 -20 -16 -69
before identifi	94 -13 -11 -7 -5 -60
before iii	49 -3 -7 -11 -7 -35
before implement	48 -26 -6 -4 -4 -6
before improv	51 -10 -10 -8 -10 -26
before in	6 -44 -13 32 -12 24
before includ	7 -24 1 28 -10 -23
before independ	-113 -41 -52 -23 -21 110
before individu	-94 -38 -81 -22 -21 110
before inform	13 -16 -25 -14 -14 18
before initi	93 -14 -9 -10 -7 -64
before inspect	97 -27 -26 -33 -9 -42
before insur	-91 -80 106 -53 -36 -52
before integr	24 -31 -24 -26 -15 30
before internet	-13 57 -30 -23 -20 -82
before interperson	-104 -31 -10 -11 -10 118
before investig	38 -8 -6 -5 -5 -16
before invoic	35 -11 -6 -4 -4 -13
before is	-14 -67 -26 -19 -16 78
before iso	37 -10 -4 -5 -3 -16
before java	28 7 -31 -28 -23 -51
before javascript	-77 103 -19 -10 -11 -22
before job	-8 -34 -13 -8 -7 29
before jqueri	101 -88 -34 -31 -22 -46
before js	-59 95 -25 -19 -15 -37
before kitchen	47 -18 -7 -7 -8 -11
before knockoutj	-36 71 -17 -15 -9 -15
before knowledg	65 8 2 -19 -12 -61
before languag	6 26 -20 -14 -10 -21
before larg	-38 -7 -7 -13 28 28
before layout	49 -11 -13 -3 -5 -22
before lead	50 -15 -5 -12 -5 -16
before leadership	-23 -31 -23 -19 -17 47
before learn	-25 -35 -15 -35 -14 52
before least	78 -49 -12 -8 -5 -22
before level	-48 -78 74 -38 -31 54
before licens	-22 -77 107 -57 -26 -75
before lift	-105 -69 -53 -40 -20 113
before limit	124 -97 -16 -21 -15 -36
before line	100 -43 -20 -25 -13 -39
before ll	-9 -12 -18 -9 -9 26
before loan	47 -10 -11 -9 -6 -12
before lte	59 -7 -6 -5 -5 -48
before machin	-27 57 -24 -11 -11 -58
before mai	-4 -20 -13 -13 -12 45
before maintain	27 -4 -10 -14 -9 -7
before make	8 -26 -26 -21 -15 47
before manag	-2 31 -18 -39 -11 31
before manager	-24 -13 -12 61 -9 -16
before manufactur	82 -26 -19 -23 -11 -41
before market	40 -22 -22 -15 -11 6
before materi	42 -16 -6 -5 -6 -10
before matlab	-56 99 -38 -27 -15 -64
before mechan	-9 23 -49 46 -30 -88
before medic	52 -23 -29 -16 -16 -28
before meet	23 -18 48 -14 -12 -67
before member	26 -8 -14 -4 -12 6
before merchand	-7 -52 -37 -18 -20 30
before microsoft	-79 120 -48 -39 -35 -103
before minimum	-37 -26 47 -3 -11 -28
before mm	-56 -13 -12 -9 -9 67
before monitor	-56 -14 -15 -10 -10 74
before month	55 -20 -10 -6 -6 -21
before mortgag	31 -7 -8 -5 -3 -10
before most	26 -6 -4 -3 -3 -12
before move	21 -6 -3 -3 -3 -6
before multi	-22 -27 -13 -10 -8 40
before must	-54 -49 23 -45 -17 85
before mvc	-73 87 -43 -34 -30 -50
before necessari	22 12 -10 -10 -7 -9
before need	52 -25 -26 -14 12 -35
before negoti	86 -23 -24 -16 -16 -80
before network	-16 -42 69 -20 -16 -51
before new	12 -16 -21 12 -16 5
before night	27 -7 -5 -5 -4 -10
before not	48 21 -27 -31 -19 -35
before nurs	-40 -19 55 4 -13 -30
before object	103 -51 -19 -15 -12 -84
before obtain	51 -18 -9 -6 -5 -14
before of	29 -17 34 -9 -12 -25
before off	24 -8 -3 -4 -3 -8
before offic	68 -13 -9 -14 -8 -38
before old	25 -6 -7 -4 -3 -7
before on	21 39 -35 -19 -15 -18
before oop	9 17 -34 -24 -27 -28
before oper	26 -5 -7 -3 -3 -8
before opportun	50 -19 19 -25 -17 -83
before or	-4 17 -1 41 -24 -47
before oral	-27 -8 -12 -9 -57 66
before order	29 -4 -6 -3 -4 -18
before organ	-36 -35 -13 -11 -11 48
before organiz	19 -22 -12 -10 -12 0
before orient	66 -47 -22 -7 -9 -3
before origin	-72 79 -17 -15 -13 -29
before other	-15 71 -43 -32 -20 -47
before our	-11 -23 -15 -36 -16 30
before outlook	29 3 -15 -12 -11 -26
before outsid	76 -37 -36 -23 -15 -49
before overse	62 -21 -14 -9 -8 -24
before pai	-33 53 -24 -19 -15 -29
before part	-27 -27 -32 -19 -12 59
before particip	125 -18 -26 -21 -13 -120
before partner	36 -6 -8 -6 -6 -11
before passion	-116 -52 -53 -42 -30 129
before patient	83 -18 -9 -10 -8 -60
before payrol	-73 96 -61 -44 -50 -88
before perform	75 -27 -18 -6 -5 -15
before perl	-87 105 -29 -39 -17 -55
before person	-15 -27 -21 -20 -17 54
before phase	64 -18 -19 -11 -6 -23
before phone	70 -24 -12 -18 -8 -22
before physician	26 -2 -4 -6 -2 -12
before plan	42 -9 -7 -6 -6 -9
before platform	43 32 -23 -16 -13 -48
before plus	77 -33 -17 -24 -19 -79
before polici	33 -6 -8 -5 -3 -12
before posit	-9 23 -29 -26 -16 16
before possess	-14 -36 -27 69 -15 -37
before powerpoint	73 -44 -41 -26 -22 -47
before practic	110 -34 -98 -88 -23 -30
before prefer	57 18 -27 -93 -18 -16
before prepar	91 -18 -28 -10 -8 -27
before present	4 -24 -13 -16 -10 31
before price	36 -7 -8 -7 -5 -12
before prior	17 43 -38 -35 -18 -43
before priorit	-69 -22 -41 -12 -12 87
before problem	-8 -54 -36 -26 -20 40
before process	22 27 -13 -7 -6 -28
before produc	64 -11 -16 -7 -11 -21
before product	15 -21 -15 -16 -11 27
before profession	-115 -30 -19 -24 -22 126
before profici	84 -35 -32 -25 -21 -54
before profil	16 -40 -26 30 -14 -22
before program	-82 102 -41 -44 -25 -57
before project	49 49 -42 -28 -19 -47
before promot	40 -11 -10 -5 -6 -26
before proper	-61 -29 -34 -27 -23 77
before prospect	101 -16 -16 -11 -9 -92
before prove	36 -27 -19 -14 -10 19
before provid	42 -10 -13 -13 -10 -13
before pump	58 -20 -10 -8 -7 -20
before purpos	74 -34 -10 -5 -4 -34
before qualifi	-3 -60 46 -12 -15 -26
before qualiti	77 54 -39 -18 -14 -101
before quickli	-88 -18 -21 -29 -12 100
before rang	35 -6 -8 -6 -5 -12
before read	-91 -62 -35 -35 112 -82
before recip	52 -16 -15 -7 -7 -19
before recogn	72 -20 -9 -13 -11 -42
before record	46 -11 -14 -9 -7 -10
before regard	102 -41 -44 -19 -16 -30
before register	46 -33 -9 -9 -5 -4
before regul	79 -18 -15 -20 -10 -33
before relat	17 -20 -30 50 -9 -30
before relationship	-30 -22 -18 -14 -12 56
before relev	-22 -53 -59 64 -26 -44
before repair	93 -43 -13 -11 -11 -37
before report	97 -41 -15 -8 -9 -49
before request	40 -10 -24 -7 -14 -2
before requir	-48 22 -16 -20 -18 51
before research	67 -13 -14 -7 -7 -37
before resid	-29 -35 -23 -15 -14 69
before resolv	6 -26 -19 -16 -16 40
before respond	113 -21 -19 -16 -15 -87
before respons	41 2 -10 -10 -7 -17
before review	84 -17 -46 -8 -11 -18
before risk	81 -36 -18 -10 -9 -54
before role	72 -9 -6 -5 -6 -49
before room	56 -26 -14 -8 -8 -26
before s	-54 -13 -9 79 -6 -12
before safe	84 -31 -20 -9 -8 -41
before safeti	95 -38 -21 -7 -7 -35
before sale	52 23 -40 -16 -19 -56
before schedul	59 -49 -31 -17 -14 13
before school	8 -35 -62 50 -19 -40
before screen	41 -18 -6 -6 -6 -9
before script	97 -91 -14 -13 -12 -16
before seek	-19 -54 -34 -25 -19 78
before sell	16 -25 -23 -21 -13 21
before servic	33 46 -20 -15 -14 -59
before set	-34 56 -29 -14 -14 -42
before setup	22 -8 -4 -4 -3 -3
before shoe	54 -10 -10 -8 -12 -37
before should	65 -7 -8 -5 -6 -63
before site	131 -32 -19 -13 -10 -92
before situat	43 -7 -6 -5 -5 -21
before six	59 -22 -16 -9 -7 -34
before size	50 -29 -8 -4 -4 -9
before skill	2 -24 -30 -25 -17 67
before softwar	61 -20 -14 -24 -7 -25
before solid	98 -78 -21 -14 -11 -43
before solv	64 -49 -41 -26 -17 -45
before some	30 -34 -19 21 -14 -19
before spanish	52 -21 -25 -16 -16 -27
before specif	107 -40 -64 -9 -9 -51
before specifi	59 -50 -8 -4 -3 -4
before speech	5 42 -58 -36 -26 -85
before sr	50 40 -42 -41 -32 -117
before staff	73 -18 -67 -12 -10 -25
before standard	-5 -30 27 -16 -15 9
before state	-37 -37 95 -29 -20 -79
before step	30 -3 -17 -4 -3 -4
before store	63 -9 -6 -5 -5 -53
before strategi	11 -21 -17 -12 -11 20
before strong	38 -15 -21 -37 -17 19
before structur	-27 -31 -36 64 -21 -55
before subcontractor	38 -10 -7 -4 -4 -13
before submit	83 -19 -22 -14 -13 -76
before succe	-7 -37 67 -24 -20 -57
before such	-115 136 -35 -26 -19 -46
before suit	-24 42 -11 -8 -8 -22
before summari	-22 -22 -17 -14 -12 44
before superintend	37 -7 -5 -4 -4 -17
before superv	114 -12 -81 -14 -8 -33
before supervis	61 -6 -9 -4 -5 -42
before suppli	-36 71 -20 -28 -15 -54
before support	64 -8 -30 -6 -5 -22
before system	102 -84 -28 -18 -15 -14
before take	32 -10 -8 -5 -3 -10
before task	40 -31 -17 -11 -11 1
before team	50 -9 -8 -5 -5 -30
before technic	75 -23 -14 -11 -6 -53
before techniqu	84 -31 -35 -22 -20 -29
before technologi	96 -28 -21 -12 -9 -69
before test	88 -7 -17 -20 -11 -88
before that	23 -14 -13 -9 -9 18
before the	2 -19 27 -20 -14 13
before this	-97 41 -33 -41 -34 64
before thorough	84 -26 -16 -11 -13 -57
before through	-14 30 -53 -41 -35 22
before time	-16 -43 62 -21 -17 -48
before to	4 -21 -16 -13 -11 65
before tool	-2 26 27 -46 -15 -51
before train	109 -36 -14 -13 -11 -62
before transact	-26 55 -27 -18 -16 -33
before treatment	21 -3 -3 -3 -3 -8
before troubleshoot	87 -15 -12 -26 -9 -57
before turn	58 -12 -6 -6 -6 -34
before two	44 -30 -21 -6 -6 -14
before ui	5 60 -25 -15 -15 -35
before under	-109 -45 -38 -24 -20 115
before understand	138 -108 -24 -21 -11 -7
before underwrit	82 -33 -18 -18 -10 -27
before union	72 -38 -10 -9 -7 -24
before up	13 -65 -26 -14 -15 39
before us	-28 23 -35 -30 -18 48
before util	63 0 -13 -14 -10 -52
before valid	-67 -45 117 -29 -17 -52
before valu	-21 -8 -12 -5 -5 32
before various	-25 -35 -56 -18 -18 66
before vehicl	-78 -16 97 -16 -12 -60
before verbal	-76 -56 -51 -52 42 72
before web	36 -9 -44 -32 -30 -56
before week	32 -11 -4 -4 -4 -12
before weekend	34 -11 -6 -5 -5 -11
before well	60 -30 -8 -8 -6 -11
before when	21 -30 -25 -21 -18 9
before while	2 -21 -18 -37 -11 46
before will	32 -18 -15 -15 -7 4
before window	81 -55 -17 -13 -11 -41
before with	13 18 -21 -9 -21 5
before within	53 -40 18 -33 -21 -48
before word	8 48 -38 -31 -22 -63
before work	-26 -46 14 -25 -18 73
before workshop	50 -16 -14 -10 -8 -14
before write	-61 41 -38 -14 36 18
before year	39 -31 58 -20 -10 -65
before you	110 -67 -15 -9 -9 -79
before your	-101 -33 21 -25 -28 98
before z	115 -79 -38 -24 -12 -63
class duty	49 -6 -13 -14 -11 -7
class requirement	0 4 3 -5 -17 16
first ?	39 5 3 -28 -20 -6
first abil	-28 -11 -16 -8 -8 41
first accord	21 -2 -4 -4 -2 -10
first account	78 -19 -13 -44 -8 -20
first acl	-51 -30 63 -21 -18 -32
first activ	-74 -27 69 -35 -22 -30
first address	18 -13 -10 -11 -8 -2
first administer	46 -23 -5 -6 -5 -9
first administr	50 -20 -11 -5 -6 -19
first adviz	12 -1 -2 -2 -2 -6
first ag	-22 -46 53 -44 -28 -35
first agil	48 -16 -12 -13 -7 -25
first altern	25 -5 -5 -5 -4 -7
first amount	55 -25 -18 -12 -10 -27
first analyz	-62 -34 -25 -25 -15 94
first answer	58 -18 -17 -17 -10 -28
first appli	29 -4 -4 -4 -3 -15
first applic	59 -8 -7 -9 -4 -31
first appropri	31 -4 -4 -2 -2 -20
first assess	47 -15 -12 -10 -7 -19
first assign	9 -32 -33 -21 -20 14
first attent	-49 -20 -22 -18 -11 76
first author	-74 -42 75 -23 -25 -31
first autom	2 37 -27 -18 -14 -42
first automot	59 -17 -16 -29 -10 -30
first bachelor	-29 -7 -12 47 -7 -9
first bank	31 -4 -4 -5 -3 -15
first bill	50 -18 -10 -9 -7 -16
first bl	-53 -32 70 -22 -18 -34
first budget	55 -19 -10 -10 -7 -25
first build	18 -15 -14 -13 -10 8
first busi	-7 -41 -32 28 -18 20
first c++	-54 65 -8 -10 -6 -13
first call	67 -27 -6 -13 -6 -21
first care	37 -14 -10 -6 -6 -14
first cash	-10 46 -33 -23 -20 -49
first certifi	-27 -15 48 -11 -7 -9
first chang	22 -2 -3 -2 -2 -13
first check	-52 -38 75 -28 -25 -40
first clean	-41 -27 55 -18 -19 -24
first client	-17 -40 -25 -18 -23 44
first clinic	85 -35 -27 -25 -16 -68
first close	52 -14 -6 -5 -7 -23
first cloud	48 -19 -12 -9 -6 -16
first coach	30 -32 -29 -24 -20 -5
first code	-27 64 -32 -28 -18 -67
first collabor	-24 -24 -23 -20 -15 49
first colleg	-27 -28 -19 42 -18 -22
first combin	14 -24 -22 27 -15 -41
first commerci	30 -6 -16 -3 -3 -4
first commiss	40 -8 -4 -11 -4 -26
first commun	-40 -16 -17 -12 -9 92
first compiler	47 -24 -9 -8 -8 -14
first complet	-19 4 42 -25 -19 -43
first computer	32 -1 -34 18 -24 -74
first conduct	26 -10 -4 -3 -2 -7
first confer	24 -9 -5 -3 -3 -8
first construct	63 -11 -8 -12 -5 -27
first consult	36 -5 -9 -6 -4 -25
first consumer	62 -18 -14 -10 -7 -17
first continu	-1 -38 -31 -49 -25 29
first contract	49 -10 -10 -8 -7 -16
first control	59 -18 -16 -15 -11 -19
first coordin	54 -9 -18 -8 -6 -15
first cosmet	27 -7 -5 -4 -4 -9
first cost	25 -4 -7 -2 -2 -10
first cpr	-18 -8 30 -13 -7 -29
first creat	58 -27 -14 -7 -6 -22
first credit	55 -10 -19 -11 -6 -12
first cross	8 -12 -12 -9 -9 21
first culinari	69 -36 -35 -12 -18 -18
first customer	6 -25 -25 -20 -14 43
first dai	29 -4 -7 -3 -2 -12
first data	-33 60 -16 -12 -11 -50
first deal	-67 -41 -30 -28 -23 80
first debug	55 -22 -15 -11 -9 -36
first degre	-60 -16 -17 86 -12 -15
first demonstr	-10 -29 -36 -20 -15 34
first design	23 -25 33 -19 -14 -35
first detail	-33 -34 -19 -18 -13 71
first determin	65 -23 -9 -7 -7 -24
first develop	49 -25 -9 -9 -6 -6
first diagnos	27 -12 -10 -4 -5 -9
first diesel	42 -17 -8 -6 -6 -13
first direct	-22 -20 -19 -21 -17 45
first discover	22 -8 -4 -4 -3 -3
first distribut	66 -29 -23 -11 -8 -35
first divers	-50 -6 -8 -5 -5 66
first document	96 -14 -10 -7 -9 -63
first drive	20 -42 -56 -22 -20 36
first educ	40 -33 -36 33 -21 -97
first electr	26 -73 -47 47 -30 -75
first employ	46 -10 -20 -4 -6 -9
first employe	22 -11 -11 -9 -7 13
first end -	32 -12 4 -12 -17 4
first end act	51 -16 -15 -13 -11 -19
first end age	-28 56 -29 -17 -15 -13
first end ail	-26 31 -20 -19 -14 22
first end ain	13 -15 -10 -7 -7 27
first end air	45 -11 -9 -7 -6 -13
first end all	-16 -20 -11 -12 -11 38
first end and	29 -27 -26 -15 -15 14
first end ant	68 -54 -30 -30 -18 -20
first end ard	46 -8 -17 -6 -5 -18
first end are	81 -27 -15 -16 -8 -19
first end arn	-31 -31 -16 -17 -14 46
first end ary	-15 -5 55 -28 -22 -64
first end ase	56 -13 -14 -11 -8 -12
first end ate	25 -4 -2 -2 -9 -10
first end bal	-38 -25 -15 -11 -34 76
first end ber	78 -19 -15 -11 -9 -47
first end ble	73 -29 -26 -19 -16 -11
first end cal	11 -40 9 35 -19 -3
first end cel	-37 54 -7 -7 -6 -11
first end cle	10 -4 -51 -56 -40 9
first end der	-19 -61 69 -26 -15 -72
first end dit	52 -9 -18 -10 -6 -11
first end dle	8 -13 -31 -14 -14 11
first end dor	81 -27 -15 -13 -13 -38
first end ean	-41 -27 55 -18 -19 -24
first end ech	-12 42 -36 -31 -25 -42
first end eck	-57 -44 78 -31 -29 -43
first end ect	53 -16 -12 1 -8 -25
first end eed	40 -7 -7 -12 -6 -11
first end een	-59 -34 75 -24 -16 -62
first end ege	-27 -28 -19 42 -18 -22
first end eld	80 -29 -44 -50 -19 -30
first end ely	97 -18 -14 -16 -17 -94
first end ent	33 -11 -18 -15 10 -5
first end ery	-70 83 -20 -12 -12 -35
first end ess	12 -21 -19 7 -12 20
first end est	-54 -36 -28 -26 -18 83
first end ete	5 34 -37 -16 -15 -22
first end fic	-3 -20 -9 23 -11 -38
first end ful	8 -54 -24 -19 -16 35
first end get	43 -9 -5 -5 -4 -23
first end ght	-27 -28 -16 -12 -11 43
first end gic	47 -13 -14 -9 -8 -22
first end hed	38 -6 -18 -6 -6 -7
first end hen	39 -10 -12 -6 -5 -10
first end hip	8 -56 -30 -24 -22 36
first end hon	-37 59 -12 -12 -9 -23
first end ial	5 -28 54 -29 -20 -36
first end ian	62 -26 -12 -6 -7 -22
first end ice	50 5 -16 -12 -11 -38
first end ide	6 -14 -14 -8 -8 22
first end ied	-66 68 -10 -24 -22 -52
first end iew	44 -10 -12 -8 -8 -20
first end ify	37 -4 -6 -5 -3 -22
first end ign	29 -25 32 -18 -14 -44
first end ild	2 -14 -14 -14 -11 21
first end ile	65 -17 -12 -11 -8 -28
first end ily	2 -15 -15 -14 -10 24
first end ine	44 4 -18 -14 -13 -33
first end ing	39 1 -17 -3 -14 -4
first end ink	-76 78 -26 -26 -22 -11
first end int	-44 76 -26 -12 -11 -16
first end ion	13 -23 -5 0 -17 26
first end ipe	33 -13 -9 -6 -6 -15
first end ipt	-14 47 -33 -28 -23 -39
first end ish	-17 -32 -23 -25 69 -52
first end ite	20 -50 -22 -16 17 -4
first end ity	8 -27 3 -21 -13 41
first end ium	64 -43 -18 -17 -10 -35
first end ive	37 -34 -11 -22 -17 11
first end ize	32 -14 -11 -9 -8 13
first end joy	-31 -12 -25 -8 -10 49
first end ker	80 -60 -36 -17 -18 -52
first end ket	105 -13 -13 -35 -13 -58
first end lab	-38 66 -13 -10 -8 -18
first end lar	70 -29 -18 -10 -9 -21
first end led	65 -30 -8 -6 -7 -22
first end lem	13 -12 -12 -11 -9 11
first end ler	47 -24 -9 -8 -8 -14
first end lic	78 -36 -26 -21 -16 -61
first end lid	-20 -11 28 -7 -6 -9
first end lio	55 -11 -21 -8 -8 -16
first end lop	16 -6 -6 -6 -4 4
first end lor	-29 -7 -12 47 -7 -9
first end low	38 -21 -27 -17 -4 -5
first end lth	54 -20 -12 -10 -7 -22
first end lti	2 -15 -13 -11 -9 29
first end lve	-20 -48 -33 -28 -25 50
first end man	2 -18 -16 16 -13 -14
first end mer	27 -25 -25 -20 -14 27
first end nal	-3 19 -24 -16 -15 24
first end nce	25 -38 -12 -16 -12 39
first end ned	13 -29 -29 -21 -18 14
first end ner	-2 26 -18 -13 -14 -30
first end nge	49 -9 -8 -5 -5 -23
first end nse	69 -16 -27 -9 -8 -24
first end nth	43 -10 -12 -7 -6 -11
first end obe	-65 61 -34 -27 -24 29
first end oft	-30 43 -10 -8 -8 -14
first end ogy	-35 -13 -19 13 -15 33
first end one	50 -47 -28 -18 -17 8
first end ook	-89 91 -50 -45 -35 -68
first end ork	-69 -62 47 -31 -30 7
first end orm	-4 -2 -13 -9 -8 12
first end ort	-1 -41 -26 -21 -21 43
first end ory	65 -13 -13 -8 -7 -22
first end ose	61 -16 -8 -6 -8 -28
first end oss	8 -12 -12 -9 -9 21
first end oud	48 -19 -12 -9 -6 -16
first end ove	33 -6 -5 -5 -5 -15
first end per	-5 -39 -16 -14 -14 45
first end ple	11 -30 -20 -14 -14 27
first end ply	46 -6 -13 -9 -6 -23
first end ral	-47 -32 -38 47 -22 26
first end rce	-20 72 -54 -51 -36 -82
first end ree	-60 -16 -17 86 -12 -15
first end rge	67 -14 -8 -10 -7 -39
first end rld	20 -2 -2 -2 -2 -12
first end rse	57 -21 -43 -44 -11 30
first end rst	26 -17 9 -20 -14 -26
first end rty	55 -17 -17 -15 -13 -43
first end rum	64 -43 -15 -11 -10 -17
first end sed	9 -43 17 -56 -32 -52
first end see	54 -21 -22 -14 -14 -28
first end sel	42 -17 -8 -6 -6 -13
first end sql	-55 74 -10 -7 -8 -14
first end tal	-2 -44 49 -26 -22 -47
first end tch	-5 58 -46 -35 -33 -82
first end ted	-2 8 39 -25 -16 -36
first end tem	39 -20 -8 -10 -6 -18
first end ten	-25 -8 -8 -8 34 10
first end ter	49 -16 -23 13 -17 -51
first end tic	82 -55 -13 -7 -7 -18
first end tor	-14 8 -24 -12 -13 26
first end ual	13 -69 -54 -45 59 -35
first end uce	41 -12 -7 -5 -5 -15
first end uct	85 -26 -15 -9 -7 -41
first end ude	32 -56 -27 6 -22 -9
first end und	24 -13 -13 -9 -8 11
first end unt	63 -24 -18 -12 -11 -33
first end ure	1 19 11 -23 -19 -26
first end ute	46 -11 -12 -7 -5 -20
first end vel	-25 9 -1 -18 -19 20
first end ver	26 38 -8 -48 -18 -35
first end wer	-16 37 -11 -10 -9 -18
first end yee	22 -11 -11 -9 -7 13
first end zed	-33 -27 59 -13 -14 -32
first engineer	57 -28 -23 -18 -14 -36
first enjoi	-31 -12 -25 -8 -10 49
first ensur	74 -21 -16 -6 -5 -25
first equip	-53 65 -7 -8 -9 -16
first establish	56 -8 -14 -7 -19 -8
first estim	64 -22 -19 -16 -13 -44
first evalu	31 -5 -9 -5 -4 -9
first exce	40 -7 -7 -12 -6 -11
first excel	-12 40 -11 -7 -6 -10
first execut	34 -7 -7 -7 -5 -9
first facilit	-29 -15 -10 -9 -8 46
first famili	-5 -28 -25 -26 -19 30
first fast	25 -21 -25 -34 -18 -2
first fda	85 -56 -30 -20 -13 -44
first featur	49 -12 -15 -4 -5 -18
first feder	54 -10 -13 -15 -6 -16
first field	80 -29 -44 -50 -19 -30
first file	30 -8 -5 -6 -4 -8
first first	26 -17 9 -20 -14 -26
first flexibl	-47 -10 -7 -9 -7 61
first follow	7 -10 -23 -14 0 1
first food	69 -14 -15 -8 -6 -27
first forecast	50 -7 -7 -5 -5 -40
first ged	-37 -27 -27 64 -14 -31
first gener	72 -24 -11 -11 -6 -32
first grind	58 -15 -12 -10 -7 -30
first guard	39 -9 -20 -6 -6 -19
first guidanc	-14 -33 -20 -13 -13 32
first handl	2 -37 -41 -23 -16 32
first health	54 -20 -12 -10 -7 -22
first high	18 -29 -16 24 -10 -3
first histori	62 -13 -13 -8 -7 -33
first home	31 -7 -8 -5 -3 -10
first hr	52 -19 -18 -10 -10 -23
first html	40 -17 -29 -22 -20 -33
first human	2 -18 -16 16 -13 -14
first hydraul	37 -9 -6 -5 -5 -14
first ic	-28 43 -14 -15 -8 -33
first identifi	60 -14 -9 -7 -6 -24
first implement	50 -14 -8 -6 -6 -17
first improv	35 -8 -5 -6 -6 -13
first includ	11 -12 -14 31 -12 -11
first individu	-66 -13 -22 -12 -35 81
first industri	60 -29 -23 -11 -10 -22
first inform	-56 -10 -22 41 -12 10
first initi	66 -11 -8 -6 -5 -45
first inspect	-7 48 -20 -21 -16 -65
first instal	44 -7 -8 -7 -6 -21
first insur	48 -66 20 -25 -25 -67
first integr	-36 -24 -36 -17 -15 80
first interact	87 -25 -22 -22 -19 -81
first interperson	-24 -15 -5 -4 -4 42
first inventori	28 -6 -5 -5 -4 -9
first investig	-17 -46 57 -41 -34 -63
first invoic	33 -9 -7 -5 -4 -10
first iso	93 -60 -24 -13 -13 -34
first java	9 21 -34 -31 -25 -55
first javascript	37 -15 -18 -17 -15 -22
first job	35 -10 -10 -6 -4 -25
first jqueri	-10 23 -4 -4 -3 -3
first kei	44 -18 -17 -11 -9 -25
first kitchen	39 -10 -12 -6 -5 -10
first knowledg	48 -7 -24 -16 -7 -24
first larg	67 -14 -8 -10 -7 -39
first lead	63 -21 -13 -10 -8 -51
first leadership	2 -20 -19 -20 -16 22
first learn	-31 -31 -16 -17 -14 46
first level	8 -38 20 -16 -18 -11
first licens	9 -43 17 -56 -32 -52
first lift	-9 -67 -50 -46 -33 34
first load	21 -6 -3 -3 -3 -6
first loan	41 -11 -10 -6 -5 -13
first local	-17 -22 48 -30 -16 -27
first long	16 -36 -26 -21 -12 31
first lte	49 -15 -12 -9 -7 -18
first machin	82 -59 -23 -16 -13 -37
first maintain	22 -14 -10 -6 -6 14
first make	-33 -25 -21 -15 -13 67
first manag	33 -45 -27 -29 -19 25
first manufactur	34 -11 -6 -9 -4 -11
first market	-12 -38 -21 40 -18 4
first master	9 -20 -13 22 -8 -8
first materi	54 -12 -16 -4 -6 -22
first matlab	-38 66 -13 -10 -8 -18
first mechan	-9 31 -58 38 -31 -64
first medic	69 -7 -24 -9 -6 -23
first meet	-44 -21 33 -16 -13 36
first mentor	59 -16 -7 -6 -6 -28
first microsoft	-30 43 -10 -8 -8 -14
first monitor	48 -11 -7 -6 -5 -17
first month	39 -9 -10 -6 -5 -10
first motiv	-22 -31 -21 -16 -9 68
first ms	-76 27 -34 64 -22 -46
first multi	2 -15 -13 -11 -9 29
first multipl	11 -30 -20 -14 -14 27
first mysql	-28 39 -4 -5 -4 -7
first negoti	92 -18 -15 -12 -8 -72
first nurs	14 -24 -23 36 -14 -21
first object	73 -27 -19 -11 -9 -25
first obtain	43 -8 -6 -6 -5 -24
first offic	20 16 -30 -22 -18 -38
first oper	-33 66 -36 -27 -18 -56
first oral	-74 -26 -12 -7 -14 83
first order	49 -7 -23 -6 -6 -10
first organ	0 -19 -22 -15 -14 27
first organiz	-28 -45 -22 -19 -20 54
first overse	54 -21 -22 -14 -14 -28
first pai	67 -14 -11 -13 -10 -35
first part	-62 -27 -27 -10 -11 58
first pass	-87 -16 84 -16 -11 -38
first passion	-41 -14 -21 -11 -9 51
first patient	59 -12 -9 -7 -8 -21
first perform	26 -15 -12 -7 -6 3
first permit	26 -45 32 -29 -22 -46
first person	63 -9 -16 -6 -5 -28
first phone	35 -8 -6 -5 -5 -15
first php	76 -63 -19 -9 -10 -22
first physician	19 -7 -2 -2 -3 -6
first plan	-21 -20 -11 -8 -7 44
first pleasant	11 -30 -29 -29 -16 9
first point	-54 70 -12 -8 -7 -5
first portfolio	55 -11 -21 -8 -8 -16
first portion	51 -11 -10 -10 -7 -20
first posit	-19 -26 -26 -17 -13 50
first practic	-70 -19 83 -32 -13 -17
first preconstruct	68 -23 -12 -11 -8 -48
first prepar	45 -12 -7 -5 -6 -12
first present	50 -29 -25 -19 -19 -28
first prevent	-21 55 -15 -10 -11 -37
first price	48 -26 -12 -16 -10 -25
first priorit	-6 -15 -17 -12 -10 39
first problem	13 -12 -12 -11 -9 11
first process	58 -6 -9 -12 -6 -24
first produc	39 -7 -8 -6 -5 -13
first product	83 -27 -15 -9 -8 -42
first profession	-41 22 -41 -30 -32 34
first program	-39 83 -49 -42 -28 -79
first project	31 -11 -13 -14 -8 -2
first proper	-11 -14 -12 -10 -9 32
first properti	55 -17 -17 -15 -13 -43
first prospect	50 -24 -15 -13 -10 -21
first provid	11 -8 -10 -8 -7 12
first prune	53 -10 -15 -10 -6 -18
first purchas	41 -16 -9 -7 -6 -5
first python	-37 59 -12 -12 -9 -23
first qualiti	79 -8 -9 -22 -6 -33
first rang	39 -8 -8 -6 -5 -18
first read	62 -9 -11 -8 -6 -35
first real	45 -17 -19 -6 -5 -11
first receiv	53 -18 -35 -12 -11 -32
first recip	33 -13 -9 -6 -6 -15
first recogn	21 -21 -19 -21 -17 7
first record	36 -6 -8 -5 -10 -9
first reduc	41 -14 -7 -4 -5 -17
first regul	111 -17 -17 -20 -10 -69
first relationship	-79 -24 -16 -20 -25 88
first repair	45 -11 -9 -7 -6 -13
first report	64 -15 -10 -8 -8 -44
first requir	39 -44 -60 -26 -31 18
first resid	50 -8 -11 -6 -7 -22
first resolv	-41 -8 -8 -6 -6 48
first respond	37 -8 -11 -5 -4 -12
first rest	82 -49 -19 -16 -12 -43
first retail	46 -18 -5 -7 -5 -12
first review	40 -9 -11 -7 -7 -19
first rn	49 -46 -12 -42 -29 -49
first root	49 -13 -10 -6 -5 -22
first safe	63 -43 -13 -6 -7 -25
first sale	65 -22 -16 -9 -8 -10
first schedul	77 -17 -16 -9 -8 -37
first scrum	64 -43 -15 -11 -10 -17
first secur	-36 -50 64 -46 -30 -63
first self	-60 -58 -28 -24 -15 73
first sell	-11 -20 -15 -10 -7 33
first servic	80 -17 -13 -8 -8 -44
first shoe	33 -51 -46 -32 -28 -6
first site	10 -2 -2 -2 -2 -2
first softwar	79 -39 -17 -17 -9 -30
first spanish	-43 -28 -19 -26 50 -24
first special	44 -10 -16 -6 -5 -14
first specif	-3 -20 -9 23 -11 -38
first speech	-12 42 -36 -31 -25 -42
first standard	24 -5 -6 -4 -3 -8
first state	-71 -37 81 30 -21 -40
first strategi	47 -13 -14 -9 -8 -22
first subcontractor	69 -28 -11 -10 -9 -22
first superv	58 -11 -10 -6 -6 -36
first supervis	17 -13 -26 -16 -11 24
first supervisori	51 -18 -24 -12 -10 -11
first suppli	38 -7 -14 -10 -6 -15
first system	39 -20 -8 -10 -6 -18
first take	-10 -21 -12 -9 -7 42
first team	-68 -23 -24 -24 -12 109
first technic	0 -27 -24 26 -14 14
first technologi	-35 -13 -19 13 -15 33
first test	83 -19 -12 -10 -6 -37
first time	-44 -46 -42 -23 -22 83
first tool	109 -101 -39 -31 -25 -51
first train	59 -17 -9 -11 -5 -24
first travel	-17 -32 -30 -17 -17 50
first treatment	40 -18 -11 -9 -12 -31
first troubleshoot	76 -17 -14 -8 -6 -39
first type	75 -56 -29 -21 -16 -57
first ui	-17 54 -50 -38 -33 -55
first underwrit	46 -16 -8 -8 -6 -11
first unit	-31 -63 63 -49 -31 -76
first us	-40 61 -25 -17 -12 -23
first util	45 -7 -9 -4 -3 -25
first ux	44 -15 -10 -6 -5 -16
first valid	16 -11 15 -8 -7 -20
first vendor	81 -27 -15 -13 -13 -38
first verbal	-52 -27 -15 -11 -36 84
first verifi	38 -9 -12 -5 -5 -9
first veterinari	54 -27 -44 -16 -9 -14
first walk	-15 -51 -48 -43 -21 48
first web	-22 67 -34 -26 -21 -53
first word	-53 69 -21 -16 -13 -29
first work	-12 11 -22 -31 -12 43
first world	20 -2 -2 -2 -2 -12
first write	19 -56 -25 -22 18 23
first xml	41 -18 -28 -19 -18 -49
last ?	-13 12 4 -15 -13 17
last accord	28 -14 12 -14 -12 -26
last account	88 -19 -12 -44 -7 -18
last accuraci	20 -3 -2 -2 -1 -11
last acl	-51 -30 63 -21 -18 -32
last activ	21 -19 42 -21 -14 -59
last administr	30 -5 -6 -6 -5 -9
last ag	-107 -41 14 -39 -28 99
last agil	51 -19 -14 -16 -8 -29
last agreement	57 -24 -12 -7 -8 -14
last amount	56 -22 -12 -7 -5 -22
last analyz	-5 -2 -31 -25 -18 29
last applic	48 -14 -9 -6 -6 -13
last area	111 -26 -67 -21 -19 -88
last assess	75 -9 -11 -21 -6 -41
last assist	-15 -21 50 -22 -12 -19
last associ	17 -3 -5 -3 -2 -3
last assur	36 -13 -7 -5 -4 -10
last attitud	-72 -17 -15 -25 -11 86
last audit	27 -7 -5 -4 -4 -9
last avail	-2 -50 -68 -36 -21 49
last benefit	46 -21 -23 -18 -17 -33
last beverag	53 -8 -12 -16 -5 -26
last bid	56 -17 -9 -7 -7 -18
last bill	58 -14 -12 -10 -7 -29
last board	-64 -47 90 -27 -20 -69
last budget	62 -20 -13 -9 -7 -29
last busi	39 -9 -9 -3 -7 -15
last c++	-54 65 -8 -10 -6 -13
last calendar	41 -13 -7 -7 -7 -16
last call	42 -19 -7 -4 -4 -11
last campaign	30 -7 -3 -5 -4 -11
last capabl	-14 -12 -11 -7 -7 30
last capac	45 -24 -8 -3 -4 -9
last care	59 -10 -9 -9 -6 -27
last center	40 13 -16 -16 -8 -23
last certifi	-87 -51 131 -22 -19 -47
last chain	41 -11 -7 -8 -10 -16
last chang	74 -19 -13 -12 -10 -53
last check	-47 -31 71 -24 -23 -38
last client	7 -18 -12 -15 -12 12
last coach	-16 -35 -25 -27 -20 45
last code	-38 71 -38 -27 -43 -68
last collabor	-77 -18 -25 -13 -12 86
last colleg	-27 -28 -18 41 -17 -21
last combin	37 -40 -38 2 -27 -58
last commun	-76 -16 -14 -11 -14 110
last compani	40 -12 -13 -6 -4 -9
last compat	36 -14 -11 -8 -4 -28
last compens	-5 39 -18 -17 -14 -63
last compiler	47 -24 -9 -8 -8 -14
last complet	19 19 -49 -36 -29 -83
last compon	55 -12 -17 -11 -11 -38
last computer	-21 67 -47 -63 -33 -56
last condit	27 -24 -21 -17 -12 9
last conflict	-39 -26 -19 -20 -19 56
last construct	85 -33 -16 -14 -7 -24
last contract	32 -8 -5 -5 -4 -12
last contractor	101 -42 -30 -19 -13 -65
last control	58 -7 -7 -8 -5 -32
last cosmet	40 -10 -8 -7 -6 -14
last cost	69 -42 -25 -11 -8 -17
last customer	-6 -22 -15 -14 -14 46
last data	36 -7 -5 -5 -4 -16
last debug	75 -46 -23 -17 -14 -56
last decid	-45 -21 -14 -11 -11 67
last degre	-13 -34 -19 71 -12 -35
last deliver	69 -14 -9 -7 -6 -42
last depart	-38 -32 -29 -35 -23 63
last deposit	58 -10 -5 -7 -5 -39
last design	108 -25 -50 -27 -12 -36
last designer	-78 31 -16 -14 -15 16
last detail	-52 -41 -23 -17 -14 87
last develop	6 -56 -23 -23 -17 61
last developer	44 -27 -24 -15 -13 -12
last diagnos	49 -11 -10 -26 -5 -21
last diploma	-22 -12 -16 55 -7 -15
last direct	-17 -33 -18 -25 -24 30
last disciplin	62 -12 -5 -7 -5 -37
last document	79 -30 -21 -14 -16 -39
last duti	61 -21 -10 -6 -5 -24
last educ	9 -30 -32 12 -20 21
last effort	19 -3 -1 -2 -2 -10
last employe	39 -16 -16 -9 -9 -11
last end	32 -7 -9 -7 -6 -8
last energi	-29 -26 -9 -20 -10 52
last engineer	-13 -39 -28 79 -17 -42
last environ	32 -16 -18 -20 -10 20
last equip	33 10 -23 -15 -14 -17
last evalu	36 -7 -6 -4 -4 -19
last even	-47 -10 -10 -10 -6 51
last event	56 -12 -9 -10 -7 -19
last excel	-33 52 -6 -7 -6 -9
last exerc	34 -5 -7 -4 -4 -16
last experi	87 -54 -24 0 -9 -38
last facil	37 -9 -9 -4 -4 -10
last famili	72 -12 -12 -9 -9 -43
last feasibl	49 -4 -7 -10 -4 -27
last feed	53 -15 -11 -7 -6 -21
last feedback	-49 -23 -32 -19 -21 62
last field	-5 -16 -14 38 -11 -35
last file	62 -11 -9 -9 -7 -29
last food	46 -16 -11 -5 -4 -12
last forecast	14 -5 -2 -2 -2 -2
last function	81 -18 -15 -8 -8 -58
last ged	-37 -27 -27 64 -14 -31
last goal	-54 -18 -29 -10 -10 76
last guidanc	-28 -28 -18 -12 -12 40
last guidelin	48 -11 -18 -7 -7 -12
last handl	-51 -37 -39 -34 -16 69
last hr	57 -26 -24 -14 -14 -30
last html	40 -17 -29 -22 -20 -33
last improv	45 -9 -18 -15 -11 -35
last includ	5 -5 -5 -5 -4 14
last independ	-36 -10 -11 -7 -6 60
last industri	72 -25 -16 -8 -7 -26
last inform	8 -12 -13 -31 -12 21
last initi	15 -13 -10 -9 -8 -1
last inspect	-26 -2 -26 -24 -20 46
last instruct	-72 -60 -35 -37 31 36
last integr	38 -27 -20 -14 -14 2
last interact	-53 -19 -19 -17 -16 72
last interperson	-26 -35 -12 -12 -10 56
last inventori	57 -9 -10 -6 -4 -28
last investig	-9 -41 55 -37 -32 -57
last invoic	66 -25 -10 -7 -7 -33
last issu	42 -6 -7 -6 -5 -18
last java	21 4 -30 -23 -22 -40
last javascript	37 -15 -18 -17 -15 -22
last jqueri	-10 23 -4 -4 -3 -3
last js	-49 87 -16 -14 -12 -28
last knowledg	-56 85 -30 -33 -24 -91
last languag	83 -59 -12 -8 -6 -7
last law	59 -11 -24 -9 -8 -10
last layout	23 -6 -5 -4 -6 -3
last leadership	18 -21 -20 -21 -17 4
last lend	36 -10 -7 -5 -4 -11
last level	12 -17 -29 -32 -11 32
last licens	-81 -20 98 -17 -13 -30
last lift	4 -76 -44 -30 -29 27
last machin	-40 61 -24 -22 -19 -65
last machineri	87 -56 -14 -14 -14 -35
last maintain	82 -24 -10 -9 -7 -32
last manag	64 -28 -19 20 -13 -39
last manager	-30 -21 -12 -11 -10 54
last manner	42 -7 -4 -4 -3 -25
last manufactur	58 -15 -22 -13 -6 -15
last market	31 -34 -23 52 -14 -90
last materi	19 -30 -39 -30 -15 25
last matlab	-38 66 -13 -10 -8 -18
last measur	91 -15 -46 -11 -18 -25
last meat	75 -20 -12 -9 -8 -42
last medic	32 -6 -4 -5 -5 -11
last meet	65 -12 -14 -8 -7 -30
last member	-25 -11 -15 -14 -11 57
last merchand	68 -25 -14 -12 -10 -24
last methadon	64 -23 -11 -13 -13 -31
last method	29 -6 -5 -5 -4 -12
last monitor	56 -19 -11 -10 -8 -16
last motiv	-54 -41 -31 -23 -15 85
last mvc	-3 46 -46 -30 -25 -54
last mysql	-28 39 -4 -5 -4 -7
last negoti	88 -20 -16 -13 -8 -73
last network	-73 -62 106 -34 -30 -65
last number	82 -23 -22 -10 -7 -55
last nurs	15 -46 -49 58 -29 -52
last offic	13 48 -14 -36 -11 -42
last oper	74 -29 -9 -7 -7 -26
last opportun	39 -5 -5 -7 -4 -20
last order	65 -15 -12 -7 -8 -25
last organ	77 -25 -26 -23 -15 -59
last organiz	-59 -42 -20 -17 -17 77
last orient	50 -28 -19 -17 -12 4
last origin	26 -9 -6 -4 -2 -5
last part	19 -49 -27 -16 -15 47
last passion	-10 -24 -20 -21 -10 38
last patient	98 -20 -18 -17 -15 -54
last payabl	36 -20 -12 -10 -9 -15
last payrol	68 -25 -22 -16 -14 -26
last perform	52 -29 -25 -27 -10 -26
last period	-3 -23 -22 -9 -11 21
last permit	-9 -43 47 -25 -19 -44
last person	11 -64 -26 -22 -20 8
last phone	55 -9 -9 -7 -7 -28
last php	76 -63 -19 -9 -10 -22
last plan	49 -17 -11 -13 -9 -2
last player	-23 -13 -12 -10 -7 46
last point	37 16 -29 -33 -24 -67
last polici	-17 -30 55 -17 -20 -41
last popul	-33 -16 -24 -9 -9 58
last posit	29 -24 -19 -20 -13 10
last practic	26 -15 23 -15 -10 -27
last prepar	52 -13 -12 -7 -7 -14
last present	11 -24 -19 -16 -18 12
last price	48 -22 -11 -14 -9 -23
last principl	30 -8 -9 -5 -3 -9
last problem	-5 -62 -59 -33 -35 32
last procedur	43 -8 -13 -5 -4 -12
last process	57 -51 -13 18 -6 -21
last produc	26 -5 -4 -3 -3 -12
last product	5 32 -13 -11 -10 -16
last profit	58 -18 -9 -7 -7 -50
last program	-8 49 -25 -19 -17 -49
last progress	24 -5 -4 -3 -3 -9
last project	-45 -15 -11 -8 -7 69
last prospect	46 -27 -27 -19 -16 -27
last protocol	36 -7 -16 -5 -5 -15
last python	-37 59 -12 -12 -9 -23
last qualiti	23 -22 -15 -9 -8 15
last rang	-23 -22 -17 -16 -11 41
last recip	46 -17 -12 -7 -7 -18
last reconcil	76 -38 -27 -13 -13 -39
last record	24 -32 29 -31 -17 -53
last referr	35 -9 -10 -10 -8 -25
last regul	96 -11 -49 -11 -8 -19
last relat	68 -19 -7 -10 -7 -38
last relationship	19 -16 -16 -15 -12 16
last repair	50 -22 -18 -14 -12 -30
last report	61 -10 -10 -6 -6 -29
last request	65 -6 -8 -6 -5 -44
last requir	-10 -24 52 -15 -13 -22
last research	63 -12 -14 -17 -9 -22
last resid	24 -10 -12 -7 -8 7
last resolv	38 -23 -23 -22 -24 -27
last resourc	48 -60 -24 22 -13 -34
last respond	53 -16 -13 -7 -7 -14
last review	41 -17 -11 -10 -7 -18
last risk	43 -15 -8 -5 -5 -14
last room	73 -12 -17 -9 -8 -43
last safeti	37 -15 -8 -6 -6 -16
last sale	83 6 -12 -9 -6 -68
last save	29 -7 -8 -5 -5 -8
last schedul	36 -27 -24 -13 -12 11
last scienc	-47 -27 -12 60 -7 -5
last scope	38 -18 -6 -5 -4 -8
last script	-41 88 -38 -27 -23 -56
last scrum	37 -21 -10 -8 -7 -13
last sdlc	38 -6 -15 -4 -3 -13
last sell	79 -12 -17 -10 -9 -53
last servic	18 -27 -19 -17 -12 34
last sheet	46 -14 -8 -6 -6 -14
last shift	-58 -40 50 -22 -22 1
last shoe	15 -52 -48 -34 -28 15
last site	80 -20 -9 -7 -6 -55
last situat	-28 -36 -21 -28 -21 57
last size	39 -19 -5 -5 -10 -6
last skill	-1 -26 -10 -16 -8 57
last softwar	0 32 -45 -18 -17 -41
last solv	-17 -8 -7 -8 -5 43
last sourc	31 -12 -9 -4 -4 -12
last spanish	-43 -28 -19 -26 50 -24
last specifi	32 -6 -4 -5 -4 -14
last stack	-18 -33 -17 -22 -14 45
last staff	56 -11 -10 -9 -7 -27
last stakeholder	69 -8 -9 -4 -4 -51
last standard	52 -12 -40 -10 -19 11
last state	43 -19 1 -23 -14 -33
last status	11 -20 -12 -8 -7 16
last store	12 -1 -2 -1 -1 -7
last strategi	37 -4 -11 -4 -5 -15
last structur	53 -18 -15 -6 -5 -24
last subcontractor	58 -23 -9 -8 -7 -17
last substanc	69 -38 -30 -26 -21 -52
last supervis	9 -11 -17 -12 -9 22
last supervisori	51 -18 -23 -12 -10 -13
last supplier	23 -4 -7 -4 -3 -7
last support	70 -12 -7 -11 -6 -58
last system	52 -24 -19 5 -8 -18
last target	3 -26 -39 -29 -43 28
last task	0 -21 -17 -9 -10 44
last teach	35 -6 -5 -5 -4 -17
last team	9 -22 -17 -12 -9 31
last teamwork	-49 -37 -40 -11 -11 94
last technic	7 -68 -47 -74 -29 42
last technician	39 -13 -9 -10 -5 -26
last techniqu	60 -13 -11 -7 -5 -30
last technologi	111 -29 -19 -27 -9 -47
last temperatur	-54 -33 -61 -18 -16 82
last term	27 -4 -5 -6 -3 -11
last territori	-61 -12 -27 -13 -14 67
last test	35 9 -17 -11 -8 -16
last time	-38 -46 -53 -28 -21 62
last tool	-27 99 -38 -29 -21 -79
last train	70 -6 -11 -11 -6 -46
last travel	8 -32 -31 -19 -19 28
last treatment	28 -14 -7 -7 -8 -17
last troubleshoot	77 -19 -16 -8 -7 -42
last ui	-27 58 -45 -36 -30 -54
last underwrit	47 -15 -8 -7 -6 -11
last unit	76 -27 -22 -5 -5 -52
last up	50 -27 -12 -7 -6 -23
last valid	66 -7 -10 -10 -6 -33
last vehicl	21 -5 -6 -3 -3 -5
last vendor	-9 -19 -26 -13 -13 42
last volum	-5 -51 -13 -35 -9 50
last walk	-40 -35 -40 -40 -15 60
last word	-53 83 -21 -28 -13 -29
last work	88 -17 -6 -55 -21 -57
last xml	41 -18 -28 -19 -18 -49
last z	55 -18 -14 -16 -8 -23
looks like a name	-7 60 -24 5 -20 -57
mark credential	-42 -43 135 -31 -23 -56
mark degree	-78 -45 -25 153 -18 -44
mark language	-105 -68 -68 -65 127 -102
mark skill	44 -5 -4 -2 -11 -22
mark soft	-66 -17 -14 -13 -9 127
mark tool	-45 171 -35 -38 -27 -63
own 30	29 -10 -5 -4 -3 -9
own ?	-3 28 0 -14 -13 3
own a	-33 18 -11 -19 -7 47
own abil	-26 -9 -13 -7 -7 39
own accept	40 -7 -18 -4 -4 -13
own accord	36 -10 5 -10 -8 -28
own account	74 -13 -9 -20 -6 -29
own accredit	-27 -8 -21 36 -6 -20
own accur	34 -4 -4 -3 -6 -20
own accuraci	20 -3 -2 -2 -1 -11
own achiev	-55 -37 61 -34 -25 -18
own acl	-51 -30 63 -21 -18 -32
own acoust	39 -7 -29 -10 -11 -37
own activ	20 -16 41 -18 -12 -54
own acut	35 -9 -15 -4 -4 -6
own address	18 -13 -10 -11 -8 -2
own administer	43 -22 -4 -5 -4 -8
own administr	55 -19 -10 -6 -6 -17
own admit	28 -8 -10 -3 -3 -8
own adviz	12 -1 -2 -2 -2 -6
own ag	-65 -37 54 -32 -22 31
own against	39 -9 -20 -6 -6 -19
own agenc	67 -37 -37 -27 -16 -43
own agent	55 -4 -2 -3 -3 -45
own agil	48 -16 -12 -13 -7 -25
own agreement	57 -24 -12 -7 -8 -14
own algorithm	51 -24 -26 -25 -12 -18
own all	34 -16 -2 -8 -7 -2
own altern	26 -6 -5 -6 -4 -6
own ambul	58 -14 -14 -7 -6 -25
own amount	54 -16 -11 -7 -6 -18
own an	-50 -20 -26 20 -10 66
own analyst	20 -33 -41 -31 -25 9
own analyz	1 15 -22 -17 -13 14
own and	17 -3 -10 -6 -1 4
own answer	58 -18 -17 -17 -10 -28
own appli	30 -4 -3 -3 -3 -17
own applic	65 -19 -7 -5 -4 -26
own apprais	12 -1 -1 -2 -1 -7
own appropri	69 -5 -5 -3 -3 -50
own area	110 -22 -61 -18 -16 -85
own as	-23 52 -31 -10 -8 12
own aspect	12 -2 -2 -2 -2 -5
own assess	69 -9 -9 -12 -5 -27
own assign	-26 -22 -24 -14 -12 56
own assist	8 -16 36 -13 -9 -26
own associ	25 -6 -6 -4 -3 -6
own assur	58 -10 -8 -9 -6 -31
own at	50 -9 -9 -8 -6 -21
own attent	-49 -20 -22 -18 -11 76
own attitud	1 -15 -13 -23 -10 15
own audio	65 -22 -16 -12 -10 -25
own audit	28 -7 -5 -5 -4 -8
own author	-52 -47 71 -26 -25 -34
own autom	26 21 -18 -13 -10 -30
own automot	51 -11 -8 -16 -6 -23
own avail	-20 -38 -59 -27 -16 68
own award	78 -54 -16 -4 -5 -10
own b	30 -6 -7 -7 -4 -10
own b2b	4 -2 0 -1 0 0
own bachelor	-29 -7 -12 47 -7 -9
own balanc	-7 -24 -10 -6 -6 16
own bank	76 -7 -6 -6 -5 -57
own base	34 -4 -4 -2 -2 -21
own basis	-12 -6 -2 -2 -2 15
own benefit	31 -22 -18 -15 -12 11
own best	36 -9 -7 -4 -3 -18
own beverag	112 -76 -20 -21 -12 -35
own bid	49 -15 -8 -6 -6 -15
own bill	58 -14 -12 -10 -7 -29
own bl	-53 -32 70 -22 -18 -34
own board	-64 -47 90 -27 -20 -69
own browser	62 -18 -13 -12 -9 -38
own budget	43 -9 -5 -4 -4 -21
own build	9 -13 -12 -11 -9 17
own busi	39 -22 -18 15 -10 -18
own by	45 -4 -4 -2 -4 -29
own c	-88 49 46 -37 -26 -75
own c++	-54 65 -8 -10 -6 -13
own calendar	41 -13 -7 -7 -7 -16
own call	69 -18 -6 -7 -5 -33
own campaign	27 -6 -3 -5 -3 -10
own capabl	39 -34 -15 -9 -10 -12
own capac	45 -24 -8 -3 -4 -9
own capit	24 -6 -4 -3 -2 -10
own care	59 -17 -7 -8 -5 -23
own cash	14 36 -33 -15 -13 -32
own caus	50 -15 -10 -6 -5 -19
own center	43 11 -14 -15 -8 -21
own certifi	-81 -41 128 -18 -15 -36
own chain	41 -11 -7 -8 -10 -16
own chang	89 -12 -9 -8 -7 -64
own check	0 -30 43 -18 -17 -34
own citi	101 -34 -72 -17 -14 -45
own class	19 -1 -1 -2 -2 -13
own clean	-36 -25 53 -16 -17 -25
own client	-7 -17 -12 -11 -10 39
own clinic	81 -27 -21 -19 -13 -62
own close	-68 -24 -8 -8 -9 85
own cloud	48 -19 -12 -9 -6 -16
own co	-103 -10 -8 -10 -7 106
own coach	0 -22 -20 -17 -14 29
own code	16 48 -32 -26 -27 -67
own collabor	-39 -19 -19 -15 -12 64
own colleg	-25 -25 -15 40 -14 -18
own combin	14 -24 -22 27 -15 -41
own commerci	67 -34 -14 -5 -4 -12
own commiss	91 -40 -31 -15 -12 -37
own commun	-18 -10 -11 -2 -9 56
own compani	40 -10 1 -6 -5 -25
own compassion	-64 -23 -25 -15 -15 69
own compat	36 -14 -11 -8 -4 -28
own compens	-3 34 -10 -9 -8 -43
own compet	46 -26 -18 -9 -8 -33
own compiler	47 -24 -9 -8 -8 -14
own complet	-4 -2 38 -19 -15 -39
own complex	-2 -37 -21 -17 -19 15
own compli	20 -1 -11 -1 -1 -6
own compon	62 -15 -17 -11 -10 -41
own comprehens	30 -2 -2 -4 -3 -20
own computer	23 13 -30 18 -22 -81
own concern	-4 -4 -11 -4 -4 16
own condit	33 -24 -20 -17 -12 6
own conduct	25 -10 -4 -3 -2 -6
own confer	66 -18 -15 -12 -9 -27
own conflict	-46 -24 -17 -17 -17 64
own construct	75 -14 -9 -10 -5 -36
own consult	38 -4 -7 -5 -4 -23
own consumer	50 -14 -9 -7 -5 -15
own continu	-23 -36 -32 -50 -22 54
own contract	37 -7 -7 -5 -5 -11
own contractor	98 -32 -24 -14 -10 -59
own control	57 -8 -8 -7 -5 -25
own cook	40 -10 -6 -5 -4 -17
own coordin	51 -8 -16 -7 -6 -14
own corpor	54 -19 -17 -5 -4 -9
own correct	29 -6 -3 -4 -6 -9
own cosmet	31 -7 -6 -5 -5 -10
own cost	57 -20 -12 -5 -4 -13
own counsel	68 -14 -9 -10 -7 -40
own cpg	87 -75 -33 -31 -17 -35
own cpr	-18 -8 30 -13 -7 -29
own creat	58 -27 -14 -7 -6 -22
own creativ	-78 -22 -14 -12 -12 77
own credit	47 -8 -12 -7 -4 -15
own critic	9 -59 -21 -24 -14 51
own cross	-18 -12 -10 -9 -8 42
own culinari	83 -33 -29 -11 -19 -25
own customer	24 -19 -19 -17 -12 29
own dai	57 -7 -8 -5 -5 -35
own data	12 38 -21 -9 -8 -42
own databas	73 -18 -18 -11 -10 -41
own deal	-91 -40 -25 -27 -19 104
own debug	75 -43 -21 -15 -12 -49
own decid	-52 -14 -12 -8 -8 78
own degre	-26 -26 -15 80 -9 -27
own deliver	57 -10 -6 -5 -4 -33
own demand	-62 -11 -26 -8 -7 72
own demonstr	22 -15 -22 -10 -8 7
own depart	-21 -22 -21 -25 -17 45
own deploy	21 -4 -4 -3 -3 -7
own deposit	41 -7 -3 -4 -3 -25
own design	47 -20 15 -17 -11 -27
own designer	-70 50 -19 -16 -16 3
own detail	-29 -22 -12 -12 -9 68
own determin	65 -23 -9 -7 -7 -24
own develop	22 3 -12 -13 -10 7
own developer	23 -37 -19 -13 -11 17
own devic	33 -9 -4 -4 -3 -15
own diagnos	36 -6 -6 -14 -3 -10
own diesel	52 -16 -8 -7 -6 -18
own digit	54 -11 -18 -10 -8 -18
own diploma	-21 -11 -15 53 -7 -14
own direct	-6 -17 -15 -16 -13 33
own disciplin	43 -7 -3 -4 -3 -25
own disciplinari	23 -2 -4 -2 -2 -15
own discover	-20 -14 -6 -5 -4 30
own displai	-1 -23 -15 -11 -13 41
own distribut	62 -21 -23 -7 -6 -26
own divers	-57 -6 -7 -4 -4 73
own document	58 -13 -10 -7 -8 -21
own draw	47 -5 -20 -7 -5 -17
own drive	-71 -38 81 -22 -19 20
own driver	-28 -18 43 -9 -9 -19
own dure	-46 -10 -5 -4 -4 50
own duti	64 -17 -8 -5 -4 -27
own each	55 -20 -7 -4 -4 -37
own educ	-20 -24 -27 41 -16 19
own effect	37 -13 -10 -10 -7 -18
own effici	23 -3 -3 -3 -2 -13
own effort	19 -3 -1 -2 -2 -10
own either	78 -12 -7 -18 -4 -60
own electr	28 -65 -41 46 -26 -72
own employ	-19 -30 57 -30 -21 -57
own employe	21 -11 -8 -6 -5 10
own end	31 -7 -6 -5 -4 -6
own end -	18 -3 -3 -3 -9 0
own end ack	-29 -30 -27 -22 -14 65
own end act	58 -12 -10 -9 -8 -22
own end acy	20 -3 -2 -2 -1 -11
own end aff	40 -7 -6 -5 -4 -18
own end age	-5 43 3 -13 -10 -52
own end ail	2 19 -17 -15 -12 16
own end ain	20 -15 -9 -7 -7 20
own end air	46 -9 -8 -6 -5 -20
own end all	-5 -18 -11 -12 -10 24
own end ana	-41 -19 52 -18 -11 -27
own end and	29 -16 -23 -10 -10 7
own end ant	17 -39 41 -12 -14 -21
own end any	40 -10 1 -6 -5 -25
own end ard	14 -22 37 -10 -12 -17
own end are	0 51 -17 -16 -12 -25
own end arn	-48 -27 -14 -14 -12 59
own end ary	12 11 33 -14 -13 -51
own end ase	64 -15 -11 -9 -7 -18
own end ass	19 -1 -1 -2 -2 -13
own end ast	46 -3 -6 -3 -4 -41
own end ate	32 -5 5 -4 -8 -20
own end avy	89 -52 -32 -25 -18 -62
own end bal	-32 -17 -9 -9 55 -4
own end ber	45 -15 -12 -10 -9 6
own end ble	66 -21 -18 -14 -11 -11
own end bor	42 -6 -10 -8 -6 -33
own end cal	50 -34 -11 19 -14 -14
own end ced	1 -13 -15 -20 -11 23
own end cel	-33 52 -6 -7 -6 -9
own end cle	21 -14 -22 -19 -14 10
own end col	33 -6 -13 -4 -4 -13
own end dar	41 -13 -7 -7 -7 -16
own end ded	92 -26 -17 -8 -8 -66
own end der	-28 43 38 -12 -11 -31
own end dge	63 20 -25 -12 -9 -66
own end dio	65 -22 -16 -12 -10 -25
own end dit	41 -7 -9 -6 -4 -13
own end dle	27 -16 -27 -12 -12 -5
own end dor	5 -12 -17 -10 -10 33
own end ean	-36 -25 53 -16 -17 -25
own end eat	-42 -85 -34 -28 -23 67
own end eau	41 -9 -6 -6 -4 -21
own end ech	-12 42 -36 -31 -25 -42
own end eck	-3 -33 45 -19 -19 -36
own end ect	24 -13 -9 -3 -6 9
own end eed	100 -11 -21 -14 -9 -74
own end een	-59 -34 75 -24 -16 -62
own end eer	6 -27 -27 58 -19 -63
own end eet	62 -22 -13 -7 -7 -14
own end ege	-25 -25 -15 40 -14 -18
own end egy	34 -3 -10 -4 -4 -13
own end eit	93 -15 -74 -10 -10 -21
own end eld	-17 -16 -25 57 -11 -27
own end ely	-25 -16 -8 -8 -8 51
own end end	-8 -15 -14 -11 -9 37
own end ent	20 -9 -5 -7 -5 5
own end erb	-147 -21 -16 -9 -10 155
own end ern	17 -10 -16 -8 -8 11
own end ery	-23 61 -10 -8 -8 -35
own end esh	13 -5 -3 -2 -1 -2
own end ess	31 -13 -11 8 -7 -6
own end est	22 -16 -13 -12 -10 10
own end ete	10 33 -36 -15 -14 -26
own end ety	43 -13 -5 -5 -4 -15
own end eve	-55 -37 61 -34 -25 -18
own end fic	12 -14 -18 28 -8 -30
own end fit	30 -17 -14 -12 -9 10
own end ful	0 -44 -23 -13 -11 49
own end ger	-15 -18 -10 -9 -9 42
own end get	24 -10 -11 -8 -12 10
own end ght	-47 -24 -21 -13 -10 72
own end gic	44 -11 -11 -8 -7 -19
own end hed	48 -7 -17 -7 -10 -9
own end hen	39 -11 -7 -4 -4 -10
own end her	-45 62 -23 -18 -13 7
own end hic	-3 49 -57 -49 -26 -25
own end hin	24 -16 23 -5 -4 -19
own end hip	28 -26 -16 -16 -13 19
own end hly	18 -3 -3 -4 -3 -5
own end hod	20 -4 -4 -3 -3 -7
own end hon	-37 59 -12 -12 -9 -23
own end ial	9 -31 17 -17 -12 20
own end ian	74 -20 -9 -6 -6 -37
own end ice	22 -2 -4 -17 -10 -3
own end ict	-46 -24 -17 -17 -17 64
own end icy	1 -18 41 -11 -13 -28
own end ide	45 -12 -12 -8 -7 -16
own end ied	-50 56 3 -20 -18 -44
own end ier	21 -4 -5 -3 -2 -7
own end iew	42 -10 -8 -6 -5 -15
own end ift	-106 -52 28 -23 -24 75
own end ify	39 -5 -7 -6 -4 -17
own end ign	56 -18 11 -15 -10 -32
own end ild	2 -14 -13 -13 -10 22
own end ile	73 -17 -13 -9 -7 -33
own end ill	2 -22 -10 -15 -7 49
own end ily	19 -12 -9 -7 -6 13
own end ine	-14 27 -16 -11 -11 16
own end ing	25 -7 -3 -3 -11 -2
own end ink	-76 78 -26 -26 -22 -11
own end int	-7 42 -30 -19 -17 -22
own end iod	-1 -18 -18 -7 -9 20
own end ion	22 -11 -5 -2 -7 7
own end ior	-34 -24 -23 -14 -11 81
own end ipe	38 -11 -8 -4 -5 -12
own end ipt	-6 37 -19 -16 -13 -23
own end ire	-32 -29 -39 -21 -21 56
own end ish	-17 -32 -23 -25 69 -52
own end ist	68 -9 -12 -7 -7 -48
own end isy	-55 -61 -25 -10 -11 89
own end ite	75 -2 -22 -18 6 -72
own end ity	27 -18 -2 -12 -8 17
own end ium	78 -33 -33 -13 -8 -26
own end ive	9 -15 -10 -13 -10 31
own end ize	5 -13 -9 -8 -7 34
own end joy	-31 -12 -25 -8 -10 49
own end ker	84 -54 -24 -10 -11 -46
own end ket	106 -24 -18 -21 -9 -41
own end kly	-37 -13 -9 -8 -7 44
own end lab	-38 66 -13 -10 -8 -18
own end lar	82 -37 -18 -6 -6 -17
own end lay	-1 -23 -15 -11 -13 41
own end led	49 -25 -9 -5 -5 -19
own end lem	-52 -22 -18 -13 -13 83
own end ler	90 -30 -10 -11 -9 -65
own end lex	-2 -37 -21 -17 -19 15
own end lic	103 -42 -31 -26 -19 -85
own end lid	-44 -10 49 -7 -6 -9
own end lio	-46 -25 71 -21 -17 -49
own end lly	-36 -16 -4 -7 -4 46
own end lop	37 -7 -7 -6 -5 -11
own end lor	-29 -7 -12 47 -7 -9
own end low	33 -14 -23 -13 20 -21
own end lth	41 -10 -7 -6 -4 -14
own end lti	13 -10 -9 -8 -6 17
own end lve	-22 -37 -25 -23 -19 53
own end man	13 -18 -17 13 -11 -13
own end mer	41 -19 -19 -16 -12 18
own end mit	-38 -25 60 -24 -13 -15
own end nal	-14 14 -18 -13 -12 42
own end nce	17 -4 -3 -8 -8 0
own end ncy	-26 -27 -56 40 -15 33
own end ned	22 -21 -22 -15 -12 8
own end nel	120 -38 -17 -21 -11 -84
own end ner	30 24 -26 -11 -11 -19
own end nge	44 -13 -10 -8 -7 -7
own end nse	14 -16 40 -9 -9 -28
own end nst	39 -9 -20 -6 -6 -19
own end nta	38 -59 35 -26 -13 -64
own end nth	46 -10 -10 -7 -6 -18
own end ntâ	-55 -61 -25 -10 -11 89
own end oad	-44 -39 -28 -13 -15 88
own end obe	-65 61 -34 -27 -24 29
own end oft	-30 43 -10 -8 -8 -14
own end ogy	15 -19 -13 -8 -8 17
own end oll	68 -25 -22 -16 -14 -26
own end oma	-21 -11 -15 53 -7 -14
own end one	87 -26 -19 -11 -10 -26
own end ong	-44 -9 -6 54 -6 17
own end ook	-89 91 -50 -45 -35 -68
own end ool	-31 -11 -15 62 -7 -22
own end ope	56 -37 -8 -4 -4 -6
own end ord	29 -21 22 -20 -11 -38
own end ore	88 -11 -10 -9 -7 -71
own end ork	-96 58 14 -30 -28 -26
own end orm	15 -14 -12 -8 -7 11
own end ort	11 -15 -11 -9 -8 31
own end ory	69 -26 -22 -11 -10 -5
own end ose	46 -12 -5 -4 -6 -21
own end oss	-18 -12 -10 -9 -8 42
own end oud	48 -19 -12 -9 -6 -16
own end oup	-58 -25 -13 -10 -11 62
own end ous	-56 -35 -53 -31 -27 89
own end out	26 19 -10 -8 -9 -17
own end ove	31 -5 -4 -4 -4 -15
own end own	111 -42 -17 -9 -12 -62
own end per	2 -30 -16 -11 -10 45
own end ple	60 -31 -19 -13 -13 -24
own end ply	67 -22 -12 -8 -8 -28
own end put	37 34 -22 -18 -16 -52
own end que	60 -13 -11 -7 -5 -30
own end ral	-9 -13 -19 24 -8 16
own end ram	2 24 -12 -9 -8 -19
own end rce	26 30 -17 -7 -11 -29
own end rch	45 -8 -9 -9 -5 -16
own end red	-44 22 53 -23 -12 -10
own end ree	-13 -25 -15 76 -9 -41
own end ret	49 -22 -15 -4 -5 -42
own end rge	-14 -34 -25 -14 -13 67
own end rgy	-29 -26 -9 -20 -10 52
own end rld	40 -7 -8 -3 -3 -16
own end rly	-64 -23 -30 -16 -12 85
own end rol	55 -7 -6 -8 -5 -27
own end rse	40 -40 1 -52 -20 -4
own end rst	-46 -45 -2 -24 -17 44
own end rty	60 -16 -14 -13 -11 -47
own end rum	61 -38 -13 -10 -9 -15
own end sal	63 -11 -17 -9 -7 -25
own end sed	16 -19 11 -21 -12 8
own end see	30 -23 23 -20 -15 -29
own end sel	52 -16 -8 -7 -6 -18
own end ser	62 -18 -13 -12 -9 -38
own end sis	32 22 -19 -12 -11 -51
own end sit	38 -6 -3 -5 -3 -21
own end son	60 -13 -10 -8 -7 -29
own end sor	-108 -48 -38 -12 -18 114
own end sql	-55 74 -10 -7 -8 -14
own end sue	46 -6 -6 -5 -5 -23
own end tal	14 -23 24 -13 -11 -26
own end tch	-3 56 -39 -30 -27 -76
own end ted	-3 -5 17 -3 -9 -11
own end tem	52 -20 -15 0 -7 -16
own end ten	-50 -6 -7 -6 35 23
own end ter	-12 60 -31 -3 -19 -48
own end thm	51 -24 -26 -25 -12 -18
own end tic	52 -5 -12 -14 -6 -19
own end tio	51 -20 -8 -2 -2 -26
own end tly	30 -14 -12 -8 -6 -18
own end tom	8 -1 -3 -2 -1 0
own end tor	-1 53 -25 -14 -13 -14
own end try	57 -16 -12 -9 -6 -19
own end tus	13 -18 -11 -7 -7 14
own end ual	27 -39 -27 -19 41 -19
own end uce	33 -9 -6 -4 -4 -11
own end uck	70 -17 -13 -15 -8 -29
own end uct	32 18 -10 -9 -7 -23
own end ude	7 -40 -25 -3 -15 29
own end ugh	-16 48 -20 -11 -12 -52
own end ule	-9 -16 -19 -9 -8 46
own end ume	-62 58 -15 -36 -13 26
own end und	-3 -11 17 -8 -7 -6
own end unt	58 -14 -9 -6 -6 -25
own end ure	10 -1 35 -11 -9 -21
own end use	55 -14 -11 -7 -5 -20
own end ute	37 -7 -8 -5 -4 -14
own end val	88 -44 -23 -22 -13 -25
own end ved	12 -3 -4 -2 -1 -2
own end vel	-20 -1 -12 -20 -13 53
own end ven	-81 79 -51 -18 -21 -7
own end ver	-11 53 9 -37 -15 -31
own end wer	-9 32 -10 -9 -8 -16
own end xho	62 -19 -32 -9 -6 -28
own end yee	21 -11 -8 -6 -5 10
own end yer	31 -25 -11 -15 -8 19
own end yst	20 -33 -41 -31 -25 9
own end zed	14 -15 44 -7 -8 -50
own energi	-29 -26 -9 -20 -10 52
own engineer	-5 -24 -18 66 -11 -27
own enhanc	32 -3 -3 -2 -3 -23
own enjoi	-31 -12 -25 -8 -10 49
own ensur	67 -20 -14 -5 -5 -22
own environ	41 -19 -16 -16 -8 16
own equip	16 28 -15 -9 -10 -17
own equiti	31 -7 -8 -5 -3 -10
own establish	54 -7 -14 -7 -15 -8
own estat	59 -25 -22 -7 -5 -14
own estim	64 -22 -19 -16 -13 -44
own ethic	-73 -26 -21 -26 -12 96
own evalu	36 -5 -6 -4 -4 -16
own even	-45 -8 -8 -9 -5 50
own event	56 -12 -9 -10 -7 -19
own exce	100 -11 -21 -14 -9 -74
own excel	-9 31 -7 -4 -4 -8
own execut	42 -6 -6 -5 -4 -21
own exerc	34 -5 -7 -4 -4 -16
own exist	27 -3 -4 -2 -2 -17
own expand	69 -5 -5 -5 -4 -53
own expens	25 -4 -8 -5 -4 -5
own experi	8 25 -20 -11 -7 -6
own face	88 -12 -15 -11 -10 -70
own facil	45 -8 -8 -5 -3 -19
own facilit	-25 -14 -10 -9 -8 44
own failur	95 -63 -27 -11 -12 -45
own famili	3 -15 -12 -12 -10 29
own fast	1 -13 -15 -20 -11 23
own fda	86 -54 -30 -16 -12 -37
own feasibl	50 -9 -7 -9 -4 -24
own featur	57 -11 -16 -5 -5 -23
own feder	62 -7 -25 -13 -6 -15
own feed	53 -15 -11 -7 -6 -21
own feedback	-60 -18 -24 -12 -14 74
own field	-17 -16 -25 57 -11 -27
own file	37 -11 -4 -5 -4 -14
own financi	75 -8 -9 -6 -5 -54
own finish	46 -15 -6 -2 -3 -22
own first	-46 -45 -2 -24 -17 44
own flexibl	-62 -7 -5 -5 -5 71
own flow	59 -24 -8 -9 -8 -18
own follow	8 -8 -17 -9 22 -17
own food	51 -12 -12 -7 -5 -18
own for	23 7 -11 -6 -5 -6
own forecast	44 -4 -5 -3 -3 -33
own fresh	13 -5 -3 -2 -1 -2
own from	7 -6 -8 20 -4 -22
own fulfil	26 -3 -15 -3 -3 -3
own full	76 -39 -18 -20 -14 -90
own function	5 -14 -17 -10 -9 22
own fund	14 -3 -2 -3 -3 -3
own ged	-37 -27 -27 64 -14 -31
own gener	40 -20 -13 -9 -7 0
own goal	-54 -18 -29 -10 -10 76
own govern	-64 -30 77 -38 -18 -27
own grind	67 -16 -12 -10 -7 -28
own group	-58 -25 -13 -10 -11 62
own guard	39 -9 -20 -6 -6 -19
own guidanc	-18 -23 -14 -10 -10 32
own guidelin	48 -11 -18 -7 -7 -12
own hand	-82 90 -29 -19 -11 -17
own handl	-17 -61 3 -23 -15 41
own health	41 -10 -7 -6 -4 -14
own heavi	89 -52 -32 -25 -18 -62
own help	-23 -15 -27 -13 -9 49
own high	-77 -2 -37 79 -15 18
own histori	73 -13 -14 -9 -7 -36
own home	-28 -11 -11 -6 -4 47
own hospit	44 -8 -17 -9 -6 -16
own hr	48 -12 -12 -7 -7 -18
own html	40 -17 -29 -22 -20 -33
own human	13 -18 -17 13 -11 -13
own hydraul	37 -9 -6 -5 -5 -14
own ic	21 14 -17 -19 -12 -32
own id	14 -3 -2 -3 -2 -4
own identifi	58 -13 -9 -7 -5 -22
own iec	109 -101 -48 -24 -19 -82
own imag	54 -17 -15 -9 -6 -13
own immedi	16 -3 -5 -3 -3 -3
own impact	4 -1 0 -1 -1 -1
own implement	42 -12 -7 -6 -5 -15
own improv	54 -6 -9 -8 -7 -30
own in	-10 -16 -12 14 -5 31
own includ	23 -8 -7 10 -6 -10
own incom	47 -15 -8 -7 -6 -30
own increas	12 -3 -2 -2 -1 -3
own independ	-54 -13 -12 -9 -10 73
own individu	-93 -16 -23 -11 -30 118
own industri	72 -24 -17 -9 -7 -23
own infect	85 -7 -8 -7 -8 -73
own inform	-25 -9 -12 15 -10 34
own initi	41 -10 -7 -6 -6 -17
own inspect	-44 30 -22 -22 -14 37
own instal	44 -7 -8 -7 -6 -21
own instruct	-57 -53 -32 -31 28 28
own insul	73 -15 -14 -12 -11 -34
own insur	-40 -59 92 -31 -27 -83
own integr	49 -19 -23 -11 -11 -7
own interact	-6 -17 -16 -15 -13 41
own intern	74 -42 -8 -13 -14 -51
own interperson	-25 -11 -4 -4 -3 44
own inventori	52 -8 -9 -6 -4 -25
own investig	-38 -35 82 -33 -27 -62
own invoic	82 -12 -9 -6 -6 -52
own iso	93 -60 -24 -13 -13 -34
own issu	46 -6 -6 -5 -5 -23
own item	82 -25 -25 -20 -10 -50
own java	9 21 -34 -31 -25 -55
own javascript	37 -15 -18 -17 -15 -22
own job	73 -22 -13 -11 -7 -31
own jobsit	118 -9 -26 -13 -13 -110
own jqueri	-10 23 -4 -4 -3 -3
own js	-49 87 -16 -14 -12 -28
own kei	82 -45 -27 -19 -11 -44
own kitchen	39 -11 -7 -4 -4 -10
own knowledg	70 19 -26 -12 -9 -65
own kpis	42 -12 -10 -8 -5 -18
own labor	42 -6 -10 -8 -6 -33
own languag	79 -56 -11 -8 -5 -6
own larg	-38 -30 -23 -13 -12 75
own law	51 -9 -20 -8 -6 -9
own lawn	-86 99 -21 -25 -18 -42
own layout	43 -13 -8 -7 -8 -9
own lead	74 -19 -16 -9 -8 -60
own leadership	36 -14 -13 -15 -11 -9
own learn	-8 -57 -25 -21 -18 51
own lend	59 -14 -14 -9 -6 -31
own level	8 -30 2 -24 -11 37
own licens	-54 -28 87 -32 -19 -40
own life	43 -20 -9 -5 -5 -8
own lift	-36 -76 -51 -42 -30 66
own limit	58 -18 -19 -11 -6 -12
own line	30 -5 -13 -4 -3 -5
own live	77 -8 -19 -4 -4 -46
own load	21 -6 -3 -3 -3 -6
own loan	62 -17 -11 -13 -5 -22
own local	-22 -20 33 -24 -12 -8
own long	21 -29 -20 -17 -10 26
own lose	62 -37 -7 -4 -5 -16
own lte	43 -10 -9 -7 -5 -13
own machin	-6 45 -19 -13 -14 -47
own machineri	86 -46 -12 -12 -12 -30
own mail	-21 52 -24 -12 -11 -55
own maintain	25 1 -9 -6 -5 -7
own make	-44 -25 -21 -14 -11 79
own manag	48 -22 -14 9 -9 -14
own manager	-17 -18 -10 -9 -9 44
own manner	42 -7 -4 -4 -3 -25
own manual	132 -58 -15 -13 -27 -79
own manufactur	45 -6 -7 -5 -3 -21
own market	-7 -26 -16 35 -10 12
own master	9 -20 -13 22 -8 -8
own materi	-1 -31 -32 -16 -10 43
own matlab	-38 66 -13 -10 -8 -18
own measur	-33 -57 -53 -31 82 -60
own meat	72 -18 -11 -8 -8 -38
own mechan	-7 30 -49 37 -26 -62
own medic	52 -8 -13 -7 -5 -19
own meet	-10 -15 18 -11 -9 16
own member	17 -15 -11 -11 -9 23
own mentor	59 -16 -7 -6 -6 -28
own menu	42 -10 -8 -7 -6 -13
own merchand	-16 -22 -12 -11 -9 33
own methadon	94 -19 -30 -12 -11 -49
own method	20 -4 -4 -3 -3 -7
own microsoft	-30 43 -10 -8 -8 -14
own mission	95 -57 -15 -12 -6 -44
own mm	-14 -14 -7 -5 -5 27
own model	83 -30 -21 -26 -9 -68
own modul	29 -1 -3 -5 -3 -17
own monitor	42 -9 -6 -5 -4 -14
own month	40 -8 -8 -6 -5 -14
own motion	45 -7 -10 -5 -5 -19
own motiv	15 -28 -29 -16 -14 19
own ms	-76 27 -34 64 -22 -46
own multi	13 -10 -9 -8 -6 17
own multipl	-20 -48 -24 -18 -18 49
own mvc	-3 46 -46 -30 -25 -54
own mysql	-28 39 -4 -5 -4 -7
own nation	93 -76 -55 -19 -18 -68
own necessari	109 -37 -28 -8 -12 -79
own need	9 -17 -13 -8 -3 23
own negoti	87 -15 -12 -10 -7 -66
own network	-73 -62 106 -34 -30 -65
own new	19 -8 -5 -4 -4 -7
own night	-75 -21 -15 -15 -11 81
own number	84 -21 -21 -9 -7 -54
own nurs	-24 -21 24 29 -12 -22
own object	41 -24 -19 -12 -9 -4
own obtain	43 -9 -6 -6 -5 -22
own of	2 -1 14 1 -6 -12
own off	35 -22 -4 -4 -3 -17
own offic	2 63 -17 -32 -12 -49
own on	27 -5 -9 -4 -2 -9
own oper	-2 23 -13 -11 -12 9
own opportun	36 -6 -4 -5 -3 -18
own or	-35 27 18 8 -7 -18
own oral	-78 -26 -13 -7 -31 87
own order	82 -20 -12 -7 -9 -37
own organ	34 -14 -16 -13 -10 -7
own organiz	-28 -45 -22 -19 -20 54
own orient	35 -15 -10 -8 -6 3
own origin	26 -9 -6 -4 -2 -5
own other	-20 -11 -10 -9 -7 44
own our	-24 -4 -4 -6 -3 29
own out	47 -8 -8 -8 -6 -35
own outbound	63 -9 -9 -8 -8 -52
own outsid	28 -10 -8 -9 -4 -17
own overse	54 -21 -22 -14 -14 -28
own owner	81 -23 -26 -15 -14 -55
own pace	1 -13 -15 -20 -11 23
own page	96 -61 -20 -14 -11 -39
own pai	68 -19 -12 -10 -7 -25
own paperwork	65 -38 -13 -7 -9 -15
own part	11 -38 -26 -12 -11 46
own pass	-87 -16 84 -16 -11 -38
own passion	-16 -21 -20 -19 -10 44
own patient	62 -8 -7 -6 -5 -30
own payabl	36 -18 -11 -9 -8 -13
own payrol	68 -25 -22 -16 -14 -26
own perform	37 -13 -9 -6 -5 -1
own period	-1 -18 -18 -7 -9 20
own permit	-5 -38 44 -24 -18 -40
own person	61 -28 -16 -10 -9 -26
own personnel	48 -9 -15 -5 -6 -17
own pest	24 -9 -8 -3 -2 -5
own phase	25 -6 -7 -5 -3 -6
own phone	63 -7 -6 -6 -5 -39
own php	76 -63 -19 -9 -10 -22
own physician	49 -10 -3 -3 -3 -35
own plan	45 -13 -8 -10 -6 -6
own plant	-72 -14 -17 -12 -24 79
own player	-23 -13 -12 -10 -7 46
own pleasant	11 -30 -29 -29 -16 9
own point	-42 77 -19 -17 -13 -32
own polici	1 -18 41 -11 -13 -28
own popul	-33 -16 -24 -9 -9 58
own portfolio	-46 -25 71 -21 -17 -49
own portion	41 -8 -7 -7 -5 -15
own posit	38 -19 -14 -14 -9 3
own potenti	7 -40 -35 -18 -19 17
own practic	15 -12 21 -26 -10 -21
own preconstruct	68 -23 -12 -11 -8 -48
own prepar	40 -10 -8 -5 -5 -10
own present	55 -16 -14 -11 -12 -30
own prevent	7 39 -17 -12 -11 -29
own price	45 -17 -8 -10 -7 -17
own principl	29 -6 -10 -4 -3 -7
own priorit	5 -15 -15 -11 -9 30
own problem	-52 -22 -18 -13 -13 83
own procedur	43 -13 -11 -4 -4 -10
own process	52 -24 -7 5 -4 -16
own produc	42 -9 -7 -7 -5 -13
own product	30 19 -10 -9 -7 -23
own profession	-39 22 -37 -26 -27 32
own profit	58 -18 -9 -7 -7 -50
own program	-26 72 -22 -18 -13 -39
own progress	23 -5 -3 -3 -3 -10
own project	9 -12 -9 -9 -6 26
own promot	98 -19 -8 -9 -8 -74
own proper	-7 -12 -10 -9 -8 29
own properti	60 -16 -14 -13 -11 -47
own propos	87 -19 -30 -14 -11 -40
own prospect	50 -24 -15 -13 -10 -21
own protocol	33 -6 -13 -4 -4 -13
own provid	44 -6 -9 -8 -6 -22
own prune	53 -10 -15 -10 -6 -18
own purchas	42 -20 -8 -6 -5 -4
own python	-37 59 -12 -12 -9 -23
own qualifi	-29 50 -10 -10 -8 -29
own qualiti	69 -6 -9 -12 -5 -34
own question	61 -15 -14 -13 -9 -25
own rang	-29 -15 -11 -10 -7 53
own rate	79 -32 -26 -9 -7 -51
own read	58 -9 -10 -8 -6 -29
own real	43 -16 -16 -5 -4 -9
own receiv	54 -9 -19 -7 -6 -26
own recip	38 -11 -8 -4 -5 -12
own recogn	30 -20 -19 -18 -18 1
own recommend	27 -13 -10 -7 -4 -12
own reconcil	73 -27 -21 -9 -10 -27
own record	35 -17 19 -17 -10 -32
own reduc	32 -10 -5 -3 -4 -12
own refer	22 -4 -3 -2 -2 -11
own referr	48 -13 -7 -10 -6 -27
own regard	22 -3 -4 -4 -3 -8
own register	-99 60 75 -57 -33 -59
own regul	102 -11 -36 -12 -7 -36
own regular	33 -5 -20 -2 -2 -5
own regulatori	55 -11 -15 -6 -7 -23
own relat	47 -11 -6 -1 -4 -26
own relationship	-27 -15 -13 -13 -12 65
own relev	-24 -10 -10 33 -9 -6
own remov	69 -40 -15 -19 -10 -20
own repair	46 -9 -8 -6 -5 -20
own report	72 -8 -8 -5 -5 -45
own repres	53 -3 -2 -3 -3 -43
own request	90 -9 -10 -8 -7 -61
own requir	-2 -20 30 -13 -12 -2
own research	45 -8 -9 -9 -5 -16
own resid	10 -6 -7 -4 -5 13
own resolv	22 -15 -14 -14 -15 -4
own resourc	64 -44 -16 0 -9 -23
own respond	50 -13 -13 -6 -6 -13
own respons	32 -8 -10 -8 -3 -6
own rest	82 -49 -19 -16 -12 -43
own retail	83 -20 -10 -10 -8 -43
own retain	39 -8 -4 -3 -4 -23
own review	37 -9 -7 -5 -5 -13
own rf	52 -12 -9 -39 -5 -19
own risk	61 -17 -13 -8 -6 -19
own rn	49 -46 -12 -42 -29 -49
own role	28 -10 -11 -12 -5 -20
own room	60 -17 -11 -6 -5 -28
own root	42 -11 -9 -5 -5 -18
own routin	50 -14 -9 -10 -5 -15
own run	-37 65 -87 -23 -18 -52
own safe	62 -40 -11 -5 -6 -23
own safeti	41 -14 -5 -5 -4 -13
own sale	51 6 -13 -8 -6 -33
own save	27 -6 -7 -5 -4 -7
own schedul	26 -16 -16 -8 -7 18
own school	-31 -11 -15 62 -7 -22
own scienc	-47 -27 -12 60 -7 -5
own scope	56 -37 -8 -4 -4 -6
own script	-23 68 -19 -13 -11 -31
own scrum	61 -38 -13 -10 -9 -15
own sdlc	38 -6 -15 -4 -3 -13
own season	38 -6 -4 -4 -4 -24
own secur	-82 -56 109 -61 -38 -79
own select	5 -1 -1 0 -1 -2
own self	-60 -58 -28 -24 -15 73
own sell	59 -13 -12 -8 -7 -26
own senior	-33 -16 -24 -9 -9 58
own servic	31 -23 -16 -16 -10 19
own set	-33 34 -19 -19 -10 25
own sheet	59 -22 -13 -6 -6 -14
own shelv	93 -27 -25 -22 -15 -79
own shift	-106 -52 28 -23 -24 75
own shoe	45 -35 -33 -21 -19 -12
own shop	86 -73 -26 -10 -11 -30
own short	17 -28 -20 -23 -27 16
own simul	92 -32 -25 -22 -11 -70
own site	58 -7 -5 -5 -3 -36
own situat	-35 -28 -16 -21 -16 64
own size	37 -13 -8 -4 -6 -7
own skill	2 -22 -10 -15 -7 49
own softwar	-27 68 -23 -15 -17 -38
own solut	75 -11 -23 -11 -9 -65
own solv	-30 -6 -6 -6 -4 46
own some	79 -15 -4 -3 -2 -60
own sound	-42 -8 -12 -6 -6 56
own sourc	61 -23 -8 -11 -6 -30
own spanish	-43 -28 -19 -26 50 -24
own special	47 -9 -18 -6 -5 -13
own specif	32 -14 -18 9 -8 -31
own specifi	94 -51 -12 -10 -10 -45
own speech	-12 42 -36 -31 -25 -42
own stack	-2 -37 -19 -26 -16 33
own staff	46 -8 -7 -7 -5 -20
own stakeholder	62 -7 -8 -3 -4 -45
own standard	50 -9 -28 -7 -12 4
own state	-83 -24 106 4 -15 -33
own statement	48 -10 -10 -8 -8 -17
own status	13 -18 -11 -7 -7 14
own storag	51 -21 -14 -6 -7 -16
own store	88 -11 -10 -9 -7 -71
own strategi	33 -12 -11 -6 -5 -4
own strong	-83 -11 -8 -16 -7 98
own structur	93 -23 -26 -31 -6 -30
own subcontractor	67 -21 -9 -7 -7 -23
own submit	36 -7 -10 -6 -5 -10
own submitt	38 -9 -14 -6 -6 -9
own substanc	69 -38 -30 -26 -21 -52
own succe	64 -10 -13 -9 -7 -40
own such	-71 74 -5 -6 -7 -17
own suggest	63 -5 -14 -7 -6 -49
own suit	-16 30 -11 -28 -7 -6
own superv	64 -13 -10 -9 -7 -34
own supervis	-12 -12 -17 -10 -7 49
own supervisori	48 -16 -20 -10 -8 -10
own suppli	63 -27 -15 -11 -10 -18
own supplier	23 -3 -6 -3 -3 -8
own support	71 -7 -5 -8 -4 -55
own sure	80 -8 -18 -8 -4 -53
own survei	14 -3 -5 -3 -2 -2
own system	52 -20 -15 0 -7 -16
own take	-10 -21 -12 -9 -7 42
own target	22 -20 -26 -20 -29 19
own task	23 -18 -13 -7 -8 17
own teach	35 -6 -5 -5 -4 -17
own team	-18 -19 -14 -11 -8 59
own teamwork	-49 -37 -40 -11 -11 94
own technic	11 -35 -16 24 -10 9
own technician	39 -13 -9 -10 -5 -26
own techniqu	60 -13 -11 -7 -5 -30
own technologi	15 -19 -13 -8 -8 17
own telephon	-24 -25 -25 -21 -17 44
own temperatur	-54 -33 -61 -18 -16 82
own temporari	68 -44 -53 -11 -9 -35
own term	72 -12 -9 -11 -6 -37
own territori	-53 -12 -33 -12 -13 62
own test	55 -8 -11 -6 -5 -21
own the	1 -13 11 -6 -6 11
own through	-16 48 -20 -11 -12 -52
own time	-2 -29 -27 -14 -13 48
own to	5 -9 7 -9 -5 12
own tool	-18 90 -30 -23 -17 -70
own train	67 -12 -9 -9 -5 -37
own transact	82 -44 -23 -10 -8 -34
own transmit	54 -10 -10 -6 -5 -29
own transport	-35 -21 -13 -10 -8 45
own travel	-30 -24 -24 -14 -13 64
own treatment	39 -10 -6 -5 -6 -23
own tree	74 -17 -28 -9 -8 -28
own troubleshoot	58 -11 -10 -6 -4 -27
own truck	70 -17 -13 -15 -8 -29
own type	75 -53 -25 -18 -14 -55
own ui	-13 51 -43 -33 -28 -50
own under	-72 -20 -14 -5 -5 89
own understand	-21 -12 -16 -8 -9 40
own underwrit	43 -12 -9 -7 -5 -10
own union	63 -9 -23 -16 -7 -17
own unit	26 -36 45 -23 -15 -72
own unload	30 -14 -4 -4 -3 -6
own up	64 -21 -10 -6 -7 -34
own updat	49 -7 -29 -6 -4 -8
own upon	-52 -40 68 -36 -26 -59
own us	-18 37 -15 -8 -7 1
own user	110 -44 -33 -52 -22 -95
own util	60 -15 -8 -5 -5 -35
own ux	64 -31 -13 -8 -7 -16
own valid	35 -16 15 -9 -6 -31
own varieti	36 -5 -4 -3 -4 -23
own various	-43 -14 -11 -6 -6 52
own vehicl	-5 -26 -16 -16 -10 40
own vendor	5 -12 -17 -10 -10 33
own verbal	-42 -16 -9 -9 59 -2
own verifi	81 -23 -37 -15 -14 -33
own veterinari	53 -18 -33 -11 -6 -11
own visual	85 -3 -6 -3 -10 -80
own volum	-62 58 -15 -36 -13 26
own walk	-1 -35 -42 -33 -15 43
own web	0 50 -26 -19 -16 -47
own websit	42 -24 -8 -7 -12 -11
own weekend	-34 -12 -13 -10 -8 49
own well	-3 -56 -42 -18 -12 34
own wide	-76 -29 -21 -22 -11 89
own with	-15 -4 -12 1 -7 31
own within	24 -16 23 -5 -4 -19
own word	-53 83 -21 -28 -13 -29
own work	-31 -4 -18 -22 -10 77
own worker	13 -3 -2 -2 -2 -3
own workflow	74 -20 -22 -13 -12 -32
own world	40 -7 -8 -3 -3 -16
own write	-6 -38 -16 -14 26 29
own xml	41 -18 -28 -19 -18 -49
own year	20 -22 17 45 -23 -92
own your	-44 -14 -10 -15 -7 70
own z	55 -18 -14 -16 -8 -23
words 1	36 12 -10 -17 -27 8
words 2	22 -5 -4 -11 -15 12
words 3	26 -6 -2 -2 -11 -1
words 4	26 -2 -10 -12 -6 3
words 5	21 -3 -2 -6 -4 -7
words 6	6 -1 -3 0 -3 0
`,
};
