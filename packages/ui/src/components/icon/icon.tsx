import "./icon.css";

/** Line icons on a 20 × 20 field, drawn for a stroke of 1.6. */
const paths = {
  "arrow-right": "M11.5 4.5 17 10l-5.5 5.500M16.5 10H3",
  bank: "M3 8 10 3.5 17 8zM5 8v6.500M8.4 8v6.500M11.6 8v6.500M15 8v6.500M3 16.500h14",
  bell: "M5.2 14V9.300a4.8 4.8 0 0 1 9.6 0V14l1.4 1.200H3.800zM8.5 17.600h3",
  calendar: "M3.5 5h13v11.500h-13zM3.5 8.500h13M7 3v3.500M13 3v3.5",
  camera: "M3 6.500h3.200l1.3-2h5l1.3 2H17v9.500H3zM10 13.700a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.600z",
  chat: "M3.5 4.500h13v9.500H9.200L5.5 17v-3h-2z",
  check: "m4 10.6 3.9 3.900L16 5.7",
  "chevron-down": "m5 7.7 5 5 5-5",
  "chevron-right": "m7.7 5 5 5-5 5",
  clock: "M10 17.300a7.3 7.3 0 1 0 0-14.6 7.3 7.3 0 0 0 0 14.600zM10 5.700V10l2.9 2",
  close: "m5 5 10 10M15 5 5 15",
  copy: "M7 7h9v9.500H7zM4 13V3.500h9",
  document: "M5 2.700h6.300L15 6.400v10.900H5zM11 2.700v4h4M7.7 10.300h4.600M7.7 13.300h4.6",
  download: "M10 3.300v9.400M6 9l4 4 4-4M4 16.700h12",
  error: "M6.9 2.700h6.200l4.2 4.200v6.200l-4.2 4.200H6.900l-4.2-4.200V6.900zM10 6.300v4.600M10 13.500v.1",
  eye: "M2.5 10S5.3 5 10 5s7.5 5 7.5 5-2.8 5-7.5 5-7.5-5-7.5-5zM10 12.200a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.400z",
  "eye-off":
    "M4.5 7.300C3.2 8.6 2.5 10 2.5 10s2.8 5 7.5 5c1.2 0 2.3-.3 3.2-.8M8.2 5.200c.6-.1 1.2-.2 1.8-.2 4.7 0 7.5 5 7.5 5s-.6 1.1-1.7 2.300M3.5 3.500l13 13",
  globe:
    "M10 17.300a7.3 7.3 0 1 0 0-14.6 7.3 7.3 0 0 0 0 14.600zM3 10h14M10 2.700c4 4.5 4 10.1 0 14.600M10 2.700c-4 4.5-4 10.1 0 14.6",
  grid: "M4 4h4v4H4zM12 4h4v4h-4zM4 12h4v4H4zM12 12h4v4h-4z",
  home: "M3 9.3 10 3.500l7 5.800M5 8v8.500h10V8M8.5 16.500v-4.700h3v4.7",
  info: "M10 17.300a7.3 7.3 0 1 0 0-14.6 7.3 7.3 0 0 0 0 14.600zM10 9.200v4.700M10 6.300v.1",
  lock: "M4.5 9h11v7.700h-11zM7 9V6.600a3 3 0 0 1 6 0V9",
  mail: "M3 5h14v10.500H3zM3.3 5.5 10 11l6.7-5.5",
  menu: "M3 5.800h14M3 10h14M3 14.200h14",
  minus: "M4 10h12",
  paperclip:
    "m15.7 9.3-5.9 5.900a3.3 3.3 0 0 1-4.7-4.700l6.5-6.500a2.2 2.2 0 0 1 3.1 3.100l-6.3 6.300a1.1 1.1 0 0 1-1.6-1.600l5.6-5.6",
  pen: "m4 16 .8-3.600L13 4.200a1.9 1.9 0 0 1 2.7 2.700l-8.2 8.200zM11.7 5.500l2.7 2.7",
  person: "M10 10a3.3 3.3 0 1 0 0-6.6 3.3 3.3 0 0 0 0 6.600zM3.5 17c.6-3.2 3.2-5 6.5-5s5.9 1.8 6.5 5",
  phone: "M4 4.200c0 6.6 5.2 11.8 11.8 11.800l.9-3.2-3.6-1.5-1.5 1.500c-2-.9-3.5-2.4-4.4-4.400l1.5-1.5-1.5-3.600z",
  pin: "M10 17.700s5.8-5.1 5.8-9.700a5.8 5.8 0 1 0-11.6 0c0 4.6 5.8 9.7 5.8 9.700zM10 10.200a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.400z",
  plus: "M10 4v12M4 10h12",
  refresh:
    "M16 8.500A6.3 6.3 0 0 0 4.8 6.700M4 11.500a6.3 6.3 0 0 0 11.2 1.800M4.5 3.500v3.400h3.400M15.5 16.500v-3.400h-3.4",
  search: "M9 15a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM13.4 13.4 17 17",
  shield: "M10 2.7 16 5v4.600c0 3.6-2.4 6.3-6 7.7-3.6-1.4-6-4.1-6-7.700V5zM7.2 10l2 2 3.6-3.9",
  upload: "M10 13V3.600M6 7.300l4-4 4 4M4 16.700h12",
  warning: "M10 3.2 17.5 16.500h-15zM10 8v4M10 14.300v.1",
} as const satisfies Record<string, string>;

export type IconName = keyof typeof paths;
export const iconNames = Object.keys(paths) as readonly IconName[];

/** Decoration beside words; readers of the screen hear the words only. `size` in pixels. */
export function Icon({ name, size = 20, className }: { name: IconName; size?: 16 | 20 | 24; className?: string }) {
  return (
    <svg
      className={className ? `icon ${className}` : "icon"}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
