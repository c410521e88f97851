import type { Asked } from "../../asked-words.ts";

/** In how many words people ask for what `../cost.ts` tells. */
export const costAsked: Asked = {
  "all-fees": {
    en: `
      closing costs; what does it cost; list of fees; how much are the charges; hidden fees; total cost of closing;
      all costs together; what will I pay in total; what are the closing costs; how much do you charge;
      are there fees; list every cost; total cost of the loan; is there an annual fee; what do I pay besides interest;
      fine print costs; what comes out of my pocket; is it expensive; are there any surprises in the costs;
      what is the catch; maintenance fee; out of pocket; break down the charges; how do you make your money;
      is anything deducted; extra costs; what is the total in fees; all in, what will it run me;
      how much in costs altogether; what are your charges; junk fees; what else do you charge me;
      do you have closing costs; tell me every fee; is there a yearly charge; what will I be out of;
      anything tacked on; how much does it cost to get this loan; what is the damage; penalty fees and costs
    `,
    es: `
      costos de cierre; cuánto cuesta; lista de cargos; comisiones; cargos ocultos; costo total del cierre;
      todos los costos juntos; cuánto pago en total; cuáles son los gastos de cierre; cuánto cobran; hay cargos;
      todos los costos; costo total del préstamo; hay cuota anual; qué pago además del interés; letra chiquita;
      qué sale de mi bolsillo; es caro; hay sorpresas en el costo; cuál es el truco; cuota de mantenimiento;
      desglose de los cobros; cómo ganan ustedes; me descuentan algo; gastos extras; cuánto cuesta el trámite;
      cuánto es el total en cargos; en total cuánto me cuesta todo esto; cuánto se paga de costos en todo;
      qué me cobran; cobros basura; qué más me cobran; tienen gastos de cierre; dígame todos los cargos;
      hay cobro anual; cuánto voy a gastar; algo más que agreguen; cuánto cuesta sacar este préstamo;
      costos ocultos y penalidades
    `,
  },
  "origination-fee": {
    en: `
      origination fee percent; is the fee taken from the loan; deducted from my money; why do I receive less;
      what is kept back from the payout; points; what is the origination fee; how much is origination;
      why is there a fee of almost five percent; do you keep part of the money; lender fee; setup fee;
      why did I receive less than I borrowed; fee taken out of my payout; is the origination fee refundable;
      can you waive the origination fee; percent fee up front; is it added to the loan; the amount I got is short;
      processing fee; commission; can I negotiate the fee; how much do you take from my loan; what do you skim off;
      your cut of the money; what comes off the loan before I get it; you keep a percentage;
      is the fee taken from the draw; how large is your fee for making the loan; fee that is subtracted;
      why is money missing from my payout; what are points on this; take it off the top; you shaved off some money
    `,
    es: `
      porcentaje del cargo de originación; se descuenta del préstamo; por qué recibo menos; comisión de apertura;
      qué retienen de la entrega; puntos; qué es el cargo de originación; cuánto es la originación;
      por qué cobran casi cinco por ciento; se quedan con parte del dinero; cargo del prestamista; cargo de apertura;
      por qué recibí menos de lo que pedí; lo descuentan de lo que me dan; se devuelve la originación;
      me pueden perdonar ese cargo; porcentaje al inicio; se suma al préstamo; me llegó incompleto;
      comisión por apertura; negociar la comisión; gastos de procesamiento; cuánto me quitan del préstamo;
      con cuánto se quedan; su tajada del dinero; qué le rebajan antes de dármelo; se quedan con un porcentaje;
      se descuenta de lo que saco; de cuánto es su comisión por hacer el préstamo;
      por qué falta dinero en lo que me dieron; qué son los puntos; comisión de ustedes; me rebajaron parte del dinero
    `,
  },
  "valuation-fee": {
    en: `
      appraisal fee; cost of appraisal; broker price opinion cost; evaluation fee; who pays the valuation;
      property condition report fee; how much does the appraisal cost; who pays for the appraisal;
      is the valuation free; am I charged for the home inspection; price of the BPO; cost of the evaluation;
      you charged me for valuing my house; fee for the person who looks at the house; refund of the appraisal fee;
      what does the broker's opinion cost; when do I pay the valuation; charge for looking at my property;
      is the appraiser paid by me; what does the appraiser charge; do I owe for the valuation;
      how much for somebody to value the house; is there a fee when a person values it;
      cost to have my home appraised; will you bill me for the broker; price of a home valuation
    `,
    es: `
      costo del avalúo; tarifa de tasación; opinión de valor cuánto cuesta; cargo de la evaluación;
      quién paga la valuación; informe de condición; cuánto cuesta el avalúo; quién paga el avalúo;
      la valuación es gratis; me cobran por la inspección de la casa; precio de la evaluación;
      me cobraron por valuar mi casa; pago por la persona que mira la casa; me devuelven lo del avalúo;
      costo de la tasación; cuándo se paga la valuación; cobran por ver mi propiedad; el tasador cobra;
      tarifa del corredor; yo le pago al tasador; cuánto cobra el valuador; debo algo por la valuación;
      cuánto por alguien que valúe la casa; hay cargo si la valúa una persona; costo de tasar mi casa;
      me facturan al corredor; cobro por avalúo; pago por el reporte del valor; precio de valuar
    `,
  },
  "recording-costs": {
    en: `
      county recording fee; mortgage tax; recording tax; government charges; intangible tax; stamp tax;
      what is the recording fee; county fee; tax on the mortgage; mortgage recording tax;
      why is there a government charge; how much does it cost to file the deed; doc stamps; clerk's office fee;
      transfer tax; fees from the courthouse; state tax on the loan; who pays to record;
      charges by the county recorder; deed filing cost; why are taxes on my loan so high;
      what does the courthouse charge; county clerk charge; what is this recording thing on my costs;
      is there a tax for registering the loan; do I pay state tax on this; mansion tax; filing fee;
      what is the documentary tax; government fees on my loan; costs to put it on record; tax to record in Florida
    `,
    es: `
      gastos de registro del condado; impuesto hipotecario; impuesto de registro; cargos del gobierno; timbres;
      qué es el gasto de registro; cobro del condado; impuesto sobre la hipoteca; impuesto de timbre;
      por qué hay un cobro del gobierno; cuánto cuesta registrar la escritura; impuesto estatal del préstamo;
      oficina del registrador; impuesto de transferencia; gastos de la corte; quién paga el registro;
      costo de inscribir la escritura; por qué son tan altos los impuestos de mi préstamo; timbres fiscales;
      cuánto cobra la corte; cobro del registro público; qué es eso de registro en mis costos;
      hay impuesto por registrar el préstamo; pago impuesto del estado por esto; cobro por archivar;
      impuesto documental; cargos del gobierno en mi préstamo; costos de ponerlo en el registro;
      impuesto por registrar en Florida
    `,
  },
  "notary-fee": {
    en: `
      notary fee; cost of notary coming to my house; manual notarization charge; how much is the notary;
      is the notary free; who pays the notary; cost of the video notary; cost of the mobile notary;
      charge when the notary travels to my place; notary price; do I tip the notary; fee for notarizing;
      am I billed for the signing appointment; is there a cost to meet with the notary; notary's bill;
      pay the signing agent; do I owe the notary money; does the notary bill me; what will the notary run me;
      how expensive is the notary; is the notary included; who covers the cost of the notary;
      is there a travel charge for the notary; pay for the notary who comes out; free notary or not;
      do I pay for the enotary
    `,
    es: `
      tarifa del notario; costo si el notario va a mi casa; notarización en persona; se paga el notario en línea;
      cuánto cobra el notario; el notario es gratis; quién paga el notario; costo del notario por video;
      costo del notario a domicilio; cobran si el notario viaja; precio del notario; le doy propina al notario;
      tarifa por notarizar; me cobran la cita de la firma; pagar por la notaría; la cuenta del notario;
      gastos notariales; le debo dinero al notario; me cobra el notario; en cuánto sale el notario;
      es caro el notario; está incluido el notario; quién cubre al notario; cobran viaje del notario;
      pagar al notario que viene; notario gratis o no; honorarios del notario
    `,
  },
  apr: {
    en: `
      interest rate; apr range; what is my rate; lowest rate; how is the rate decided; current rates; best apr;
      what rate will I get; what are your interest rates; how low can the rate go; best rate; current rates today;
      how do I get the lowest rate; what interest do you charge; is the rate good with bad credit; which APR range;
      what determines my rate; why is my rate so high; can I get a lower rate; discount on the rate;
      rate for a ten year term; do you match rates; percent interest; rates with a score in the seven hundreds;
      is 9 percent normal; what sort of interest would I get; what is the going rate; what would my interest be;
      your rates please; what interest rate will I wind up paying; how do you set my interest;
      is my score good for the low rate; interest for excellent credit; rates for average credit;
      tell me the percentage; APRs you have; what are you charging these days; how high can it be
    `,
    es: `
      tasa de interés; rango de apr; cuál es mi tasa; tasa más baja; cómo se decide la tasa; tasas actuales;
      mejor tasa; qué tasa me dan; cuáles son sus tasas de interés; qué tan baja puede ser; la mejor tasa;
      tasas de hoy; cómo consigo la tasa más baja; qué interés cobran; es buena la tasa con mal crédito;
      de qué depende mi tasa; por qué es tan alta mi tasa; me pueden bajar la tasa; descuento en la tasa;
      tasa a diez años; por ciento de interés; igualan la tasa de otro; el rango de las tasas; cuánto por ciento;
      qué clase de interés me tocaría; a cómo está la tasa; de cuánto sería mi interés; sus tasas por favor;
      qué interés acabo pagando; cómo fijan mi interés; mi puntaje da para la tasa baja;
      interés con excelente crédito; dígame el porcentaje; qué tasas tienen; cuánto cobran de interés ahora;
      qué tan alto puede ser; a qué interés prestan
    `,
  },
  "fixed-rate": {
    en: `
      is the rate fixed or variable; will my payment go up; can interest increase; adjustable; rate change later;
      is the rate fixed; is it variable; can my rate go up; does the payment change over time;
      what happens when the Fed raises rates; will the interest rise; adjustable or fixed; is it tied to prime;
      is there a cap; does it stay the same for all the years; can I lock the rate; guaranteed rate;
      will my monthly payment stay the same; teaser rate; introductory rate; does it jump after a year; fluctuate;
      if rates fall does mine drop; can the interest change on me; does the bank get to raise it;
      I had an adjustable one once and it went up; is it the same rate until the end;
      do I have to worry about rates going up; is it tied to the market; will it be higher next year;
      is the payment set in stone; does the interest move; one rate the entire time
    `,
    es: `
      la tasa es fija o variable; subirá mi pago; puede aumentar el interés; ajustable; cambio de tasa después;
      la tasa es fija; es variable; puede subir mi tasa; cambia el pago con el tiempo;
      qué pasa cuando la reserva federal sube las tasas; sube el interés; ajustable o fija;
      está ligada a la preferencial; hay un tope; es igual todos los años; asegurar la tasa; tasa garantizada;
      se queda igual mi mensualidad; tasa de promoción; brinca después de un año; si bajan las tasas baja la mía;
      va a variar; puede cambiar la tasa en mi contra; me cambia el interés; el banco lo puede subir;
      tuve una ajustable y subió; es la misma tasa hasta el final; me preocupa que suban las tasas;
      está atada al mercado; será más alta el próximo año; el pago queda fijo; se mueve el interés;
      una sola tasa todo el tiempo; va subiendo con los años
    `,
  },
  "soft-check": {
    en: `
      does checking hurt my credit; soft pull; soft inquiry; impact on score; will my credit score drop; prequalify;
      is it visible on my credit report; do others see that I checked; will my score go down from looking;
      is it a soft pull; does getting an offer affect my credit; just browsing rates;
      will other lenders see that I checked; see my rate without hurting my score;
      check my eligibility without a credit hit; does applying lower my score; is it safe for my credit to ask;
      no impact on credit; just curious what I would get; can I check without a hard pull;
      do you run my credit to show rates; does it leave a mark; will this show up on my report when I only look;
      can I look without a hit; does it hurt to check; does a quote count against me;
      only want to see what I would get; will my FICO go down if I look at an offer; does shopping for rates hurt;
      checking does not count, right; is it recorded when I see offers; do you ding me for checking;
      look up my rate safely
    `,
    es: `
      consultar afecta mi crédito; consulta suave; impacto en el puntaje; baja mi puntaje de crédito; precalificar;
      se ve en mi informe; otros ven que consulté; ver la tasa daña mi crédito; baja mi puntaje por mirar;
      es una consulta suave; la oferta afecta mi crédito; solo estoy mirando tasas;
      otros prestamistas ven que pregunté; ver si califico sin dañar el crédito; aplicar baja mi puntaje;
      no afecta el crédito; solo tengo curiosidad de cuánto me darían; sin consulta dura;
      revisan mi crédito para mostrar tasas; deja huella; perjudica mi historial preguntar;
      puntos de crédito por consultar; aparece en mi reporte si solo miro; aparece en mi informe cuando pregunto;
      puedo mirar sin que me golpee; daña consultar; la cotización cuenta en contra; solo quiero ver cuánto me darían;
      me baja el puntaje si miro una oferta; comparar tasas perjudica; consultar no cuenta, verdad;
      queda registrado que vi ofertas; me castigan por checar; ver mi tasa sin riesgo
    `,
  },
  "hard-inquiry": {
    en: `
      hard pull; hard inquiry when; credit report after submit; how many points does a hard pull cost;
      score fell after I applied; how much will my score go down; when do you run my credit for real;
      how many points will I lose; full credit report; is there a hard pull; when does it show on my credit;
      why did you check my credit; an inquiry from you showed up; did you ask permission to pull my credit;
      my score dropped because of you; hard check; how long does the inquiry stay on my report;
      inquiry with my name I did not expect; credit monitoring sent me an alert; does the final step affect my score;
      a ding on my credit; when do you do the full pull; is my credit pulled at the end;
      why did my score fall after I submitted; I see you on my credit report; what was that credit check;
      my credit app says you did an inquiry; does submitting hit my credit; do other banks see the hard one;
      you ran my credit; which step does the hard check; credit score dropped after applying;
      will it lower my score when I submit
    `,
    es: `
      consulta dura; consulta formal cuándo; informe de crédito al enviar; cuántos puntos baja una consulta dura;
      bajó mi puntaje tras solicitar; cuánto baja el puntaje; cuándo revisan mi crédito en serio;
      cuántos puntos pierdo; reporte completo de crédito; hay consulta dura; cuándo sale en mi crédito;
      por qué revisaron mi crédito; salió una consulta de ustedes; pidieron permiso para ver mi crédito;
      bajó mi puntaje por culpa de ustedes; cuánto dura la consulta en mi reporte; me avisó el monitoreo de crédito;
      el último paso afecta mi puntaje; consulta formal; consulta que no esperaba; cuándo hacen la revisión completa;
      revisan mi crédito al final; por qué bajó mi puntaje después de enviar; los veo en mi reporte de crédito;
      qué fue esa revisión de crédito; mi aplicación de crédito dice que consultaron;
      enviar la solicitud golpea mi crédito; otros bancos ven la dura; corrieron mi crédito;
      en qué paso es la consulta dura; bajará mi puntaje cuando la envíe
    `,
  },
  "frozen-credit": {
    en: `
      my credit is frozen; unfreeze; thaw; security freeze; lifted the freeze; locked file; bureau pin;
      experian frozen; my credit is locked; I have a security freeze; how do I unfreeze; credit lock at TransUnion;
      which bureau should I unlock; how long must I lift the freeze; I put a fraud alert on my credit;
      you cannot see my report because it is frozen; lift the lock; it says credit file locked;
      I froze everything after identity theft; the freeze was removed, what now; can you do it with the freeze on;
      does a frozen report count against me; PIN for the freeze; try again after unfreezing; my reports are locked;
      I have them all frozen; bureau says locked; how do I lift it so you can see;
      my credit is on lock since the breach; TransUnion freeze; is the freeze a problem;
      I locked my credit with the app; do I have to take the freeze off; how long should it be unfrozen;
      you got an error because of my freeze; unlock my file
    `,
    es: `
      mi crédito está congelado; descongelar; congelamiento de seguridad; levantar el bloqueo; expediente bloqueado;
      pin del buró; tengo un bloqueo de seguridad; cómo descongelo; candado en transunion; qué buró tengo que abrir;
      cuánto tiempo lo descongelo; puse alerta de fraude; no pueden ver mi reporte porque está cerrado;
      dice expediente bloqueado; congelé todo por robo de identidad; ya quité el congelamiento, y ahora;
      se puede con el crédito bloqueado; experian bloqueado; intentar otra vez después de descongelar;
      mis reportes están bloqueados; los tengo todos congelados; el buró dice bloqueado;
      cómo lo levanto para que vean; mi crédito tiene candado desde el robo de datos; congelado en transunion;
      es problema el congelamiento; bloqueé mi crédito con la app; tengo que quitar el candado;
      cuánto tiempo sin candado; dio error por mi congelamiento; abrir mi expediente
    `,
  },
};
