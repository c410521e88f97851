import type { Asked } from "../../asked-words.ts";

/** In how many words people ask for what `../money.ts` tells. */
export const moneyAsked: Asked = {
  "when-is-my-money": {
    en: `
      when is my money; when do I get paid; how long until funds arrive; when will the money be in my account;
      funding date; how many days to funding; disbursement; deposit; how long is the wait for the money;
      money in the bank by when; money has not come; wire not there yet; expected date of the payout;
      where is my money; have you sent the funds; has it been paid out; what day does it fund;
      my account is still empty; how many more days for the funds; bank shows nothing; when does the loan pay out;
      I need the cash by the end of the month; what is taking the money so long; how fast do I get funded;
      when is the payout; still no deposit; days from signing to funding; when will you wire it;
      will it be here before the weekend; contractor is waiting to be paid; time to funding;
      I closed last week and have no money; where is the cash; I signed but nothing came; when does it hit my account;
      when will it land; still waiting for my funds; how come the money is not here; they said five days;
      did the money go out; why is the payment to me delayed; when are you going to pay me;
      money should be here by now; what is the delay with the money; how soon after signing does the money come
    `,
    es: `
      cuándo llega mi dinero; cuándo me pagan; cuánto tardan los fondos; fecha de desembolso;
      cuántos días para recibir el dinero; depósito; cuándo depositan; cuánto hay que esperar por el dinero;
      dinero en el banco; el dinero no ha llegado; no veo la transferencia; fecha prevista; dónde está mi dinero;
      ya mandaron el dinero; qué día pagan; mi cuenta sigue vacía; cuántos días más para el dinero;
      el banco no muestra nada; cuándo sueltan el préstamo; lo necesito para fin de mes;
      por qué tarda tanto el dinero; qué tan rápido entregan; todavía no hay depósito;
      días desde la firma hasta el dinero; cuándo hacen la transferencia; llega antes del fin de semana;
      le tengo que pagar al contratista; cuándo me entregan la plata; ya debería haber llegado;
      cerré la semana pasada y no tengo el dinero; dónde está la plata; firmé y no ha caído nada;
      cuándo me cae a la cuenta; cuándo aterriza; sigo esperando mis fondos; por qué no está el dinero aquí;
      dijeron cinco días; ya salió el dinero; cuándo me van a pagar; ya debía estar el dinero;
      por qué el retraso del depósito; cuánto después de firmar dan el dinero; estará en mi banco
    `,
  },
  "right-to-cancel": {
    en: `
      change my mind after signing; rescind; rescission; cancel the loan after closing; three day right; back out;
      cooling off period; where does the cancellation notice go; how do I cancel in writing; regret after signing;
      not sure anymore about what I signed; I regret signing; can I undo it; how many days to change my mind;
      is it too late to cancel; we had second thoughts after the closing; three business days;
      does the weekend count toward the three days; what is rescission; I want out and I already signed;
      send back the cancel form; how do I rescind; can I return the loan; deadline to cancel; signed but not sure;
      does my wife cancelling cancel it for both of us; do I get everything back if I cancel; buyer's remorse;
      waiting period after signing; closed yesterday and we do not want it anymore;
      I have a bad feeling about what I signed; I got scared after signing;
      my wife does not want it now that we signed; can the deal be undone after closing;
      how long can I still get out after signing; we signed and now we decided against it; sleep on it after signing;
      reverse the loan that I signed; signed it under pressure and want out; send it back within three days;
      the papers are signed, can I still say no
    `,
    es: `
      arrepentirme después de firmar; rescindir; rescisión; anular el préstamo después del cierre; tres días;
      echarme atrás; plazo para cancelar; a dónde mando el aviso de cancelación; cómo cancelo por escrito;
      dudas después de firmar; ya no estoy seguro de lo firmado; me arrepiento de firmar; puedo deshacerlo;
      cuántos días para arrepentirme; ya es tarde para cancelar; lo pensamos mejor después del cierre;
      tres días hábiles; cuenta el fin de semana para los tres días; qué es rescindir; ya firmé y me quiero salir;
      mandar el formulario de cancelación; devolver el préstamo; fecha límite para cancelar; firmé pero tengo dudas;
      si cancela mi esposa se cancela todo; me devuelven todo si cancelo; derecho de rescisión;
      días de gracia para cancelar lo firmado; me quedé con mala espina de lo que firmé; me asusté después de firmar;
      mi esposa ya no lo quiere después de firmar; se puede deshacer después del cierre;
      hasta cuándo me puedo salir ya firmado; firmamos y ahora decidimos que no;
      lo consulté con la almohada después de firmar; regresar el préstamo que firmé;
      firmé presionado y me quiero salir; lo regreso en tres días; ya están firmados los papeles, puedo decir que no;
      se arrepintió después de firmar
    `,
  },
  "where-money-goes": {
    en: `
      which account gets the funds; bank account for the deposit; direct deposit; wire; where do you send the money;
      change disbursement account; which bank gets the money; can it go to my savings;
      I want it sent to a different account; change where the money goes; do you pay by check; do you send it by wire;
      can you deposit it into my wife's account; can you pay my contractor directly;
      wrong account number for the payout; the account I gave was closed; use another bank;
      how is the money delivered; does it go straight to my bank; prepaid card; Cash App or PayPal or Venmo;
      routing number; how will I receive the funds; where does it get deposited;
      my bank changed, update it before you pay out; new checking account for the payout;
      can I have the check mailed to me; can I pick it up in cash; will you transfer it to my bank;
      is it direct deposit; I closed that account so send it somewhere else; how do you get the money to me;
      joint account for the deposit; credit union account for the payout; online bank Chime
    `,
    es: `
      qué cuenta recibe los fondos; cuenta bancaria para el depósito; depósito directo; transferencia;
      a dónde mandan el dinero; cambiar la cuenta de desembolso; qué banco recibe el dinero; puede ir a mis ahorros;
      lo quiero en otra cuenta; cambiar adónde va el dinero; pagan con cheque; lo mandan por transferencia;
      lo pueden depositar en la cuenta de mi esposa; le pueden pagar directo al contratista;
      número de cuenta equivocado para el depósito; cerraron la cuenta que di; usar otro banco;
      cómo entregan el dinero; llega derecho a mi banco; tarjeta prepagada; zelle o paypal; número de ruta;
      cómo voy a recibir los fondos; en efectivo; dónde lo depositan; cambié de banco, actualícenlo antes de pagar;
      cuenta nueva para el depósito; me mandan el cheque por correo; lo puedo recoger en efectivo;
      me lo transfieren a mi banco; es depósito directo; cerré esa cuenta, mándenlo a otra;
      cómo me hacen llegar el dinero; cuenta mancomunada para el depósito; cuenta de la cooperativa para el depósito;
      cheque en lugar de depósito
    `,
  },
  "full-draw": {
    en: `
      do I get all the money at once; initial draw; take only part; can I borrow less first; is the line fully drawn;
      lump sum; must I take the whole amount; leave part of it untouched; must I draw everything;
      can I take just some of it now; why is it all paid at once; I thought I only draw what I need;
      do I pay interest on the whole amount; what is an initial draw; can I keep some in reserve; do I get a lump;
      what if I do not need the full sum; take a smaller amount to begin with; why do I have to borrow it all;
      does it work like a credit card; how much do I have to withdraw at the start;
      use part of the line and save the rest; pay interest only on what I use; must I take the full amount;
      can I leave some of it there; can I take less at first; I only need a little now, why all of it;
      do I have to take out all the money; why do you hand over the whole amount; can I get it in pieces;
      draw it a bit at a time; interest on money I have not used; is it mandatory to take everything
    `,
    es: `
      recibo todo el dinero junto; disposición inicial; tomar solo una parte; puedo pedir menos primero;
      la línea se usa completa; suma única; obligación de usar todo; dejar una parte sin usar; tengo que usarlo todo;
      puedo sacar solo una parte ahora; por qué lo dan todo junto; pensé que sacaba lo que necesito;
      pago interés por todo; qué es la disposición inicial; puedo dejar algo guardado; me dan todo de golpe;
      y si no necesito todo; empezar con menos; por qué tengo que pedir todo; funciona como tarjeta de crédito;
      cuánto tengo que retirar al principio; usar una parte y guardar el resto; pagar interés solo de lo que uso;
      recibir la suma completa; debo tomar toda la cantidad; es obligatorio sacar todo; puedo dejar una parte ahí;
      puedo agarrar menos al principio; solo necesito poquito, por qué todo; tengo que sacar todo el dinero;
      por qué entregan la cantidad completa; me lo dan en partes; ir sacando poco a poco;
      interés por dinero que no usé; a fuerza todo junto; agarrar todo de una
    `,
  },
  "later-draws": {
    en: `
      take more money later; redraw; additional draw; use the line again; draw period; rate of later draws;
      prime plus margin; subsequent draws; use it again after paying some back; borrow again next year;
      can I borrow again; reuse the credit; get more money in a year; withdraw again; how does a second draw work;
      is there money available again after I pay; how long can I keep drawing; when does the draw period end;
      what interest for the next withdrawal; draw more later; how do I request another advance; take out more funds;
      is it revolving; dip into it again; access the line in the future; minimum for another draw;
      pull more out when I need it; can I add to it later; how is the rate of the next draw set;
      can I dip in again once it is paid down; use it next year for another project;
      after I pay some, is that available to me again; how do I take money out a second time;
      does the credit come back as I pay; another withdrawal down the road; get more out later;
      is it good for one time only; what does it cost to draw again; keep it open for later needs
    `,
    es: `
      sacar más dinero después; disponer de nuevo; disposición adicional; usar otra vez la línea;
      período de disposición; tasa de disposiciones posteriores; tasa preferencial más margen;
      usarla otra vez después de pagar; pedir de nuevo el año próximo; puedo pedir otra vez; volver a usar el crédito;
      más dinero en un año; retirar de nuevo; cómo funciona un segundo retiro; hay dinero disponible después de pagar;
      hasta cuándo puedo sacar; cuándo termina el período; qué interés tiene el siguiente retiro; sacar más luego;
      pedir otro adelanto; es revolvente; usar la línea en el futuro; mínimo de otro retiro; sacar cuando necesite;
      agregar más después; volver a tomar de la línea; cómo se fija la tasa del próximo retiro;
      puedo volver a meterle mano cuando pague; usarla el próximo año en otro proyecto;
      lo que pago queda disponible otra vez; cómo saco dinero por segunda vez; regresa el crédito conforme pago;
      otro retiro después; sacar más al rato; sirve una sola vez; cuánto cuesta volver a sacar;
      dejarla abierta para después
    `,
  },
  "line-cut": {
    en: `
      can you freeze my line; can you lower my limit later; you reduced my line; my limit was cut; line suspended;
      why can I not draw anymore; my draw was refused; can the bank close my line; can a lender cancel it later;
      can you take the line away; you blocked my credit line; you froze my line of credit; line frozen as the value fell; what if my home loses value after I have the line;
      home prices fell, do you cut me off; account closed by the bank; can you demand all of it back at once;
      can you call the loan; acceleration; you stopped my draws; credit limit decrease; is the line guaranteed for all years;
      can it be shut down on me; can you change the terms later; restore my limit; get my line back; blocked from drawing;
      what would make you end the line; does the lender have the right to close it
    `,
    es: `
      me pueden congelar la línea; pueden bajar mi límite después; me redujeron la línea; me recortaron el límite;
      línea suspendida; por qué ya no puedo sacar; me negaron un retiro; el banco puede cerrar mi línea;
      el prestamista puede cancelarla después; congelaron mi línea de crédito; bloquearon mi línea de crédito;
      y si mi casa pierde valor cuando ya tengo la línea; bajaron los precios de las casas, me cortan;
      el banco cerró la cuenta; me pueden exigir todo de golpe; pueden cobrar todo el saldo; pararon mis retiros;
      bajaron mi límite de crédito; está garantizada la línea todos los años; me la pueden cerrar;
      pueden cambiar los términos después; devolver mi límite; recuperar mi línea; por qué razón terminan la línea;
      tiene derecho el prestamista a cerrarla
    `,
  },
  "use-of-money": {
    en: `
      use for home improvement; renovate kitchen; consolidate credit cards; pay for college;
      can I spend it on anything; remodel; purpose of the loan; school and tuition; medical bills; buy a car with it;
      wedding; what can I do with the money; can I buy a car; pay for a vacation; pay for surgery;
      use it for my business; help my kids with a down payment; buy another property; fix the roof; new kitchen;
      put in a pool; pay tuition; funeral costs; any restrictions on spending; do I have to say what it is for;
      do you check how I spend it; do I need to show receipts; can I invest it; buy land; emergency cash;
      spend however I like; a trip; does it have to be for the house; may it go for hospital bills;
      can I use it for a wedding; does it matter what I buy; are there things I may not buy;
      can I spend it on a motor home; can I use it to help my grandchildren; fix up the house or anything else;
      can I give it to my kids; dental work; pay my property taxes with it; new windows; solar panels; new furnace;
      a truck; new deck; can the money be used for anything; will this cover a honeymoon
    `,
    es: `
      usar para mejoras de la casa; remodelar la cocina; consolidar tarjetas; pagar la universidad;
      gastarlo en lo que quiera; renovar; propósito del préstamo; escuela y matrícula; gastos médicos;
      comprar un auto con eso; boda; qué puedo hacer con el dinero; comprar un carro; pagar unas vacaciones;
      pagar una cirugía; para mi negocio; ayudar a mis hijos con el enganche; comprar otra propiedad;
      arreglar el techo; cocina nueva; hacer una piscina; pagar la escuela; gastos del funeral;
      hay límites en los gastos; tengo que decir para qué es; revisan en qué lo gasto; piden recibos;
      comprar un terreno; mandar dinero a mi país; emergencia; gastarlo como yo quiera; un viaje;
      tiene que ser para la casa; puedo usarlo en una boda; importa lo que compro; hay cosas que no puedo pagar;
      gastarlo en una fiesta; ayudar a mis nietos; arreglar la casa u otra cosa; dárselo a mis hijos; el dentista;
      pagar los impuestos de la propiedad; ventanas nuevas; paneles solares; una camioneta;
      se puede usar para cualquier cosa; luna de miel; comprar muebles; pagar la fiesta de mi hija
    `,
  },
  "pay-off-debts": {
    en: `
      pay off my credit cards directly; debt payoff; send money to creditors; pay another lender;
      payoff second mortgage; existing HELOC; line at another bank stays open; keep my other line;
      consolidate my debt; roll my bills into one; get rid of my credit card balances; clear my loans;
      do you pay the cards for me; who pays off my creditors; can I choose which debts get paid;
      must I pay off my other loan; pay off my car with it; will my old line be closed; payoff of my second mortgage;
      combine everything into one payment; get out of card debt; do you send checks to my creditors;
      close my cards after; why do you require that this loan be paid; swap my high interest cards;
      can you settle my car loan out of this; wipe out my credit cards; kill off my credit card bills;
      I want my other debts gone with this; do you pay Capital One directly; send a check to my card company for me;
      I have a line at another bank, what happens to it; does my other HELOC have to be closed; pay my debts from it;
      one loan instead of many; debt consolidation; clean up my bills; use it on store cards
    `,
    es: `
      pagar mis tarjetas directamente; liquidar deudas; enviar dinero a acreedores; pagar a otro prestamista;
      liquidar segunda hipoteca; otra línea existente; línea en otro banco; conservar mi otra línea;
      consolidar mis deudas; juntar mis cuentas en una; acabar con mis tarjetas de crédito; pagar mis préstamos;
      ustedes pagan las tarjetas por mí; quién le paga a mis acreedores; puedo escoger qué deudas se pagan;
      tengo que pagar mi otro préstamo; saldar el carro con esto; se cierra mi línea vieja;
      liquidar mi segunda hipoteca; juntar todo en un solo pago; salir de deudas; mandan cheques a los acreedores;
      cerrar mis tarjetas después; por qué exigen pagar ese préstamo; cambiar mis tarjetas caras por esto;
      me liquidan el préstamo del carro con esto; borrar mis tarjetas; matar mis deudas de tarjeta;
      quiero acabar con mis otras deudas con esto; le pagan directo a Capital One; mandan el cheque a mi tarjeta;
      tengo una línea en otro banco, qué pasa con ella; se tiene que cerrar mi otra línea; pagar mis deudas con esto;
      un préstamo en vez de muchos; consolidación; limpiar mis cuentas; pagar tarjetas de tiendas
    `,
  },
  payments: {
    en: `
      first payment due; make a payment; monthly payment date; autopay; automatic payments; pay by check;
      payment options; how do I pay my bill; repayment; when is my first payment; when is it due;
      how do I make my payment; set up autopay; turn off autopay; take it out of my bank automatically; pay by mail;
      what is the due date; can I change the due date; can I pay with a debit card; monthly bill;
      do I get a statement; which account is the payment taken from; pay online; grace period; skip a month;
      payment booklet; what day do you take the payment; which date every month; can it be withdrawn automatically;
      is there a bill in the mail; where do I mail my payments; how do I pay you back; can I pay twice a month;
      when do I start paying; can I pay on the 15th; do I pay on your website; where do I make a payment;
      is autopay a must; my monthly due date
    `,
    es: `
      primer pago; hacer un pago; fecha de pago mensual; pago automático; débito automático; pagar con cheque;
      formas de pago; cómo pago mi cuota; reembolso; cuándo es mi primer pago; cuándo se vence; cómo hago mi pago;
      poner pago automático; quitar el pago automático; que lo saquen de mi banco; pagar por correo;
      fecha de vencimiento; puedo cambiar la fecha de pago; pagar con tarjeta de débito; adónde mando mi cheque;
      recibo mensual; me mandan estado de cuenta; de qué cuenta sale el pago; pagar en línea; saltarme un mes;
      la letra de cada mes; cuota; qué día cobran; qué fecha cada mes; me lo descuentan automático;
      llega el recibo por correo; adónde mando los pagos; cómo les pago; puedo pagar dos veces al mes;
      cuándo empiezo a pagar; puedo pagar el día 15; se paga en su página; dónde pago; a fuerza pago automático;
      cuándo me toca pagar
    `,
  },
};
