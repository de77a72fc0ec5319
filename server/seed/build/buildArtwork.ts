import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { drawPicture } from '../artwork/drawPicture.ts'
import { emblems } from '../artwork/emblems.ts'
import type { PoolPicture } from '../artwork/pool.ts'
import { pictures } from '../artwork/scenes.ts'
import { seedOf } from '../random.ts'

/** Run by hand after a change of the drawings: draws the whole pool, which is committed. */
const WIDTH = 640
const HEIGHT = 360
const target = new URL('../artwork/pool/', import.meta.url)

async function keep(name: string, ext: 'jpg' | 'png', svg: string, more: Pick<PoolPicture, 'focal' | 'genres'>) {
  const small = sharp(Buffer.from(svg)).resize(WIDTH, HEIGHT)
  const bytes = await (
    ext === 'jpg' ? small.jpeg({ quality: 76, mozjpeg: true }) : small.png({ palette: true })
  ).toBuffer()
  writeFileSync(new URL(`${name}.${ext}`, target), bytes)
  const hash = createHash('sha256').update(bytes).digest('hex')
  return { name, ext, hash, width: WIDTH, height: HEIGHT, size: bytes.length, ...more }
}

rmSync(target, { recursive: true, force: true })
mkdirSync(target, { recursive: true })
const pool: PoolPicture[] = []
for (const { name, scene, palette, genres } of pictures()) {
  const { svg, focal } = drawPicture(scene, palette, seedOf(name))
  pool.push(await keep(name, 'jpg', svg, { focal, genres }))
}
for (const { name, svg } of emblems())
  pool.push(await keep(name, 'png', svg, { focal: { x: 0.5, y: 0.5 }, genres: [] }))
writeFileSync(new URL('index.json', target), `[\n${pool.map((picture) => JSON.stringify(picture)).join(',\n')}\n]\n`)
const total = pool.reduce((sum, picture) => sum + picture.size, 0)
process.stdout.write(`${pool.length} pictures, ${Math.round(total / 1024)} kB\n`)
