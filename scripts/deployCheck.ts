import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram } from './machine/findProgram.ts'
import { root } from './machine/root.ts'
import { runProgram } from './machine/runProgram.ts'

/** Has each file of `deploy/` judged by the program that it is for, where that is installed. */
type Check = {
  file: string
  program: string
  /** Debian's package of the program. */
  from: string
  /** Puts what the program is to read into the folder; answers its arguments. */
  prepare: (text: string, folder: string) => string[] | Promise<string[]>
}

const CHECKS: readonly Check[] = [
  { file: 'deploy/nginx/marquee.conf', program: 'nginx', from: 'nginx-light', prepare: prepareNginx },
  { file: 'deploy/systemd/marquee.service', program: 'systemd-analyze', from: 'systemd', prepare: prepareUnit },
  {
    file: 'deploy/prometheus/alerts.yml',
    program: 'promtool',
    from: 'prometheus',
    prepare: (text, folder) => ['check', 'rules', put(folder, 'alerts.yml', text)],
  },
  {
    file: 'deploy/docker/compose.yaml',
    program: 'docker-compose',
    from: 'docker-compose',
    prepare: () => ['-f', join(root, 'deploy/docker/compose.yaml'), 'config', '--quiet'],
  },
]

for (const check of CHECKS) console.log(`${check.file}: ${await outcomeOf(check)}`)

async function outcomeOf({ file, program, from, prepare }: Check): Promise<string> {
  const path = findProgram([program], `${process.env.PATH}:/usr/sbin`)
  if (path === undefined) return `not checked, there is no ${program} here (Debian: ${from})`
  const folder = mkdtempSync(join(tmpdir(), 'marquee-deploy-'))
  try {
    const args = await prepare(readFileSync(join(root, file), 'utf8'), folder)
    const { code, output } = await runProgram(path, args, { output: 'gather' })
    if (code === 0) return `accepted by ${program}`
    process.exitCode = 1
    return `REFUSED by ${program}\n${output.trim()}`
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** With a certificate of its own and ports that anybody may use. */
async function prepareNginx(text: string, folder: string): Promise<string[]> {
  const [certificate, key] = [join(folder, 'tls.pem'), join(folder, 'tls.key')]
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=console.example.com']
  await runProgram('openssl', [...request, '-keyout', key, '-out', certificate], { output: 'gather' })
  const site = text
    .replace(/ssl_certificate \S+;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${key};`)
    .replaceAll(/listen (\[::\]:)?(80|443)/g, 'listen 127.0.0.1:4$2')
  const main = `pid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${withoutDoubles(site)}\n}\n`
  return ['-t', '-q', '-c', put(folder, 'nginx.conf', main)]
}

/** IPv4 and IPv6 have become the same address. */
function withoutDoubles(site: string): string {
  return site.replaceAll(/(listen [^;]*;)\s*\1/g, '$1')
}

/** Where it is installed the program of the unit is another one. */
function prepareUnit(text: string, folder: string): string[] {
  const unit = text.replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`)
  return ['verify', put(folder, 'marquee.service', unit)]
}

function put(folder: string, name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}
