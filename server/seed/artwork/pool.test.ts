import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { GENRES } from '../../types/groups/genres.ts'
import { seedOf } from '../random.ts'
import { drawPicture } from './drawPicture.ts'
import { readPicture, readPool } from './pool.ts'
import { pictures } from './scenes.ts'

describe('the pool of pictures', () => {
  it('holds every picture that the scenes draw, under the hash of its bytes', async () => {
    const pool = readPool()
    expect(pool.filter(({ genres }) => genres.length > 0).map(({ name }) => name)).toEqual(
      pictures().map(({ name }) => name),
    )
    for (const picture of pool) {
      const bytes = await readPicture(picture)
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(picture.hash)
      expect(bytes.length).toBe(picture.size)
    }
  })

  it('has a picture for every genre, and no genre that the catalogue does not know', () => {
    const drawn = new Set(pictures().flatMap(({ genres }) => genres))
    expect([...drawn].filter((genre) => !GENRES[genre])).toEqual([])
    expect(Object.keys(GENRES).filter((genre) => !drawn.has(genre))).toEqual([])
  })

  it('keeps what matters where a 3x1 crop still shows it', () => {
    const outside = pictures().map(({ name, scene, palette }) => ({
      name,
      focal: drawPicture(scene, palette, seedOf(name)).focal,
    }))
    expect(outside.filter(({ focal }) => focal.y < 0.3 || focal.y > 0.7 || focal.x < 0.25 || focal.x > 0.75)).toEqual(
      [],
    )
  })
})
