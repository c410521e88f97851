import type { SceneEntry } from "./scenes.tsx";

const looks = [
  ["light", "lender=gable&theme=light"],
  ["dark", "lender=gable&theme=dark"],
  ["other brand", "lender=harbor-pine&theme=light"],
  ["other brand, dark", "lender=harbor-pine&theme=dark"],
  ["Spanish", "lender=gable&theme=light&language=es"],
] as const;

/** The list of all scenes, each in every look. */
export function Contents({ scenes }: { scenes: readonly SceneEntry[] }) {
  return (
    <main className="contents stack">
      <h1>Gallery</h1>
      <table>
        <tbody>
          {scenes.map(({ name }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {looks.map(([label, query]) => (
                <td key={label}>
                  <a href={`?scene=${name}&${query}`}>
                    {label}
                    <span className="vh">: {name}</span>
                  </a>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}
