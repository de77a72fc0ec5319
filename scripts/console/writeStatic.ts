import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the page of a static console finds what it starts with, at the root of its host. */
export const CONFIGURATION_FILE = 'marquee.config.json'

const BOOT = /(<meta name="marquee-boot" content=")[^"]*(")/
/** Where the page has it fetched while its scripts are on their way. */
const AHEAD = /(<link rel="preload" href=")\/api\/boot(")/
const NONCE = /\s*<meta name="csp-nonce"[^>]*>/

/**
 * Copies the built console to where any web server can serve it: its page names the configuration file instead of our
 * server's call, and asks for no nonce, which only a server could make.
 */
export function writeStatic(built: string, target: string, configuration: string): void {
  rmSync(target, { recursive: true, force: true })
  cpSync(built, target, { recursive: true })
  const page = join(target, 'index.html')
  const html = readFileSync(page, 'utf8')
  if (!BOOT.test(html)) throw new Error(`${page} does not say where it boots from: build the console anew.`)
  const own = `$1/${CONFIGURATION_FILE}$2`
  writeFileSync(page, html.replace(BOOT, own).replace(AHEAD, own).replace(NONCE, ''))
  writeFileSync(join(target, CONFIGURATION_FILE), configuration)
}
