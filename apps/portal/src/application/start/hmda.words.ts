import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const hmdaWords = catalogue({
  title: { en: "Questions that federal law has us ask", es: "Preguntas que la ley federal nos exige" },
  lead: {
    en: "They show whether lenders treat people alike. You need not answer. The people who decide on your application never see what you say here.",
    es: "Muestran si los prestamistas tratan igual a las personas. No tiene que contestar. Quienes deciden sobre su solicitud nunca ven lo que diga aquí.",
  },
  law: { en: "What the law says", es: "Lo que dice la ley" },
  lawText: {
    en: "The purpose of collecting this information is to help ensure that all applicants are treated fairly and that the housing needs of communities and neighborhoods are being fulfilled. For residential mortgage lending, Federal law requires that we ask applicants for their demographic information (ethnicity, race, and sex) in order to monitor our compliance with equal credit opportunity, fair housing, and home mortgage disclosure laws. You are not required to provide this information, but are encouraged to do so. You may select one or more designations for “Ethnicity” and one or more designations for “Race.” The law provides that we may not discriminate on the basis of this information, or on whether you choose to provide it. However, if you choose not to provide the information and you have made this application in person, Federal regulations require us to note your ethnicity, race, and sex on the basis of visual observation or surname. If you do not wish to provide some or all of this information, please check below.",
    es: "El propósito de recopilar esta información es ayudar a garantizar que todos los solicitantes reciban un trato justo y que se satisfagan las necesidades de vivienda de las comunidades y los vecindarios. Para los préstamos hipotecarios residenciales, la ley federal exige que pidamos a los solicitantes su información demográfica (etnicidad, raza y sexo) para vigilar nuestro cumplimiento de las leyes de igualdad de oportunidades de crédito, vivienda justa y divulgación de hipotecas. No está obligado a dar esta información, pero le animamos a hacerlo. Puede elegir una o más designaciones de «Etnicidad» y una o más de «Raza». La ley dispone que no podemos discriminar por esta información ni por su decisión de darla o no. Sin embargo, si decide no darla y ha presentado esta solicitud en persona, las normas federales nos exigen anotar su etnicidad, raza y sexo por observación visual o apellido. Si no desea dar parte o toda esta información, márquelo abajo.",
  },
  online: {
    en: "You apply online, so nobody notes anything for you.",
    es: "Usted solicita en línea, así que nadie anota nada por usted.",
  },
  submit: { en: "Save and continue", es: "Guardar y continuar" },
  any: { en: "Choose as many as apply.", es: "Elija todas las que correspondan." },
  decline: {
    en: "I do not wish to provide this information",
    es: "No deseo dar esta información",
  },

  ethnicity: { en: "Ethnicity", es: "Etnicidad" },
  hispanic: { en: "Hispanic or Latino", es: "Hispano o latino" },
  mexican: { en: "Mexican", es: "Mexicano" },
  puertoRican: { en: "Puerto Rican", es: "Puertorriqueño" },
  cuban: { en: "Cuban", es: "Cubano" },
  otherHispanic: { en: "Other Hispanic or Latino", es: "Otro hispano o latino" },
  originExample: {
    en: "For example: Argentinean, Colombian, Dominican, Nicaraguan, Salvadoran, Spaniard",
    es: "Por ejemplo: argentino, colombiano, dominicano, nicaragüense, salvadoreño, español",
  },
  origin: { en: "Origin", es: "Origen" },
  notHispanic: { en: "Not Hispanic or Latino", es: "No hispano ni latino" },

  race: { en: "Race", es: "Raza" },
  native: { en: "American Indian or Alaska Native", es: "Indígena de América o nativo de Alaska" },
  tribe: { en: "Enrolled or principal tribe", es: "Tribu de inscripción o principal" },
  asian: { en: "Asian", es: "Asiático" },
  asianIndian: { en: "Asian Indian", es: "Indio asiático" },
  chinese: { en: "Chinese", es: "Chino" },
  filipino: { en: "Filipino", es: "Filipino" },
  japanese: { en: "Japanese", es: "Japonés" },
  korean: { en: "Korean", es: "Coreano" },
  vietnamese: { en: "Vietnamese", es: "Vietnamita" },
  otherAsian: { en: "Other Asian", es: "Otro asiático" },
  asianExample: {
    en: "For example: Hmong, Laotian, Thai, Pakistani, Cambodian",
    es: "Por ejemplo: hmong, laosiano, tailandés, paquistaní, camboyano",
  },
  black: { en: "Black or African American", es: "Negro o afroamericano" },
  pacific: { en: "Native Hawaiian or Other Pacific Islander", es: "Nativo de Hawái u otra isla del Pacífico" },
  hawaiian: { en: "Native Hawaiian", es: "Nativo de Hawái" },
  guamanian: { en: "Guamanian or Chamorro", es: "Guameño o chamorro" },
  samoan: { en: "Samoan", es: "Samoano" },
  otherPacific: { en: "Other Pacific Islander", es: "Otra isla del Pacífico" },
  pacificExample: { en: "For example: Fijian, Tongan", es: "Por ejemplo: fiyiano, tongano" },
  white: { en: "White", es: "Blanco" },

  sex: { en: "Sex", es: "Sexo" },
  female: { en: "Female", es: "Femenino" },
  male: { en: "Male", es: "Masculino" },
});
