import { spawn } from 'node:child_process'
import { root } from './machine/root.ts'

const PAGE = 'http://127.0.0.1:4601'

/** The page comes from Vite, which hands the API's and the identity provider's paths on to the server: one origin. */
const env = { CHECK_ANSWERS: 'true', ...process.env, PUBLIC_URL: process.env.PUBLIC_URL ?? PAGE }
const start = (...args: string[]) => spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' })

const children = [
  start('--watch', '--watch-preserve-output', 'server/main.ts'),
  start('node_modules/vite/bin/vite.js', '--host', '127.0.0.1', '--strictPort'),
]

const stop = () => children.forEach((child) => child.kill('SIGTERM'))
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0
    stop()
  })
}
