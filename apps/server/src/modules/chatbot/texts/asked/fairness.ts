import type { Asked } from "../../asked-words.ts";

/** In how many words people ask for what `../fairness.ts` tells. */
export const fairnessAsked: Asked = {
  "demographic-questions": {
    en: `
      government monitoring questions; do I have to say my race; ethnicity question; sex question; decline to answer;
      hmda; gender; why do you ask my race; why ask about ethnicity; do I have to say my sex;
      is the race question required; skip the demographic questions; why do you need to know if I am Latino;
      government monitoring; what do you do with the race answer; does my race matter; I do not want to say what I am;
      prefer not to answer; is it legal to ask about my ethnicity; questions about gender; nationality;
      what has my color to do with it; black or white; Asian; personal questions about my background;
      what does it matter if I am Mexican; why do you want to know my race; what is it to you what color I am;
      is the part about ethnicity needed; may I leave the race blank; why is there a question about sex;
      do I need to say if I am Hispanic; what do you use my ethnicity for; nosy questions;
      the section about race and sex; why do you care if I am male or female; government questions
    `,
    es: `
      preguntas del gobierno; tengo que decir mi raza; pregunta de origen étnico; pregunta de sexo; no contestar;
      hmda; género; hispano o latino; por qué preguntan mi raza; por qué preguntan la etnia; tengo que decir mi sexo;
      es obligatoria la pregunta de raza; saltar las preguntas demográficas; para qué quieren saber si soy latino;
      seguimiento del gobierno; qué hacen con la respuesta de raza; importa mi raza; no quiero decir qué soy;
      prefiero no contestar; es legal preguntar mi etnia; preguntas de género; nacionalidad;
      qué tiene que ver mi color; blanco o negro; asiático; preguntas personales de mi origen; indígena;
      qué importa si soy mexicano; por qué quieren saber mi raza; qué les importa mi color; hace falta lo de la etnia;
      puedo dejar en blanco la raza; por qué preguntan el sexo; debo decir si soy hispana; para qué usan mi etnia;
      preguntas metiches; la parte de raza y sexo; por qué les importa si soy hombre o mujer; preguntas del origen
    `,
  },
  "fair-lending": {
    en: `
      discriminated against; treated unfairly because of my age; on disability benefits; public assistance income;
      welfare; too old; religion; national origin; denied because I am; discrimination; do you discriminate;
      am I too old; does my age matter; because I am a woman; I am on welfare; I get food stamps;
      treated unfairly because of my race; single mother; unmarried; does it matter that I am an immigrant;
      equal opportunity; you denied me because I am black; pregnant; senior citizen; gay couple;
      is there an age limit; public assistance; Section 8; fair lending; prejudice; will my accent count;
      does being divorced hurt me; over eighty; I am 70, will you say no; are old people allowed; does age count;
      do you treat everybody the same; because of my skin; I am a single mom; will it hurt that I am not married;
      on disability, do you hold that against me; is my accent a problem; I feel you said no because I am a woman;
      they were racist; does my religion matter; living on assistance; I am elderly; do you lend to seniors;
      against me because of who I am; turned away for being old; wheelchair user treated worse
    `,
    es: `
      me discriminan; trato injusto por mi edad; cobro por discapacidad; asistencia pública; soy mayor; religión;
      origen nacional; me niegan por ser; discriminación; ustedes discriminan; soy muy viejo; importa mi edad;
      porque soy mujer; recibo ayuda del gobierno; recibo estampillas de comida; trato injusto por mi raza;
      madre soltera; sin casarme; importa que sea inmigrante; igualdad de oportunidades; me negaron por ser negro;
      embarazada; persona mayor; pareja gay; hay límite de edad; sección 8; préstamo justo; prejuicio;
      cuenta mi acento; me perjudica ser divorciada; más de ochenta años; por mi estado civil;
      tengo 70, me dirán que no; aceptan viejitos; cuenta la edad; tratan igual a todos; por mi color de piel;
      soy mamá soltera; me afecta no estar casada; recibo incapacidad, eso me perjudica; es problema mi acento;
      siento que me negaron por ser mujer; fueron racistas; importa mi religión; vivo de asistencia; soy anciano;
      prestan a los de la tercera edad; en mi contra por ser quien soy; rechazado por viejo
    `,
  },
  "ssn-safety": {
    en: `
      why do you need my ssn; is my social security number safe; who has my ssn; last four digits;
      do I have to give my social; itin; is it safe to give my social; do I have to give my Social Security number;
      I do not want to put my social; who sees my SSN; is my social protected; can I apply without a social;
      use an ITIN; afraid of identity theft with my social; why the full number; SSN encrypted;
      what do you use the social for; skip the social; nine digits; I never give that number out;
      will you keep my social security number; I am nervous about giving my social; why all nine numbers;
      is it OK to type my social here; must I put my social; I would rather not give my social;
      what for do you want my social; can I give only the last four; my social might get stolen;
      how do you protect my social; can I do it without my social security number;
      I do not like putting that number online; who looks at my social
    `,
    es: `
      está seguro mi seguro social; quién tiene mi ssn; últimos cuatro dígitos; tengo que dar mi social; itin;
      por qué piden mi seguro social; es seguro dar mi social; tengo que dar mi número de seguro social;
      no quiero poner mi social; quién ve mi seguro social; últimos cuatro números; está protegido mi social;
      puedo aplicar sin social; usar ITIN; miedo a que me roben el social; por qué el número completo;
      para qué usan el social; saltar el seguro social; nueve dígitos; nunca doy ese número;
      desconfío de poner el seguro social; número de seguridad social; me pone nervioso dar mi social;
      por qué los nueve números; está bien escribir mi social aquí; a fuerza el social; preferiría no dar mi social;
      para qué quieren el seguro social; puedo dar solo los últimos cuatro; me pueden robar el social;
      cómo protegen mi social; lo hago sin mi seguro social; no me gusta poner ese número en línea;
      quién mira mi social; para qué necesitan mi número de seguro social
    `,
  },
  "credit-needed": {
    en: `
      minimum credit score; fico needed; bad credit; low score; late payments on my report; past bankruptcy;
      foreclosure years ago; short credit history; what credit score do I need; minimum score;
      is my credit good enough; I had a bankruptcy; foreclosure in the past; late payments; no credit history;
      I have collections; can I qualify with poor credit; score under 600; charge offs; my credit is shot; chapter 7;
      repossession; do you take people with a low score; missed some payments during covid; is 650 enough;
      requirements on credit; my credit has been ruined; short sale years ago; what FICO do you look for;
      is my score too low; my score is in the low 600s; do I have a chance with my score;
      would I be wasting my time with my credit; I went through bankruptcy; bankruptcy some years back;
      I had a foreclosure; my credit is not great; do you work with bad credit; I was late on some bills;
      what score do you want; credit not so good; is fair credit enough; can I get it after bankruptcy;
      my credit took a beating; score of 580; old collections
    `,
    es: `
      puntaje mínimo; qué fico piden; mal crédito; puntaje bajo; pagos atrasados en mi informe; quiebra pasada;
      ejecución hace años; poco historial de crédito; qué puntaje necesito; es bueno mi crédito; tuve una bancarrota;
      me embargaron una casa antes; pagos atrasados; no tengo historial de crédito; tengo cuentas en cobranza;
      califico con crédito malo; puntaje menos de 600; mi crédito está por el suelo; capítulo 7; me quitaron el carro;
      aceptan gente con puntaje bajo; dejé de pagar unos meses; alcanza con 650; requisitos de crédito;
      se me arruinó el crédito; qué puntuación buscan; quiebra hace años; es muy bajo mi puntaje;
      mi puntaje anda por los 600; tengo chance con mi puntaje; pierdo el tiempo con mi crédito; pasé por bancarrota;
      bancarrota hace algunos años; perdí una casa antes; mi crédito no es muy bueno; trabajan con mal crédito;
      me atrasé en unos pagos; qué crédito piden; crédito regular alcanza; se puede después de la bancarrota;
      mi crédito está golpeado; puntaje de 580; cobranzas viejas
    `,
  },
  "debt-to-income": {
    en: `
      dti; debt ratio; too much debt; how are my debts counted; monthly obligations; income to debt;
      how much debt is too much; debt to income ratio; do I make enough; is my income enough; I have a lot of bills;
      does my car payment count; student loans; too many loans; how much must I earn; how do you look at my debts;
      minimum income; does my mortgage payment count; income requirement; what if half my income goes to debt;
      do cards count against me; ratio; I make 40 thousand a year, can I qualify; other payments;
      can I afford it by your rules; I owe a lot, is that a problem; is it too much that I owe;
      I have a car note and cards; too many bills each month; do my bills hurt me; does what I owe matter;
      how much may I owe; I owe on a truck and school; how much of my income can go to debts;
      do I earn enough for this; is my pay high enough; will my student debt stop me; how do you weigh bills and pay;
      share of my income; we live paycheck to paycheck; my bills take most of my check
    `,
    es: `
      dti; relación de deuda; demasiada deuda; cómo cuentan mis deudas; obligaciones mensuales;
      proporción de deudas e ingresos; cuánta deuda es mucha; relación deuda ingreso; gano suficiente;
      me alcanza mi ingreso; tengo muchas cuentas; cuenta el pago del carro; préstamos de estudiante;
      demasiados préstamos; cuánto tengo que ganar; cómo ven mis deudas; ingreso mínimo; cuenta mi hipoteca;
      requisito de ingreso; la mitad de mi sueldo se va en deudas; cuentan las tarjetas; proporción;
      gano 40 mil al año, califico; otros pagos; qué parte de mi ingreso; debo mucho, es problema;
      es demasiado lo que debo; tengo el pago del carro y tarjetas; muchas cuentas cada mes; me afectan mis cuentas;
      importa lo que debo; cuánto puedo deber; debo la troca y la escuela; cuánto de mi ingreso va a deudas;
      gano lo suficiente para esto; es bastante mi sueldo; me detiene mi deuda de estudios;
      cómo comparan cuentas y sueldo; parte de mi ingreso; vivimos al día; mis cuentas se llevan casi todo mi cheque
    `,
  },
  "what-apr-means": {
    en: `
      meaning of apr; define annual percentage rate; explain apr; apr versus interest rate; does the apr include fees;
      what is APR; what does APR mean; is APR the same as the rate; why are there two rates;
      why is the APR not the interest; percent per year; the meaning of the abbreviation; are costs in the APR;
      what do the letters APR mean; what is that APR thing; interest and APR, what is the difference;
      APR in simple words; what are those three letters; is APR the interest; why APR and rate are not the same;
      define APR; how does APR work; what is included in APR
    `,
    es: `
      significado de apr; definir tasa porcentual anual; explicar la apr; diferencia entre apr e interés;
      la apr incluye cargos; qué es la APR; qué significa APR; APR o tasa de interés; la APR es lo mismo que la tasa;
      tasa porcentual anual; la APR incluye los cargos; explique la APR; por qué hay dos tasas;
      por qué la APR no es el interés; porcentaje por año; el significado de las siglas; qué son esas letras; TAE;
      APR en palabras sencillas; qué son esas tres letras; la APR es el interés; por qué APR y tasa no son lo mismo;
      definir APR; cómo funciona la APR; qué incluye la APR
    `,
  },
  "payment-calculation": {
    en: `
      payment formula; interest and principal; amortization; why is my payment this amount;
      how much of it is interest; balloon payment; how is my payment calculated; how much would I pay a month;
      estimate my payment; payment for 100000; is it interest only; balloon at the end; principal and interest;
      will the payment be the same each month; payment calculator; what would the payments be;
      how much goes to interest; how many years to pay it back; formula for the installment;
      what would it run me monthly; how much a month for a twenty year term; does my balance go down each month;
      payment on 75k; how do you figure my payment; how do you get the monthly amount;
      what is the monthly on a big loan; roughly what would the payment be; what would it cost a month;
      how do you arrive at the installment; is it the same payment each time; how much per month for 30 thousand;
      monthly cost; how much interest do I pay in total; is there a big payment at the end; figure out the payments;
      what is a payment on 50k
    `,
    es: `
      fórmula del pago; interés y capital; amortización; por qué mi pago es de esa cantidad; cuánto es interés;
      pago global al final; cómo se calcula mi pago; cuánto pagaría por mes; calcular mi mensualidad; pago por 100000;
      es solo interés; capital e interés; el pago es igual cada mes; calculadora de pagos; de cuánto serían los pagos;
      cuánto se va en interés; en cuántos años se paga; fórmula de la cuota; cuánto me saldría mensual;
      cuánto al mes a veinte años; baja mi saldo cada mes; pago por 75 mil; cómo sacan mi pago;
      cómo llegan a la cuota mensual; cuánto es al mes en un préstamo grande; aproximadamente de cuánto el pago;
      cuánto costaría al mes; cómo calculan la cuota; es el mismo pago cada vez; cuánto por mes por 30 mil;
      costo mensual; cuánto interés pago en total; hay un pago grande al final; hacer la cuenta de los pagos;
      de cuánto es el pago de 50k
    `,
  },
  "pay-early": {
    en: `
      prepayment penalty; pay it off sooner; extra payment; pay down faster; early payoff charge; end the line;
      close my line; pay back everything next year; charged for paying ahead; can I pay it off early; pay extra;
      pay more each month; get rid of the loan sooner; pay the whole thing off; fee for paying early; close the line;
      payoff amount; make additional payments; pay down the principal; extra principal;
      is there an early termination fee; end the loan ahead of schedule; pay a lump sum toward it;
      how do I close my account; release of lien after payoff; get a payoff quote; pay it back faster;
      double payments; charged for paying too soon; can I throw more at it; put extra toward it;
      do you punish me for paying it off; is there a fine for paying early; pay it down fast; pay it off when I sell;
      if I get an inheritance can I pay it all; how do I get the payoff; what if I want to finish sooner;
      can I pay more than the bill; pay it off in two years; is it OK to pay ahead; knock it out early;
      bonus money toward the loan; any charge to pay the rest
    `,
    es: `
      penalidad por prepago; liquidarlo antes; pago extra; pagar más rápido; cargo por pago anticipado;
      terminar la línea; cerrar mi línea; devolver todo el próximo año; me cobran por adelantar pagos;
      puedo pagarlo antes; pagar extra; pagar más cada mes; acabar antes con el préstamo; liquidarlo todo;
      cargo por pagar antes; cerrar la línea; cantidad para liquidar; hacer pagos adicionales; abonar a capital;
      terminar antes de tiempo; pagar una suma de golpe; cómo cierro mi cuenta; quitar el gravamen después de pagar;
      saldo para liquidar; pagarlo más rápido; pagos dobles; me cobran por pagar pronto; adelantar pagos;
      saldar antes; puedo meterle más; ponerle extra; me castigan por liquidarlo; hay multa por pagar antes;
      bajarlo rápido; lo pago cuando venda; si me cae una herencia lo puedo pagar todo; cómo pido el saldo;
      si quiero terminar antes; puedo pagar más que la cuota; pagarlo en dos años; está bien pagar por adelantado;
      acabarlo pronto; darle un dinero extra; cobran por pagar lo que resta; abonar más
    `,
  },
  "heloc-or-refinance": {
    en: `
      cash-out refinance compared; second mortgage; keep my low mortgage rate; home equity loan versus line;
      does it replace my mortgage; HELOC or refinance; what happens to my mortgage; will it replace my mortgage;
      cash out refinance; difference between a refi and a line; is this a refinance; do I have to refinance;
      keep my first mortgage; home equity loan versus HELOC; two mortgages; does it change my current mortgage;
      leave my old mortgage alone; refi instead; will I have two payments; is my present loan paid off by this;
      should I redo my mortgage; does my bank have to agree; I have a low rate on my mortgage and want to keep it;
      do I lose my low mortgage; does my old mortgage go away; will this touch my first mortgage;
      is my first mortgage affected; is a refi better; refinance or this; do you replace what I have;
      cash out versus this; does my mortgage company need to know; my mortgage is at three percent;
      give up my mortgage rate; is it on top of my mortgage; I would still pay my old mortgage
    `,
    es: `
      comparar refinanciamiento con retiro; segunda hipoteca; conservar mi tasa de hipoteca; préstamo o línea;
      reemplaza mi hipoteca; línea o refinanciamiento; qué pasa con mi hipoteca; conservar mi tasa baja;
      refinanciar sacando dinero; diferencia entre refinanciar y la línea; esto es un refinanciamiento;
      tengo que refinanciar; quedarme con mi primera hipoteca; préstamo sobre la vivienda o línea; dos hipotecas;
      cambia mi hipoteca actual; dejar mi hipoteca como está; voy a tener dos pagos;
      se paga mi préstamo de ahora con esto; rehacer mi hipoteca; mi banco tiene que estar de acuerdo;
      tengo tasa baja en mi hipoteca y la quiero conservar; pierdo mi hipoteca barata; se va mi hipoteca anterior;
      toca mi primera hipoteca; se afecta mi primera hipoteca; es mejor refinanciar; refinanciar o esto;
      reemplazan lo que tengo; sacar efectivo o esto; tiene que saber mi compañía hipotecaria;
      mi hipoteca está al tres por ciento; dejar mi tasa de hipoteca; es encima de mi hipoteca;
      seguiría pagando mi hipoteca vieja
    `,
  },
  "nothing-upfront": {
    en: `
      pay anything first; application fee; deposit required; money down; cost to apply; free to apply;
      fee if I do not go on; is it free to apply; do I pay anything now; upfront cost; cost of checking my rate;
      do I owe you if I cancel; when do I have to pay the fees; you asked for money first; deposit;
      do I pay if I am denied; no money down; how much to start; do you charge for applying;
      credit card needed to apply; any cost if I back out; advance fee; need money to begin;
      does a quote cost anything; free quote; is there an obligation; do I pay anything up front;
      any money needed beforehand; must I put something down; do you need my card to start; is applying free;
      do I owe anything if I do not take it; what does it cost me to try; pay before the loan comes;
      do you take money before; is there a charge for looking; what if I apply and then say no, do I owe you;
      down payment; first payment before I get money; costs nothing to ask
    `,
    es: `
      pagar algo primero; cargo por solicitar; depósito requerido; pago inicial; costo de solicitar;
      es gratis solicitar; cargo si no sigo; pago algo ahora; costo de solicitud; costo por adelantado;
      cuánto cuesta ver mi tasa; les debo si cancelo; cuándo se pagan los cargos; me pidieron dinero antes; depósito;
      pago si me niegan; sin enganche; cuánto para empezar; cobran por solicitar; tarjeta de crédito para solicitar;
      me cuesta si me arrepiento antes; pago anticipado; necesito dinero para empezar; la cotización cuesta;
      cotización gratis; hay compromiso; dar un adelanto; pago algo por adelantado; hace falta dinero antes;
      tengo que poner algo; necesitan mi tarjeta para empezar; es gratis aplicar; debo algo si no lo tomo;
      cuánto me cuesta intentar; pagar antes de que llegue el préstamo; agarran dinero antes; cobran por mirar;
      si aplico y digo que no, les debo; enganche; primer pago antes de tener dinero; preguntar no cuesta
    `,
  },
};
