import { mkdirSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { channelFacts } from './channels.ts'
import { filmFacts } from './films.ts'
import { sceneFacts } from './scenes.ts'
import { seriesFacts } from './series.ts'

/** Run by hand with the folder of source data: writes ../facts/*.json.gz, which are committed. */
const folder = process.argv[2]
if (!folder) throw new Error('give the folder of source data')

const target = new URL('../facts/', import.meta.url)
mkdirSync(target, { recursive: true })
for (const [name, facts] of Object.entries({
  films: filmFacts(folder),
  series: seriesFacts(folder),
  channels: channelFacts(folder),
  scenes: sceneFacts(folder),
})) {
  const file = gzipSync(JSON.stringify(facts), { level: 9 })
  writeFileSync(new URL(`${name}.json.gz`, target), file)
  process.stdout.write(`${name}: ${facts.length} facts, ${Math.round(file.length / 1024)} kB\n`)
}
