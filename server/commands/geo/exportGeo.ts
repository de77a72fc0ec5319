import { Readable } from 'node:stream'
import { BYTE_ORDER_MARK, csvLine } from '#contract/rules/transfer/csvText.ts'
import { GEO_COLUMNS } from '#contract/values/geo.ts'
import type { CallContext, Command } from '../../context.ts'

/** All ranges by address, as the table that an import takes. */
export const exportGeoLocations: Command<'exportGeoLocations'> = (context) =>
  Promise.resolve({
    raw: {
      type: 'text/csv; charset=utf-8',
      body: Readable.from(linesOf(context)),
      headers: {
        'content-disposition': 'attachment; filename="geo-override.csv"',
        'cache-control': 'private, no-store',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      },
    },
  })

async function* linesOf({ services }: CallContext): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(GEO_COLUMNS)
  for await (const rows of services.geo.every())
    yield rows.map((row) => csvLine(GEO_COLUMNS.map((column) => row[column] ?? ''))).join('')
}
