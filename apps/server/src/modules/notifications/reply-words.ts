import type { Words } from "@gable/domain/language.ts";
import type { TextReply } from "@gable/domain/notifications/text-reply.ts";

/** What we text back: who we are stands before it, how to reach a person in it. `phone` is the lender's. */
export const replyWords: Readonly<Record<TextReply, (phone: string) => Words>> = {
  stop: (phone) => ({
    en: `You get no more texts from us. Your application goes on as before, and we write to you by mail. Reply START to get texts again. Questions: ${phone}`,
    es: `No recibirá más mensajes de texto. Su solicitud sigue como antes y le escribimos por correo. Responda START para recibirlos de nuevo. Preguntas: ${phone}`,
  }),
  start: (phone) => ({
    en: `You get texts about your application again. Message and data rates may apply. Reply STOP to end them. Questions: ${phone}`,
    es: `Recibirá de nuevo mensajes de texto sobre su solicitud. Pueden aplicarse tarifas. Responda STOP para terminarlos. Preguntas: ${phone}`,
  }),
  help: (phone) => ({
    en: `We text you about your application. Message and data rates may apply. A person helps you at ${phone}. Reply STOP to end texts.`,
    es: `Le enviamos mensajes sobre su solicitud. Pueden aplicarse tarifas. Una persona le ayuda en el ${phone}. Responda STOP para terminarlos.`,
  }),
  other: (phone) => ({
    en: `Nobody reads what is sent to this number. Write to us in your account, or call ${phone}. Reply STOP to end texts.`,
    es: `Nadie lee lo que llega a este número. Escríbanos desde su cuenta o llame al ${phone}. Responda STOP para terminar los mensajes.`,
  }),
};
