import type { Asked } from "../../asked-words.ts";

/** In how many words people ask for what `../eligibility.ts` tells. */
export const eligibilityAsked: Asked = {
  "line-amounts": {
    en: `
      maximum loan amount; minimum line; how much can I get; largest line; borrow limit; credit limit;
      what is the biggest line; can I get a certain sum; how much can I borrow; what is the maximum loan;
      what is the minimum; how large a line can I have; smallest amount you lend; can I get 500 thousand;
      can I ask for 10000; limits; how much would I qualify for; how much equity do I need;
      what percentage of the home's value; can I borrow less than offered; loan to value; biggest loan you do;
      is there a lower limit; how much money could I get out of my house; range of amounts; just a small loan;
      what is the top amount; can I borrow two hundred thousand; is a few thousand too little;
      do you make small loans; most you would lend me; how much will you give me; change the amount I want to borrow;
      can I choose a lower amount; least I can take; ceiling; how much could I have on a paid off house;
      what size of loan; smallest line possible; how much equity must stay in the house
    `,
    es: `
      monto máximo; línea mínima; cuánto me prestan; línea más grande; límite de crédito; cantidad máxima;
      cuál es la línea más grande; pueden darme cierta suma; cuánto puedo pedir prestado; cuál es el préstamo máximo;
      cuál es el mínimo; qué tan grande puede ser la línea; lo menos que prestan; puedo pedir 500 mil;
      puedo pedir 10000; límites; para cuánto califico; cuánto valor acumulado necesito;
      qué porcentaje del valor de la casa; puedo pedir menos de lo ofrecido; el préstamo más grande; cantidad mínima;
      cuánto dinero le saco a mi casa; un préstamo chico; hasta cuánto dan; cuál es el tope;
      puedo sacar doscientos mil; unos miles es muy poquito; hacen préstamos chicos; lo más que me prestarían;
      cuánto me dan; cambiar la cantidad que quiero pedir; puedo escoger menos; lo menos que puedo tomar;
      cuánto con la casa ya pagada; de qué tamaño; la línea más chica; cuánto valor tiene que quedar en la casa
    `,
  },
  "what-is-a-heloc": {
    en: `
      what is a heloc; explain home equity line of credit; how does a heloc work; difference between heloc and loan;
      equity meaning; how does a home equity line work; what does equity mean; is it a loan or a credit card;
      explain in plain English; difference between a line and a loan; is it the same as a second mortgage;
      I do not understand what you are selling; borrow against my house; I am new to this; what does HELOC stand for;
      is this a reverse mortgage; what kind of loan is it; tell me about your product; how do these lines work;
      what exactly do you offer; definition of a draw period; I never had one of these; somebody told me about helocs;
      what are you talking about, equity line; simple explanation please; make it simple for me;
      how is this different from a mortgage; what am I getting into; does it work off my house's value;
      basics of a home equity line; what is the point of a heloc; what does draw mean; how do these things work;
      teach me; is it a second loan on the house
    `,
    es: `
      qué es un heloc; explique la línea de crédito; cómo funciona un heloc; diferencia con un préstamo;
      qué es el capital de la casa; cómo funciona una línea sobre la casa; qué significa equity;
      es préstamo o tarjeta de crédito; explíquelo con palabras sencillas; diferencia entre línea y préstamo;
      es una segunda hipoteca; no entiendo qué venden; pedir prestado con mi casa; soy nuevo en esto;
      es hipoteca inversa; qué tipo de préstamo es; cuénteme de su producto; qué ofrecen ustedes; plusvalía;
      capital de la vivienda; para qué sirve esto; nunca he tenido una de estas; me hablaron de los heloc;
      qué es eso de línea sobre la casa; explicación sencilla por favor; hágamelo fácil;
      en qué es distinto de una hipoteca; en qué me estoy metiendo; funciona con el valor de mi casa;
      lo básico de la línea; qué quiere decir disponer; cómo trabajan estas cosas; enséñeme;
      es un segundo préstamo sobre la casa
    `,
  },
  collateral: {
    en: `
      can I lose my house; foreclosure; lien on my home; collateral; what if I cannot pay; missed payment;
      risk to my home; out of work and cannot pay; hardship; behind on payments; afraid of losing the house;
      can the lender take the house away; can you take my house; what if I stop paying; am I putting my home at risk;
      is my house security for it; do I lose my home if I lose my job; what happens if I default; could we be evicted;
      secured loan; do you put a lien on my house; is it risky; I am scared of losing the house;
      do you own part of my home then; I am behind and worried about the house; repossess;
      what can you do to me if I miss payments; does the bank own my house then; what happens if I miss a payment;
      I cannot make the payment this month; what if I pay late; I lost my job and am scared;
      what if I get sick and fall behind; does my family lose the house if I die; can they put us out;
      would I be homeless; is the house on the line; what do you do to people who do not pay;
      the house backs the loan; I am having trouble paying
    `,
    es: `
      puedo perder mi casa; ejecución hipotecaria; gravamen sobre mi casa; garantía; si no puedo pagar; pago atrasado;
      riesgo para mi casa; sin empleo y no puedo pagar; dificultades; atrasado en los pagos; miedo por la casa;
      me quitan la casa; pueden quedarse con la casa; pueden quedarse con mi casa; qué pasa si dejo de pagar;
      pongo en riesgo mi casa; la casa es la garantía; pierdo la casa si pierdo el trabajo; qué pasa si no cumplo;
      nos pueden desalojar; préstamo con garantía; ponen un gravamen en mi casa; es riesgoso;
      tengo miedo de perder la casa; entonces parte de la casa es de ustedes; voy atrasado y me preocupa la casa;
      embargar; qué me hacen si fallo con los pagos; me echan a la calle; y si no puedo pagar;
      qué pasa si fallo un pago; no puedo pagar este mes; qué pasa si pago tarde; perdí el trabajo y tengo miedo;
      si me enfermo y me atraso; mi familia pierde la casa si me muero; nos pueden sacar; me quedo sin casa;
      está en juego la casa; qué les hacen a los que no pagan; la casa responde; dificultades para pagar;
      me la quitan; qué pasa con mi hogar
    `,
  },
  states: {
    en: `
      do you lend in my state; which states; available in Texas; licensed in New York; state license list;
      is it available where I live; are you licensed here; I live in New York; Hawaii; Alaska; do you work nationwide;
      I am moving to another state; the home is in another state than I am; not available in my area;
      why not in my state; do you do business in Florida; where do you operate; out of state property;
      which places do you serve; is my zip code covered; licensed lender; do you serve my state;
      do you work in the place where I live; are you in every state; we are in a small town, do you lend here;
      my state is not on the list; is it offered in all 50 states; where are you licensed; can I get one here;
      do you help people in other states; Washington DC; Guam; Virgin Islands; which part of the country;
      I am from a territory
    `,
    es: `
      prestan en mi estado; cuáles estados; disponible en Texas; licencia en Nueva York; lista de licencias;
      en cuáles estados; hay donde yo vivo; tienen licencia aquí; vivo en Nueva York; Hawái; Alaska;
      trabajan en todo el país; me voy a mudar a otro estado; la casa está en otro estado;
      no está disponible en mi área; por qué no en mi estado; trabajan en Florida; dónde operan;
      propiedad fuera del estado; mi código postal; en qué lugares dan el servicio; dan servicio en mi estado;
      trabajan donde yo vivo; están en todos los estados; estamos en un pueblo chico, prestan aquí;
      mi estado no está en la lista; hay en los 50 estados; dónde tienen licencia; puedo sacarlo aquí;
      ayudan a gente de otros estados; Washington; Guam; Islas Vírgenes; en qué parte del país; soy de un territorio;
      prestan por acá
    `,
  },
  "home-types": {
    en: `
      condo; rental property; second home; mobile home; manufactured house; investment property; duplex;
      which property types; home on a lot; home on leased land; house that I rent out; vacation home; four units;
      does my house qualify; is a mobile home OK; manufactured home; townhouse; cabin; farm; co-op apartment;
      tiny house; I rent it out; triplex; land without a house; what kinds of properties do you take;
      a house with acreage; log home; house under construction; multi-family; lake house; trailer;
      I do not live in the house; Airbnb; apartment building; modular home; house in an LLC rented to others;
      will you take a trailer; is a manufactured house all right; we have a double; two family house;
      does a town home count; is a condominium OK; I own a cottage; can I use my rental; our vacation place;
      we live on a farm; what about a houseboat; house on leased land; mixed use building; flat in a high rise;
      my house is old; does it have to be where I live; what sort of house do you accept
    `,
    es: `
      condominio; propiedad de alquiler; segunda vivienda; casa móvil; casa prefabricada; propiedad de inversión;
      dúplex; tipos de propiedad; casa en terreno propio; casa que alquilo a otros; casa de vacaciones;
      cuatro unidades; mi casa califica; casa adosada; segunda casa; cabaña; finca; cooperativa de apartamentos;
      casa chiquita; la rento; terreno sin casa; qué tipo de propiedades aceptan; casa con terreno;
      casa en construcción; multifamiliar; tráiler; no vivo en la casa; airbnb; edificio de apartamentos;
      casa modular; rancho; aceptan un tráiler; está bien una casa prefabricada; casa para dos familias;
      cuenta una casa en hilera; está bien un condominio; tengo una cabaña; puedo usar mi casa de renta;
      nuestra casa de playa; vivimos en un rancho; casa en terreno rentado; local con vivienda;
      departamento en un edificio alto; mi casa es vieja; tiene que ser donde vivo; qué clase de casa aceptan;
      mobile home
    `,
  },
  "home-for-sale": {
    en: `
      my house is listed; selling my home; on the market; sell house during the loan; listed for sale;
      I am selling my house; my home is on the market; it is listed for sale; what if I sell later; planning to move;
      can I apply while it is listed; took the house off the market; sell with the line on it;
      there is a for sale sign in the yard; we have a buyer; realtor; must I pay it back when I sell;
      house under contract; what happens to the line when the home is sold; listing expired;
      want to fix it up and sell it; we put it up for sale; it is with a realtor; our house is listed;
      if I list the house next year; we might sell; can I borrow now and sell after;
      house on Zillow for sale by owner; thinking of selling; must take the listing down; we are downsizing soon;
      I plan to sell when the kids are out; what if I move
    `,
    es: `
      mi casa está en venta; vender mi casa; en el mercado; vender durante el préstamo; anunciada para la venta;
      estoy vendiendo mi casa; mi casa está en el mercado; está anunciada; qué pasa si la vendo después;
      pienso mudarme; puedo aplicar mientras está en venta; quité la casa del mercado; vender con la línea;
      letrero de se vende; ya tenemos comprador; agente de bienes raíces; tengo que pagarlo cuando venda;
      contrato de venta; qué pasa con la línea si se vende la casa; arreglarla para venderla; la puse en venta;
      la pusimos a la venta; la tiene un agente; nuestra casa está en lista; si la pongo en venta el próximo año;
      a lo mejor vendemos; puedo pedir ahora y vender después; se vende por dueño; pensando en vender;
      hay que quitar el anuncio; nos vamos a una más chica; pienso vender cuando se vayan los hijos; y si me mudo
    `,
  },
  "co-owner": {
    en: `
      does my wife have to sign; husband on the title; co-owner; co-signer; co-borrower; spouse signature;
      other person on the deed; joint owner; somebody in the family owns part of the house; half belongs to another;
      does my spouse have to sign; my husband is on the deed; two owners; someone else owns it with me;
      can I apply alone; both names are on the house; must my partner be on the loan; my brother owns half;
      my ex is still on the title; will my wife see my income; is a co-owner responsible for the debt;
      add my wife to the loan; joint application; he does not want to sign; I own it with my mother;
      we are not married; does she need good credit; second person has to do what; is my husband liable;
      apply together; spouse not on the deed; she is an owner as well; my wife is on the deed;
      can I leave my husband out of it; do both of us have to sign; does the other owner have to do anything;
      do you need my wife for this; only my name on the loan but two on the house; keep it from my spouse;
      will the other owner be on the hook; my sister and I own it; partner on the title; does my husband find out;
      is a signature from him needed; my kids are on the deed; owner lives abroad
    `,
    es: `
      mi esposo está en el título; copropietario; cofirmante; codeudor; firma del cónyuge;
      otra persona en la escritura; un familiar es dueño de una parte; la mitad es de otra persona;
      tiene que firmar mi cónyuge; mi marido está en la escritura; dos dueños; la casa es mía y de otra persona;
      puedo aplicar solo; los dos nombres están en la casa; mi pareja tiene que estar en el préstamo;
      mi hermano es dueño de la mitad; mi ex está en el título; mi esposa verá mis ingresos;
      el otro dueño responde por la deuda; agregar a mi esposa; solicitud conjunta; no quiere firmar;
      la tengo con mi mamá; no estamos casados; necesita buen crédito ella; qué tiene que hacer la otra persona;
      sin que se entere mi marido; aplicar juntos; ella también es dueña; mi esposa está en la escritura;
      puedo dejar a mi marido fuera; tenemos que firmar los dos; tiene que hacer algo el otro dueño;
      necesitan a mi esposa para esto; solo mi nombre en el préstamo pero dos en la casa; que no se entere mi esposo;
      el otro dueño queda debiendo; mi hermana y yo somos dueños; mi pareja en el título; hace falta la firma de él;
      mis hijos están en la escritura; el dueño vive en otro país; necesito a mi ex para firmar;
      tiene que firmar mi esposa
    `,
  },
  "trust-owner": {
    en: `
      house owned by a trust; living trust; trustee; certificate of trust; family trust title; my house is in a trust;
      I am the trustee; trust documents; revocable trust; irrevocable trust; house held by an LLC;
      company owns the house; family trust; put the house in a trust for the kids; do trustees sign;
      do I have to take the home out of the trust; trust agreement pages; successor trustee; estate plan;
      our house belongs to a trust; it is titled in our trust; we did estate planning and deeded the house to it;
      trustees; deed is in the trust's name; parents' trust; can a trust get the loan; what about a living trust;
      LLC owned; corporation; trust paperwork you need; grantor; my attorney set up a trust
    `,
    es: `
      casa a nombre de un fideicomiso; fideicomiso en vida; fiduciario; certificado de fideicomiso; trust familiar;
      mi casa está en un fideicomiso; trust en vida; soy el fiduciario; documentos del fideicomiso;
      fideicomiso revocable; fideicomiso irrevocable; la casa es de una LLC; una compañía es dueña de la casa;
      puse la casa en un trust para los hijos; firman los fiduciarios; tengo que sacar la casa del fideicomiso;
      el título está a nombre del trust; páginas del trust; sucesor del fiduciario; nuestra casa es de un fideicomiso;
      está titulada en el trust; hicimos plan de herencia y pasamos la casa ahí; fiduciarios;
      la escritura dice el fideicomiso; el trust de mis papás; le prestan a un trust; y un trust en vida;
      dueña es una LLC; corporación; qué papeles del trust quieren; mi abogado armó un trust
    `,
  },
  texas: {
    en: `
      texas rules; texas home equity; 80 percent limit texas; twelve day wait; texas 50a6; I live in Texas;
      Texas home equity rules; home equity in Austin; San Antonio; why must I wait 12 days; fifty a six; a6 loan;
      homestead; how many loans can I have in Texas; Texas cash out; fee cap in Texas; 80 percent rule; Houston house;
      Texan; is it different in TX; can I refinance a Texas home equity loan; one loan a year; our place is in Texas;
      does Texas treat this differently; you have to wait in Texas; rules in my state of Texas;
      in Texas can I borrow all; Fort Worth; El Paso; Texas law; I heard Texas is strict on home equity;
      Texas limit on how much; do you do Texas
    `,
    es: `
      reglas de texas; capital de la vivienda en texas; límite de 80 por ciento; espera de doce días; texas 50a6;
      vivo en Texas; casa en Austin; San Antonio; por qué espero 12 días; préstamo a6; homestead;
      cuántos préstamos puedo tener en Texas; límite de cargos en Texas; regla del 80 por ciento; casa en Dallas;
      es distinto en TX; refinanciar un préstamo de Texas; uno al año; tejano; el valle; nuestra casa está en Texas;
      en Texas es diferente; hay que esperar en Texas; reglas de mi estado Texas; en Texas puedo pedir todo;
      Fort Worth; El Paso; la ley de Texas; dicen que Texas es estricto; límite en Texas; prestan en Texas;
      vivo en Houston
    `,
  },
  declined: {
    en: `
      why was I denied; declined reasons; rejected; adverse action; not approved; apply again after denial;
      turned down; can I try again later; you said no; my application was rejected; I was refused;
      what is the reason for the decision; adverse action notice; can I appeal; can I apply again;
      reconsider my application; I do not qualify, why; how long until I can try again; letter says I was declined;
      which bureau did you use to deny me; give me another chance; disagree with the decision; reasons for denial;
      you would not give it to me; why did you refuse me; what was wrong with my application;
      you rejected me and I want to know why; how come I did not get it; got a letter saying no;
      what made you turn it down; is it final when you say no; can the no be changed; what can I do after a refusal;
      when may I reapply; credit denied; I was told I do not qualify; denied letter
    `,
    es: `
      por qué me negaron; motivos del rechazo; rechazada; acción adversa; no aprobado; volver a solicitar;
      no me lo dieron; puedo intentarlo más tarde; dijeron que no; mi solicitud fue rechazada; no me aprobaron;
      cuál es el motivo de la decisión; aviso de acción adversa; puedo apelar; puedo volver a aplicar;
      reconsideren mi solicitud; no califico, por qué; cuánto espero para intentar otra vez;
      la carta dice que fui negado; qué buró usaron para negarme; denme otra oportunidad;
      no estoy de acuerdo con la decisión; razones de la negativa; no me lo quisieron dar; por qué me dijeron que no;
      qué tenía mal mi solicitud; me rechazaron y quiero saber por qué; por qué no me lo dieron;
      me mandaron carta de que no; qué hizo que me negaran; es definitivo el no; se puede cambiar el no;
      qué hago después de que me negaron; cuándo puedo volver a intentar; crédito negado; me dijeron que no califico;
      carta de rechazo
    `,
  },
};
