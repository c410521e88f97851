import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const whichHomesWords = catalogue({
  body: {
    en: "A house, townhouse, condo or duplex that you own, whether you live in it or rent it out. Co-ops, manufactured homes and buildings with three or more units don’t qualify. Held in a trust or an LLC? That can work, and we ask about it next.",
    es: "Una casa, casa adosada, condominio o dúplex de su propiedad, viva en él o lo alquile. Las cooperativas, las casas prefabricadas y los edificios de tres o más unidades no califican. ¿Está en un fideicomiso o una LLC? Puede servir; lo preguntamos después.",
  },
});
