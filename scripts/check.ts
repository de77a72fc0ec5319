import { closingLine } from './checks/outcome.ts'
import { staticChecks } from './checks/staticChecks.ts'
import { vitestRun } from './checks/vitestRun.ts'

/** What runs in seconds: pure code, console parts and the floors. The server and what crosses rooms belong to `npm test`. */
const QUICK = ['contract/', 'dataProvider/', 'authProvider/', 'kit/', 'resources/', 'custom/', 'src/', 'tests/floors/']

const [checks, unit] = await Promise.all([staticChecks(undefined, ['types', 'lint']), vitestRun('unit', QUICK, {})])
for (const { name, failed, report } of checks) if (failed > 0) console.log(`\n${name} FAILED\n${report}`)

const { line, ok } = closingLine([...checks, unit])
console.log(`\n${line}`)
process.exitCode = ok ? 0 : 1
