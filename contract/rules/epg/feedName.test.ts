import { expect, it } from 'vitest'
import { feedName } from './feedName.ts'

it.each([
  ['astro-2026-11-22.xml.gz', 'astro'],
  ['astro_20261123.xmltv', 'astro'],
  ['Sports guide.CSV', 'Sports guide'],
  ['astro', 'astro'],
  ['2026-11-22.xml', ''],
])("'%s' is a file of the feed '%s'", (file, name) => expect(feedName(file)).toBe(name))
