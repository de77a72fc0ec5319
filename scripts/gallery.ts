import { runProgram } from './machine/runProgram.ts'

const PORT = '4602'

console.log(`The gallery stands at http://127.0.0.1:${PORT}/gallery.html`)
const vite = ['node_modules/vite/bin/vite.js', '--host', '127.0.0.1', '--port', PORT, '--strictPort', '--logLevel=warn']
const { code } = await runProgram(process.execPath, vite, { output: 'inherit' })
process.exitCode = code
