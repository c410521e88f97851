import type { Language } from "@gable/domain/language.ts";

/** What people type in a hurry, or as they speak, and the words that they mean by it. Small letters, no accents, no apostrophes. */
const meant: Readonly<Record<Language, string>> = {
  en: `
    u: you; ur: your; r: are; y: why; n: and; pls: please; plz: please; thx: thanks; cuz: because; bc: because; tho: though;
    thru: through; til: until; till: until; nite: night; b4: before; yall: you; guys: you; folks: you; whats: what; hows: how;
    wheres: where; whos: who; whens: when; whys: why; thats: that; theres: there; its: it; im: i; ive: i have; youre: you;
    theyre: they; weve: we; hes: he; shes: she; lets: let; dont: do not; doesnt: does not; didnt: did not; isnt: is not;
    arent: are not; wasnt: was not; werent: were not; havent: have not; hasnt: has not; hadnt: had not; wouldnt: would not;
    couldnt: could not; shouldnt: should not; wont: will not; cant: can not; cannot: can not; aint: is not;
    gonna: going to; wanna: want to; gotta: have to; gimme: give me; lemme: let me; dunno: do not know; kinda: kind of;
    app: application; aplication: application; docs: documents; doc: document; info: information; pw: password; acct: account;
    appt: appointment; addr: address; amt: amount; pmt: payment; msg: message; num: number; yr: year; yrs: years; biz: business;
    refi: refinance; refinancing: refinance; hubby: husband; mtg: mortgage; hr: hour; hrs: hours; asap: urgent; stuff: things;
    dough: money; bucks: money; recieve: receive; recieved: received; remeber: remember; seperate: separate; intrest: interest
  `,
  es: `
    q: que; k: que; ke: que; xq: porque; pq: porque; x: por; pa: para; d: de; tmb: tambien; porfa: favor; toy: estoy; ta: esta;
    nomas: solo; horita: ahora; ahorita: ahora; orita: ahora; aca: aqui; ocupo: necesito; checar: revisar; checan: revisan;
    chequear: revisar; chequean: revisan; lana: dinero; feria: dinero; billete: dinero; platicar: hablar; platicando: hablando;
    marcar: llamar; marcarles: llamar; aplicacion: solicitud; aplicar: solicitar; aplique: solicite; aplico: solicito;
    taxes: impuestos; carro: auto; coche: auto; troca: auto; compu: computadora; cel: celular; tel: telefono; msj: mensaje;
    num: numero; clave: contrasena; password: contrasena; contrasenia: contrasena;
    contracena: contrasena; contrasea: contrasena; mail: correo; imeil: correo; picarle: abrir; pico: abro; jefe: empleador;
    patron: empleador; talon: talones; colilla: talones; cheques: cheque; pisto: dinero; mensualidad: cuota; abono: pago;
    abonos: pagos; abonar: pagar; tejas: texas; licensia: licencia; solisitud: solicitud; condision: condicion;
    aseguransa: seguro; aseguranza: seguro; selfi: selfie; link: enlace; app: solicitud
  `,
};

const meanings = new Map(
  Object.entries(meant).map(([language, lines]) => [
    language,
    new Map(
      lines.split(";").map((entry) => {
        const [typed = "", words = ""] = entry.split(":");
        return [typed.trim(), words.trim().split(" ")] as const;
      }),
    ),
  ]),
);

/** The words that are meant by one as it is typed: mostly itself. */
export const meantBy = (language: Language, word: string): readonly string[] =>
  meanings.get(language)?.get(word) ?? [word];
