import type { Words } from "@gable/domain/language.ts";
import { field } from "./field.ts";
import type { SettingTable } from "./table-shape.ts";

export const weekdays: Readonly<Record<string, Words>> = {
  MONDAY: { en: "Monday", es: "Lunes" },
  TUESDAY: { en: "Tuesday", es: "Martes" },
  WEDNESDAY: { en: "Wednesday", es: "Miércoles" },
  THURSDAY: { en: "Thursday", es: "Jueves" },
  FRIDAY: { en: "Friday", es: "Viernes" },
  SATURDAY: { en: "Saturday", es: "Sábado" },
  SUNDAY: { en: "Sunday", es: "Domingo" },
};

const week = (department: string, title: Words): SettingTable => ({
  kind: "rows",
  path: department,
  title,
  key: ["weekday"],
  columns: [
    field("weekday", "Day", "Día", "choice", { options: weekdays }),
    field("isOpen", "Open", "Abierto", "yes-no"),
    field("startTime", "From", "Desde", "time", { onlyIf: "isOpen" }),
    field("endTime", "To", "Hasta", "time", { onlyIf: "isOpen" }),
  ],
  note: {
    en: "Pacific time. Closed on federal holidays and on the closed days under Office days, unless a day below says otherwise.",
    es: "Hora del Pacífico. Cerrado en feriados federales y en los días cerrados de Días de oficina, salvo un día de abajo.",
  },
});

/** When people answer: the week of each department, and the days that are apart. */
export const hoursTables: readonly SettingTable[] = [
  week("OPS_CHAT", { en: "Chat", es: "Chat" }),
  week("OPS_PHONE", { en: "Telephone", es: "Teléfono" }),
  {
    kind: "rows",
    path: "otherDays",
    title: { en: "Days with other hours", es: "Días con otro horario" },
    note: {
      en: "For chat and telephone, in Pacific time: half a day, a day off, or a federal holiday on which you are there.",
      es: "Para chat y teléfono, en hora del Pacífico: medio día, un día libre o un feriado federal en que sí atienden.",
    },
    key: ["date"],
    columns: [
      field("date", "Day", "Día", "date"),
      field("isOpen", "Open", "Abierto", "yes-no"),
      field("startTime", "From", "Desde", "time", { onlyIf: "isOpen" }),
      field("endTime", "To", "Hasta", "time", { onlyIf: "isOpen" }),
    ],
    none: {
      en: "No such day: chat and telephone keep the hours of the week, and rest on federal holidays.",
      es: "Ningún día así: el chat y el teléfono siguen el horario de la semana y descansan en los feriados federales.",
    },
    fresh: { date: "", isOpen: true, startTime: "06:00", endTime: "12:00" },
  },
];
