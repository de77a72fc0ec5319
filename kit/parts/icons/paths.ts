/** One drawing: lines, filled shapes, or a dashed line. All on a grid of 24, in the colour of the text around. */
export type Drawing = { line?: string; solid?: string; dashed?: string }

/** The console's icons (looks section 8). Only status glyphs and grips are filled. */
export const paths = {
  search: { line: 'M11 4a7 7 0 1 0 0 14a7 7 0 0 0 0-14M16 16l4.5 4.5' },
  bell: { line: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5a2.2 2.2 0 0 0 4 0' },
  chevronDown: { line: 'M6 9l6 6 6-6' },
  chevronRight: { line: 'M9 6l6 6-6 6' },
  chevronLeft: { line: 'M15 6l-6 6 6 6' },
  chevronUp: { line: 'M6 15l6-6 6 6' },
  plus: { line: 'M12 5v14M5 12h14' },
  minus: { line: 'M5 12h14' },
  close: { line: 'M6 6l12 12M18 6L6 18' },
  check: { line: 'M5 12.5l4.5 4.5L19 7.5' },
  lock: { line: 'M6.5 11h11a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1zM8 11V8a4 4 0 0 1 8 0v3' },
  unlock: {
    line: 'M6.5 11h11a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1zM8 11V8a4 4 0 0 1 7.5-2',
  },
  more: {
    solid:
      'M6 10.3a1.7 1.7 0 1 0 0 3.4a1.7 1.7 0 0 0 0-3.4M12 10.3a1.7 1.7 0 1 0 0 3.4a1.7 1.7 0 0 0 0-3.4M18 10.3a1.7 1.7 0 1 0 0 3.4a1.7 1.7 0 0 0 0-3.4',
  },
  filter: { line: 'M4 6h16M7 12h10M10 18h4' },
  columns: { line: 'M4 5h16v14H4zM10 5v14M15 5v14' },
  download: { line: 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14' },
  upload: { line: 'M12 16V5M7.5 9L12 4.5 16.5 9M5 20h14' },
  sort: { line: 'M12 5v13M7.5 14l4.5 4.5 4.5-4.5' },
  home: { line: 'M4 4h7v7H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 13h7v7H4z' },
  database: {
    line: 'M12 4c4.4 0 8 1.2 8 2.7S16.4 9.4 12 9.4 4 8.2 4 6.7 7.6 4 12 4zM4 6.7v10.6c0 1.5 3.6 2.7 8 2.7s8-1.2 8-2.7V6.7M4 12c0 1.5 3.6 2.7 8 2.7s8-1.2 8-2.7',
  },
  store: { line: 'M4 5h16v5H4zM4 13h7v6H4zM14 13h6v6h-6z' },
  shield: { line: 'M12 3.5l7 2.8V12c0 4.3-3 7.3-7 8.5-4-1.2-7-4.2-7-8.5V6.3zM9 12l2.2 2.2L15.2 10' },
  sliders: { line: 'M5 4v9M5 17v3M12 4v3M12 11v9M19 4v11M19 19v1M2.8 15h4.4M9.8 9h4.4M16.8 17h4.4' },
  megaphone: { line: 'M4 10v4l11 4.5v-13zM15 8.5c2 .3 3.5 1.6 3.5 3.5s-1.5 3.2-3.5 3.5M7 15l1 4.5h2.5L9.5 16' },
  scissors: {
    line: 'M6 4.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5M6 14.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5M8 8.5L20 18M8 15.5L20 6',
  },
  external: { line: 'M13 5h6v6M19 5l-8.5 8.5M17 14v5H5V7h5' },
  clock: { line: 'M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16M12 8v4.3l3 1.7' },
  clockOff: { line: 'M7 5.8A8 8 0 0 1 18.2 17M16.6 18.5A8 8 0 0 1 5.5 7.4M12 9v3.3l1.5 1M4 4l16 16' },
  clockForward: { line: 'M19.5 9A8 8 0 1 0 20 12M20 4.5V9h-4.5M12 8v4.3l2.6 1.5' },
  archive: { line: 'M4 5h16v4H4zM5.5 9v10h13V9M10 13h4' },
  halfDot: { line: 'M12 5a7 7 0 1 0 0 14a7 7 0 0 0 0-14', solid: 'M12 5a7 7 0 0 1 0 14z' },
  dot: { solid: 'M12 5a7 7 0 1 0 0 14a7 7 0 0 0 0-14' },
  ring: { dashed: 'M12 5a7 7 0 1 0 0 14a7 7 0 0 0 0-14' },
  threeQuarterDot: { line: 'M12 5a7 7 0 1 0 0 14a7 7 0 0 0 0-14', solid: 'M12 12V5a7 7 0 1 1-7 7z' },
  octagon: { line: 'M8.5 4h7L20 8.5v7L15.5 20h-7L4 15.5v-7zM12 8.2v4.6M12 15.8v.1' },
  triangle: { line: 'M12 4.5l8.5 15h-17zM12 10v4.3M12 16.9v.1' },
  pin: { line: 'M9 4h6l-1 6 3 3.5H7L10 10zM12 13.5V20' },
  image: { line: 'M4 5h16v14H4zM4 16l4.5-4.5 4 4 3-3L20 17M15.5 8.7v.1' },
  globe: { line: 'M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16M4 12h16M12 4c5 5 5 11 0 16c-5-5-5-11 0-16' },
  user: { line: 'M12 4.5a3.8 3.8 0 1 0 0 7.6a3.8 3.8 0 0 0 0-7.6M5 20c.6-4 3.3-5.5 7-5.5s6.4 1.5 7 5.5' },
  users: {
    line: 'M9 5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7M2.8 19c.5-3.6 2.9-5 6.2-5s5.7 1.4 6.2 5M15.5 5.3a3.5 3.5 0 0 1 0 6.5M18 14.5c1.8.7 2.9 2.2 3.2 4.5',
  },
  calendar: { line: 'M4.5 6h15v13.5h-15zM4.5 10h15M8.5 3.5V7M15.5 3.5V7' },
  captions: {
    line: 'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM10.5 10.5a2.2 2.2 0 1 0 0 3M17 10.5a2.2 2.2 0 1 0 0 3',
  },
  list: { line: 'M9 6h11M9 12h11M9 18h11M4.5 6h.1M4.5 12h.1M4.5 18h.1' },
  lanes: { line: 'M4 5h9v4H4zM9 11h11v4H9zM5 17h8v3H5z' },
  layers: { line: 'M12 4l8.5 4.5L12 13 3.5 8.5zM4 13l8 4.3 8-4.3' },
  eye: {
    line: 'M2.8 12C5 7.8 8.2 6 12 6s7 1.8 9.2 6c-2.2 4.2-5.4 6-9.2 6s-7-1.8-9.2-6zM12 9.3a2.7 2.7 0 1 0 0 5.4a2.7 2.7 0 0 0 0-5.4',
  },
  undo: { line: 'M8.5 5L4.5 9l4 4M5 9h9a5 5 0 0 1 0 10h-4' },
  redo: { line: 'M15.5 5l4 4-4 4M19 9h-9a5 5 0 0 0 0 10h4' },
  copy: { line: 'M9 9h10.5v10.5H9zM5 15H4.5V4.5H15V5' },
  trash: { line: 'M4.5 7h15M9 7V4.5h6V7M6.5 7l1 12.5h9l1-12.5M10 11v5M14 11v5' },
  drag: {
    solid:
      'M9 5.5a1.4 1.4 0 1 0 0 2.8a1.4 1.4 0 0 0 0-2.8M15 5.5a1.4 1.4 0 1 0 0 2.8a1.4 1.4 0 0 0 0-2.8M9 10.6a1.4 1.4 0 1 0 0 2.8a1.4 1.4 0 0 0 0-2.8M15 10.6a1.4 1.4 0 1 0 0 2.8a1.4 1.4 0 0 0 0-2.8M9 15.7a1.4 1.4 0 1 0 0 2.8a1.4 1.4 0 0 0 0-2.8M15 15.7a1.4 1.4 0 1 0 0 2.8a1.4 1.4 0 0 0 0-2.8',
  },
  tv: { line: 'M3.5 5.5h17v11h-17zM8 20h8' },
  tablet: { line: 'M6 3.5h12v17H6zM11 18h2' },
  phone: { line: 'M7.5 3.5h9v17h-9zM11.3 18h1.4' },
  monitor: { line: 'M3.5 5h17v10.5h-17zM2.5 19h19' },
  play: { solid: 'M8 5.5v13l10.5-6.5z' },
  pause: { solid: 'M7 5.5h3.5v13H7zM13.5 5.5H17v13h-3.5z' },
  frameOn: { line: 'M7 5.5v13', solid: 'M11 6.5v11l7.5-5.5z' },
  frameBack: { line: 'M17 5.5v13', solid: 'M13 6.5v11L5.5 12z' },
  cutOn: { line: 'M19.5 5.5v13M4 12h12M11.5 7.5L16 12l-4.5 4.5' },
  cutBack: { line: 'M4.5 5.5v13M20 12H8M12.5 7.5L8 12l4.5 4.5' },
  sound: { line: 'M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15 9a4.5 4.5 0 0 1 0 6M17.5 6.5a8 8 0 0 1 0 11' },
  soundOff: { line: 'M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9.5l5 5M20.5 9.5l-5 5' },
  fullscreen: { line: 'M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15' },
  info: { line: 'M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16M12 11.5V16M12 8.2v.1' },
  refresh: { line: 'M19.5 8.5A8 8 0 1 0 20 13M20 4v5h-5' },
  film: { line: 'M4 5h16v14H4zM8 5v14M16 5v14M4 9.5h4M4 14.5h4M16 9.5h4M16 14.5h4' },
  edit: { line: 'M5 19l1-4.5L15.5 5 19 8.5 9.5 18zM13.5 7l3.5 3.5' },
  comment: {
    line: 'M5 5h14a1.5 1.5 0 0 1 1.5 1.5v8A1.5 1.5 0 0 1 19 16h-6.5L8 20v-4H5a1.5 1.5 0 0 1-1.5-1.5v-8A1.5 1.5 0 0 1 5 5M8 9h8M8 12.2h5',
  },
  menu: { line: 'M4 7h16M4 12h16M4 17h16' },
  arrow: { line: 'M5 12h14M13.5 6.5L19 12l-5.5 5.5' },
  zoomIn: { line: 'M11 4a7 7 0 1 0 0 14a7 7 0 0 0 0-14M16 16l4.5 4.5M8 11h6M11 8v6' },
  magnet: { line: 'M6 5v7a6 6 0 0 0 12 0V5h-4v7a2 2 0 0 1-4 0V5zM6 8.5h4M14 8.5h4' },
  merge: { line: 'M6 4v6a6 6 0 0 0 6 6h6M14.5 12.5L18 16l-3.5 3.5M6 10v10' },
  spark: { line: 'M12 4v5M12 15v5M4 12h5M15 12h5' },
  carousel: { line: 'M7 6h10v12H7zM3.5 8.5v7M20.5 8.5v7' },
  banner: { line: 'M3.5 6h17v8h-17zM8 18h8' },
  grid: { line: 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z' },
  rounded: { line: 'M7.5 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7M16.5 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7' },
  keyboard: { line: 'M3.5 7h17v10.5h-17zM7 10.5h.1M10.3 10.5h.1M13.7 10.5h.1M17 10.5h.1M8 14h8' },
  bolt: { line: 'M13 3.5L5.5 13.5H11l-1 7L18.5 10H13z' },
  flag: { line: 'M6 20.5V4.5h12l-2.5 4 2.5 4H6' },
  sun: {
    line: 'M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8M12 2.8v2M12 19.2v2M2.8 12h2M19.2 12h2M5.5 5.5l1.4 1.4M17.1 17.1l1.4 1.4M5.5 18.5l1.4-1.4M17.1 6.9l1.4-1.4',
  },
  moon: { line: 'M19.5 14.2A8 8 0 1 1 9.8 4.5a6.3 6.3 0 0 0 9.7 9.7z' },
  signOut: { line: 'M10 4.5H5v15h5M15 8l4 4-4 4M9.5 12H19' },
  link: { line: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1' },
  zoomOut: { line: 'M11 4a7 7 0 1 0 0 14a7 7 0 0 0 0-14M16 16l4.5 4.5M8 11h6' },
  tag: { line: 'M4 4.5h7.5L20 13l-7 7-9-8.5zM8 8.5v.1' },
  sortUp: { line: 'M12 19V6M7.5 10L12 5.5l4.5 4.5' },
  note: {
    line: 'M9 17.5V5.5l10-2v11.5M6.5 15a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5M16.5 12.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5',
  },
  microphone: {
    line: 'M12 3.5a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0v-5a3 3 0 0 0-3-3M5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3M9 21h6',
  },
  clapper: { line: 'M4 10h16v10H4zM4 10l-.6-3.2 15.8-2.9.6 3.1zM8.5 5.9l2.2 3M13.5 5l2.2 3' },
  bookmark: { line: 'M6.5 4h11v16.5L12 16.2 6.5 20.5z' },
  star: { line: 'M12 4l2.4 5.2 5.6.6-4.2 3.8 1.2 5.6-5-2.9-5 2.9 1.2-5.6L4 9.8l5.6-.6z' },
  loop: { line: 'M17 4l3 3-3 3M20 7H8a4 4 0 0 0-4 4v1M7 20l-3-3 3-3M4 17h12a4 4 0 0 0 4-4v-1' },
  send: { line: 'M4 12l16-7.5-5 15-3.5-6z' },
  trophy: {
    line: 'M8 4h8v6a4 4 0 0 1-8 0zM8 6H4.5c0 3 1.3 4.7 3.7 5M16 6h3.5c0 3-1.3 4.7-3.7 5M12 14v4M8.5 20h7M10 18h4',
  },
  ball: {
    line: 'M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16M12 9l3 2.2-1.1 3.5h-3.8L9 11.2zM12 4.2V9M15 11.2l4.6-1.5M13.9 14.7l2.8 3.8M10.1 14.7l-2.8 3.8M9 11.2L4.4 9.7',
  },
  broadcast: {
    line: 'M8.5 8.5a5 5 0 0 0 0 7M15.5 8.5a5 5 0 0 1 0 7M5.5 5.5a9.2 9.2 0 0 0 0 13M18.5 5.5a9.2 9.2 0 0 1 0 13',
    solid: 'M12 10.3a1.7 1.7 0 1 0 0 3.4a1.7 1.7 0 0 0 0-3.4',
  },
  camera: { line: 'M3.5 7h11.5v10H3.5zM15 11l5.5-3v8L15 13' },
  heart: { line: 'M12 19.5C6.5 15.5 4 12.6 4 9.4A4.2 4.2 0 0 1 12 7.6a4.2 4.2 0 0 1 8 1.8c0 3.2-2.5 6.1-8 10.1z' },
  ticket: { line: 'M4 6.5h16v3.4a2.1 2.1 0 0 0 0 4.2v3.4H4v-3.4a2.1 2.1 0 0 0 0-4.2zM14 6.5v2M14 11v2M14 15.5v2' },
} as const satisfies Record<string, Drawing>

export type IconName = keyof typeof paths

export const ICON_NAMES = Object.keys(paths) as readonly IconName[]

/** For icons named by data: a type document, the menu. */
export function isIconName(value: unknown): value is IconName {
  return typeof value === 'string' && Object.hasOwn(paths, value)
}
