import type { Words } from "../language.ts";

/** Why a file was not taken, by the code of the refusal: the same for whoever sends one. */
export const fileRefusals: Readonly<Record<string, Words>> = {
  "file-empty": { en: "This file is empty. Choose another one.", es: "Este archivo está vacío. Elija otro." },
  "file-unsupported": {
    en: "Send a PDF, or a picture as JPG, PNG or HEIC.",
    es: "Envíe un PDF, o una foto en JPG, PNG o HEIC.",
  },
  "file-damaged": {
    en: "This file cannot be opened. Save it again, or send a picture of each page.",
    es: "Este archivo no se puede abrir. Guárdelo de nuevo o envíe una foto de cada página.",
  },
  "file-password": {
    en: "This file asks for a password. Save it without one and send it again.",
    es: "Este archivo pide una contraseña. Guárdelo sin ella y envíelo de nuevo.",
  },
  "file-too-many-pixels": {
    en: "This picture is too large. Take it again with an ordinary camera setting.",
    es: "Esta foto es demasiado grande. Tómela de nuevo con un ajuste normal de la cámara.",
  },
  "file-too-many-pages": {
    en: "This file has too many pages. Send only the pages that were asked for.",
    es: "Este archivo tiene demasiadas páginas. Envíe solo las que se pidieron.",
  },
  "file-active": {
    en: "This file holds more than pages, such as a form with scripts or another file. Print it into a new PDF, or send a picture of each page.",
    es: "Este archivo contiene más que páginas, como un formulario con programas u otro archivo. Imprímalo en un PDF nuevo o envíe una foto de cada página.",
  },
  "file-infected": {
    en: "Our scanner found something harmful in this file. It was not kept. Send another copy, or a picture of each page.",
    es: "Nuestro escáner encontró algo dañino en este archivo. No se guardó. Envíe otra copia o una foto de cada página.",
  },
  "file-too-large": {
    en: "This file is larger than 20 MB. Send a smaller one, or several.",
    es: "Este archivo pasa de 20 MB. Envíe uno más pequeño, o varios.",
  },
};
