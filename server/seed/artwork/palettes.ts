/** Colours of one picture: sky from top to horizon, the light in it, land from far to near, and one accent. */
export type Palette = {
  sky: readonly [top: string, middle: string, low: string]
  light: string
  far: string
  near: string
  accent: string
}

const of = (sky: string, light: string, far: string, near: string, accent: string): Palette => {
  const [top = '', middle = '', low = ''] = sky.split(' ')
  return { sky: [top, middle, low], light, far, near, accent }
}

export const PALETTES = {
  dusk: of('#1b1140 #6d2c6b #f08a5b', '#ffd9a0', '#7a3b63', '#140b24', '#ffb454'),
  ember: of('#1d0606 #7c1d12 #ee6c2b', '#ffd27a', '#6b1d12', '#120405', '#ffb347'),
  dawn: of('#24466b #9fb7c6 #f6d8b4', '#fff4d8', '#8ea2ae', '#1c2a36', '#e76f51'),
  gold: of('#7a3208 #d9822b #fbd38a', '#fff1c9', '#b0621c', '#3a1606', '#7d1d0f'),
  rose: of('#5b1f4f #c95a7b #f9c3b0', '#fff0e2', '#a2496f', '#2b0f2d', '#ffe0a3'),
  coral: of('#0f3d4c #4d9a9b #fbb58f', '#fff0d6', '#3f7f86', '#0b2530', '#f2545b'),
  night: of('#050b1f #12305f #3f6f9f', '#eaf3ff', '#183a63', '#040814', '#ffd479'),
  midnight: of('#03040d #141a3c #3a3f78', '#f0ecff', '#20264f', '#04050d', '#f5c26b'),
  teal: of('#041d22 #0f5156 #6fb39a', '#f1f6d2', '#1c6060', '#03161a', '#ff8a5b'),
  jade: of('#06231a #15593c #8fc08a', '#f3f7d0', '#1e6a4a', '#04170f', '#ffd166'),
  moss: of('#1d2a16 #556b3c #c9cf94', '#fbf6d9', '#5c7046', '#131c0e', '#d95d39'),
  mist: of('#5d6f76 #a4b3b3 #e3e5d9', '#ffffff', '#8b9b9c', '#1e2a2c', '#b8452f'),
  slate: of('#11161c #37444f #8a979d', '#f3f4ee', '#445560', '#0b0f13', '#ffcf5c'),
  ash: of('#0c0c0f #2b2b31 #77726c', '#f4e9d8', '#3a383a', '#08080a', '#d7263d'),
  violet: of('#150a33 #4a2a8a #c56cc0', '#ffe3f7', '#55338f', '#0c0620', '#ffd23f'),
  neon: of('#0b0524 #3b0f6b #ff4f9a', '#ffe08a', '#4a1b7d', '#090318', '#2de2e6'),
  cyan: of('#021526 #085078 #4fc3d9', '#f1feff', '#0c5a7d', '#020d18', '#ff9f5a'),
  ice: of('#0f3c66 #5fa4cf #e8f5fb', '#ffffff', '#8cbfdd', '#123250', '#ff6b4a'),
  blood: of('#120206 #4f0a18 #b3202c', '#ffd9c2', '#4a0c18', '#0b0104', '#f5d08a'),
  wine: of('#1f0714 #611637 #d0486a', '#ffe2cf', '#5a1733', '#12040b', '#f3c969'),
  sand: of('#40607a #c9b48f #f4e3bd', '#fff9e8', '#b58d5c', '#4b2c17', '#9b2c1f'),
  plum: of('#20103a #5b3c88 #f2a6a0', '#fff1de', '#6a4590', '#140a26', '#ffd27d'),
  lagoon: of('#053a5c #1192a8 #b9ecd2', '#fffbe3', '#1f8a8f', '#053041', '#ff7a59'),
  sepia: of('#2a1a10 #76553a #d9bd91', '#fff3d9', '#6d4e34', '#190f08', '#a63d2f'),
  candy: of('#3f6ad8 #8fb8ff #ffe0ea', '#fff7c9', '#7fa6e8', '#2d3f8f', '#ff6f91'),
  meadow: of('#2f86c9 #9fd6ef #f6f3c4', '#fffbe0', '#7cbb6a', '#1f5a3c', '#ff7f50'),
} as const

export type PaletteName = keyof typeof PALETTES

/** A colour between two: 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [a, b] = [first, second].map((colour) => parseInt(colour.slice(at, at + 2), 16))
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * share)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${parts.join('')}`
}
