import { fold } from '../../layout/sections.ts';

/**
 * Given names that are used in Mexico, folded, with the short forms in which they are written. Most people have one of them
 * first; who has none is known by the address of their mail. Surnames that are rarely given names are left out.
 */
const GIVEN: ReadonlySet<string> = new Set(
  `abel abelardo abigail abraham abril ada adalberto adan adela adelina adolfo adrian adriana agustin agustina aide aidee
  aime aimee alan alba alberto alejandra alejandrina alejandro alexa alexander alexandra alexia alexis alfonso alfredo alicia alma
  alondra alvaro amada amado amalia amanda amelia america amparo ana anabel anahi andrea andres angel angela angeles angelica
  angelina anselmo antonia antonio apolinar araceli aracely ariadna ariana ariel armando arturo astrid aurelio aurora axel azucena
  barbara bartolo beatriz belen benito benjamin berenice bernabe bernardo berta bertha betsabe betzabe bianca blanca brandon braulio
  brayan brenda brian brigida britany bruno bryan camila camilo candelaria candelario candido carina carla carlo carlos carlota
  carmela carmen carolina catalina cecilia cecilio celia celso cesar christian christopher cindy cinthia cintia cirilo citlali
  citlalli clara claudia claudio clemente cleofas concepcion consuelo coral cristal cristian cristina cristobal cruz cynthia dafne
  damaris damian daniel daniela danna dario david dayana debora delfina delfino delia demetrio diana diego dolores domingo donaji
  donovan dora dulce eder edgar edith edmundo eduardo edwin efrain efren elba elda eleazar elena eleuterio elia elias eligio elisa
  elizabeth eloisa eloy elsa elva elvia elvira ema emanuel emilia emiliano emilio emma emmanuel enedina enrique epifanio erasmo eric
  erica erick erik erika ernestina ernesto esmeralda esperanza esteban estefani estefania estela esteli ester esther estrella
  eugenia eugenio eulalia eulalio eusebio eva evangelina evaristo evelia evelin evelyn everardo ezequiel fabian fabiola fatima
  faustino fausto federico felipa felipe felix fermin fernanda fernando fidel filiberto flor florencia florencio florentino
  fortino francisca francisco franco frida gabino gabriel gabriela gael galilea genaro genesis genoveva georgina gerardo german
  gilberto gisela giselle gladys gloria gonzalo graciela gregoria gregorio griselda guadalupe guillermina guillermo gustavo hector
  heidi heladio heriberto herlinda hermelinda hermenegildo herminia herminio hernan hilario hilda homero horacio hortensia hugo
  humberto ian idalia ignacia ignacio ildefonso iliana imelda ines ingrid inocencio irene iris irma irving isaac isabel isaias
  isela isidro ismael israel itzel ivan ivette ivonne jacinto jacob jacobo jacqueline jaime janet janeth jaqueline jared javier
  jazmin jennifer jeronimo jessica jesus jimena joaquin joel johana jonathan jordan jorge jose josefa josefina joselin joseline
  josue jovita juan juana juanita julia julian juliana julieta julio justino justo karen karina karla karol katherine katia kenia
  kevin kimberly lady lariza laura lauro lazaro leobardo leon leonardo leonel leonor leopoldo leslie leticia lidia lilia liliana
  lizbeth lizeth lorena lorenzo lourdes lucas lucero lucia luciano lucila lucina lucio luis luisa luz lydia ma macaria macario
  magali magdalena magdaleno maira malena manuel manuela marcela marcelino marcelo marco marcos margarita margarito maria mariana
  mariano maribel maricela maricruz mariela marilu marina mario marisela marisol maritza marlen marlene marta martha martin martina
  mateo matias matilde mauricio maurilio mauro maximiliano maximino maximo mayra melanie melina melisa melissa melquiades mercedes
  micaela miguel mildred milton minerva miranda mireya miriam mirna misael modesta modesto moises monica monserrat montserrat myriam
  nadia nallely nancy naomi natali natalia natividad nayeli nelly nelson nereida nestor nicanor nicolas nicole nidia noe noel noelia
  noemi nora norberto norma octavio odette odilon ofelia olga olivia omar orlando oscar osvaldo oswaldo otilia otilio ovidio pablo
  paloma pamela paola pascual patricia patricio paula paulina paulino pedro perla petra placido porfirio priscila rafael rafaela
  ramiro ramon ramona raquel raul raymundo rebeca refugio regina reina reinaldo rene renata rey reyna reynaldo ricardo rigoberto
  rita roberta roberto rocio rodolfo rodrigo rogelio roman romina romualdo rosa rosalba rosalia rosalinda rosalio rosario rosaura
  rosendo roxana ruben rubi ruth sabino sabrina salomon salvador samanta samantha samuel sandra santiago santos sara sarahi saul
  sebastian selene sergio severiano severo sheila silvestre silvia silvino simon sofia sol soledad sonia susana tania tatiana
  tayde telesforo teodora teodoro teofilo teresa teresita teresa tereso thalia tiburcio timoteo tomas tomasa trinidad ubaldo ulises
  uriel urbano valentin valentina valeria vanesa vanessa venancio vanya vera veronica vicente vicenta victor victoria victoriano
  vidal vilma violeta virginia virginio viridiana wendy wenceslao wilfrido william ximena xochitl yadira yahir yair yamileth yanet
  yaneth yaretzi yasmin yazmin yesenia yessica yoana yolanda yolotzin yuliana yuridia zaida zaira zenaida zoila zulema ximenna
  brandon heber jairo jhonatan jonatan leandro lisandro magaly nayely oliver osiel rosaisela yareli yael jafet jose joshua kenya
  abundio adolfina agapito albino aldair alejo alfonsina altagracia amador amalio ambrosio anastacia anastacio angelino aniceto
  antonieta aquilino arcadio arcelia arely argelia arnulfo asuncion atanasio augusto aureliano avelina avelino baldomero
  baltazar bartolome basilio baudelio benigno benita bernardina bernardino bertin bonifacio brigido caritina casimiro cayetano
  ceferino celerino celestino celina cipriano ciro citlalin conrado constantino cornelio crescencio crisanto crispin cutberto
  damaso dayanara delfin deyanira dionicia dionisio domitila donaciano donato edelmira eduviges efigenia elpidio emerenciana
  emerita emeterio emigdio epigmenio erendira estanislao esthela etelvina eufemia eufrosina eustaquio eustolia eutimio evodio
  fabricio facundo faustina feliciana feliciano felicitas fidencio filemon filogonio flavio floriberto florinda francelia
  fulgencio galdino gamaliel gaudencio gelacio gerson gildardo ginez graciano gumaro gumercindo heliodoro heraclio hermila
  hermilo heron higinio hilaria hilarion hipolito honorio humbertina idelfonso indalecio iracema ireneo isidoro isidra itzamna
  itzayana itzia jael jeremias jerico jessenia jhovany joana jonas josafat josefino jovito juvencio juventino karim lamberto
  landy laureano leocadia leocadio leodegario leonides leonila leopoldina liborio librado ligia lino longino lorenza lucrecia
  ludivina luisana macedonio maclovio macrina malaquias marcelina marciano maricarmen marisa maty maximina melecio melesio
  mercedario metzli mirella monico nahum narciso natalio nazario nemesio nepomuceno nicasio nicodemo nohely nohemi octaviano
  odilia olegario olinda onesimo onofre oralia pancracio pantaleon paulo petronilo pioquinto policarpo pompeyo ponciano porfiria
  prisciliano procopio prudencio quetzalli quirino raymunda regino remedios remigio rosenda rufina rufino rutilio sabina sandro
  saturnino secundino serafin serapio sergia severa silverio silviano simona sixto socorro tiburcia tito tonatiuh toribio
  tranquilino ulices urbana valdemar valente vespasiano vianey victoriana viviana wilber wilfredo xicotencatl xiomara xitlali
  yamilet yaretzy yoselin yovani yuritzi zacarias zacnite zeferina zeferino zenon zita zuleima zulma
  aaron abdiel aitana aldo alison allison amairani angelly areli asael ashley citlaly debanhi dereck derek dilan dylan elian
  elizabet emir enoc esau ethan evan gadiel giovani giovanni grecia haziel iker ilse isis izel jair jaziel jesica joan johan
  joselyn jovani jovany julissa kaleb karely keila kendra lesly leslye liam litzy lizandro maite marely melany mia michelle nahomi
  nataly nathaly neftali osiris owen paul pilar quetzal raziel romeo ruby sahid said salma sarai selena sharon sinai tadeo tamara
  thiago vania xavier yovanny zaid zoe`.split(/\s+/),
);

/** Whether a name begins with a given name, or ends with one behind two surnames, as lists are written. */
export function hasGivenName(text: string): boolean {
  const words = wordsOf(text);
  // `J. Trinidad`
  const first = words.find((word) => word.length > 1) ?? '';
  return GIVEN.has(first) || (words.length > 2 && GIVEN.has(words.at(-1) ?? ''));
}

/** Whether no word of it is a surname alone: half a name. */
export function isGivenOnly(text: string): boolean {
  const words = wordsOf(text);
  return words.length > 0 && words.length <= 2 && words.every((word) => GIVEN.has(word));
}

const PARTICLES: ReadonlySet<string> = new Set(['de', 'del', 'la', 'las', 'los']);

function wordsOf(text: string): string[] {
  return fold(text)
    .split(' ')
    .filter((word) => word !== '' && !PARTICLES.has(word));
}
