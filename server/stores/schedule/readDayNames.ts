import { isUuid } from '../../db/isUuid.ts'
import type { Run, Statement } from '../../db/statement.ts'
import { SCHEDULE_URN } from './scheduleKind.ts'

/** Parameters: urn, keys of versions or documents. */
const namesStatement: Statement = {
  name: 'schedule_day_names',
  text: `SELECT name FROM document WHERE urn = $1 AND id = ANY ($2::uuid[])
    UNION SELECT d.name FROM version v JOIN document d ON d.id = v.id WHERE d.urn = $1 AND v.key = ANY ($2::uuid[])
    ORDER BY name`,
}

/** What the days of version keys or ids are known by, each once; unknown ones are left out. */
export async function readDayNames(run: Run, keys: readonly string[]): Promise<string[]> {
  const rows = await run<{ name: string }>(namesStatement, [SCHEDULE_URN, keys.filter(isUuid)])
  return rows.map(({ name }) => name)
}
