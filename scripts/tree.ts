import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { rowsOfTree } from '#contract/rules/transfer/rowsOfTree.ts'

const USAGE = `npm run tree -- file.json folder [--series 'Game of Thrones' --id tvmaze-82]
  Writes tvseries.ndjson, tvseason.ndjson and tvepisode.ndjson, to be imported in this order.
  A list of episodes needs the name of its series.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { series: { type: 'string' }, id: { type: 'string' } },
})
const [file, folder] = positionals

if (file === undefined || folder === undefined) {
  console.error(USAGE)
  process.exitCode = 1
} else {
  const said = values.series === undefined ? undefined : { name: values.series, id: values.id }
  const { series, seasons, episodes } = rowsOfTree(JSON.parse(readFileSync(file, 'utf8')) as unknown, said)
  mkdirSync(folder, { recursive: true })
  for (const [type, rows] of Object.entries({ tvseries: series, tvseason: seasons, tvepisode: episodes })) {
    writeFileSync(join(folder, `${type}.ndjson`), rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
    console.log(`${type}.ndjson: ${rows.length} rows`)
  }
  if (series.length === 0) {
    console.error(
      'No series was found: neither seasons nor episodes stand in it or in its _embedded. A list of episodes needs --series.',
    )
    process.exitCode = 1
  }
}
