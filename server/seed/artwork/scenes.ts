import type { Scene } from './brush.ts'
import { balloons } from './scenes/balloons.ts'
import { blinds } from './scenes/blinds.ts'
import { camp } from './scenes/camp.ts'
import { city } from './scenes/city.ts'
import { desert } from './scenes/desert.ts'
import { forest } from './scenes/forest.ts'
import { grid } from './scenes/grid.ts'
import { haunted } from './scenes/haunted.ts'
import { ink } from './scenes/ink.ts'
import { islands } from './scenes/islands.ts'
import { kampung } from './scenes/kampung.ts'
import { lanterns } from './scenes/lanterns.ts'
import { launch } from './scenes/launch.ts'
import { medallion } from './scenes/medallion.ts'
import { meeting } from './scenes/meeting.ts'
import { mesas } from './scenes/mesas.ts'
import { monuments } from './scenes/monuments.ts'
import { mountains } from './scenes/mountains.ts'
import { peak } from './scenes/peak.ts'
import { rain } from './scenes/rain.ts'
import { rays } from './scenes/rays.ts'
import { road } from './scenes/road.ts'
import { rooftops } from './scenes/rooftops.ts'
import { sailing } from './scenes/sailing.ts'
import { skies } from './scenes/skies.ts'
import { snow } from './scenes/snow.ts'
import { spiral } from './scenes/spiral.ts'
import { stage } from './scenes/stage.ts'
import { storm } from './scenes/storm.ts'
import { surf } from './scenes/surf.ts'
import { viaduct } from './scenes/viaduct.ts'
import { visitor } from './scenes/visitor.ts'
import { worlds } from './scenes/worlds.ts'
import { PALETTES, type PaletteName } from './palettes.ts'

const names = (list: string) => list.split(' ') as PaletteName[]

/** Which scenes there are, the colours that suit each, and the genres they speak of. */
const SCENES: Readonly<Record<string, { scene: Scene; palettes: readonly PaletteName[]; genres: string }>> = {
  mountains: {
    scene: mountains,
    palettes: names('dusk dawn rose mist teal gold plum'),
    genres: 'adventure drama biography documentary',
  },
  peak: { scene: peak, palettes: names('ice coral dawn lagoon rose'), genres: 'adventure documentary travel sport' },
  desert: { scene: desert, palettes: names('gold sand ember dusk sepia'), genres: 'adventure history war biography' },
  forest: {
    scene: forest,
    palettes: names('jade moss mist teal slate sepia'),
    genres: 'mystery horror fantasy thriller drama',
  },
  mesas: { scene: mesas, palettes: names('ember gold sand sepia dusk coral'), genres: 'western' },
  snow: { scene: snow, palettes: names('ice night dawn plum'), genres: 'family drama sport adventure' },
  haunted: { scene: haunted, palettes: names('midnight blood jade ash violet teal'), genres: 'horror supernatural' },
  city: {
    scene: city,
    palettes: names('night dusk neon slate coral plum ember midnight'),
    genres: 'crime action thriller superhero drama talk',
  },
  rain: { scene: rain, palettes: names('slate night neon teal wine'), genres: 'noir romance crime drama mystery' },
  blinds: { scene: blinds, palettes: names('ash sepia blood slate'), genres: 'noir crime mystery legal spy' },
  road: {
    scene: road,
    palettes: names('slate dusk sand rose ember night'),
    genres: 'drama comedy thriller action reality',
  },
  viaduct: {
    scene: viaduct,
    palettes: names('dawn gold mist rose sepia'),
    genres: 'history romance drama travel silent',
  },
  stage: {
    scene: stage,
    palettes: names('wine blood violet gold plum'),
    genres: 'musical dance comedy biography short',
  },
  rooftops: { scene: rooftops, palettes: names('night plum coral dusk violet'), genres: 'comedy romance teen family' },
  sailing: {
    scene: sailing,
    palettes: names('night coral dusk lagoon midnight'),
    genres: 'adventure romance drama family',
  },
  storm: { scene: storm, palettes: names('slate teal night mist'), genres: 'disaster adventure war thriller' },
  islands: {
    scene: islands,
    palettes: names('lagoon coral jade dawn rose'),
    genres: 'travel adventure romance documentary reality',
  },
  kampung: { scene: kampung, palettes: names('dusk gold coral rose jade'), genres: 'drama family food travel' },
  surf: { scene: surf, palettes: names('ice lagoon sand coral'), genres: 'martial_arts sport animation documentary' },
  worlds: { scene: worlds, palettes: names('violet midnight cyan neon blood teal'), genres: 'science_fiction fantasy' },
  launch: { scene: launch, palettes: names('night dusk cyan ember'), genres: 'science_fiction documentary action' },
  grid: { scene: grid, palettes: names('neon violet midnight'), genres: 'science_fiction teen action musical' },
  visitor: {
    scene: visitor,
    palettes: names('mist slate teal sand'),
    genres: 'science_fiction mystery supernatural thriller',
  },
  camp: { scene: camp, palettes: names('night violet midnight teal'), genres: 'family adventure teen fantasy' },
  rays: { scene: rays, palettes: names('gold neon ember coral blood'), genres: 'musical superhero action war comedy' },
  medallion: {
    scene: medallion,
    palettes: names('gold wine jade plum ember'),
    genres: 'history musical romance dance',
  },
  meeting: { scene: meeting, palettes: names('rose candy plum dawn wine'), genres: 'romance comedy drama' },
  lanterns: {
    scene: lanterns,
    palettes: names('midnight wine night violet'),
    genres: 'fantasy romance animation family',
  },
  spiral: {
    scene: spiral,
    palettes: names('blood teal slate violet'),
    genres: 'thriller mystery horror medical political',
  },
  balloons: { scene: balloons, palettes: names('candy meadow lagoon dawn'), genres: 'animation kids family comedy' },
  monuments: {
    scene: monuments,
    palettes: names('dusk gold violet rose teal'),
    genres: 'history drama biography political travel',
  },
  skies: { scene: skies, palettes: names('sepia slate dusk mist'), genres: 'war spy action history' },
  ink: { scene: ink, palettes: names('sepia ash jade blood'), genres: 'martial_arts documentary satire drama short' },
}

/** Every scene in each of its colours: what the pool is made of. */
export function pictures() {
  return Object.entries(SCENES).flatMap(([name, { scene, palettes, genres }]) =>
    palettes.map((palette) => ({
      name: `${name}-${palette}`,
      scene,
      palette: PALETTES[palette],
      genres: genres.split(' '),
    })),
  )
}
