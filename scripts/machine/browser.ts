import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { aptInstall, mayAptInstall } from './aptInstall.ts'
import { findProgram, mayRun } from './findProgram.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge', 'chrome']
const PACKAGES = ['chromium', 'fonts-noto-cjk', 'fonts-noto-core']

/** Where installers put it when they leave PATH alone. */
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe')),
]

/** The machine's Chromium or Chrome; `CHROME_PATH` chooses another. */
export function findBrowser(): string | undefined {
  const chosen = process.env.CHROME_PATH
  if (chosen && mayRun(chosen)) return chosen
  return findProgram(NAMES) ?? PLACES.find(mayRun)
}

/** The browser for the journeys, installed first where that is possible (root on Debian). */
export async function ensureBrowser(): Promise<string> {
  const there = findBrowser()
  if (there) {
    if (!existsSync('/usr/share/fonts/truetype/noto') && mayAptInstall()) await aptInstall(PACKAGES.slice(1))
    return there
  }
  const trouble = mayAptInstall() ? await aptInstall(PACKAGES) : undefined
  const installed = findBrowser()
  if (installed) return installed
  throw new Error(
    'The journeys need Chromium or Chrome, and none was found in PATH or at CHROME_PATH. Install it (on Debian and Ubuntu: ' +
      `apt-get install ${PACKAGES.join(' ')}) or set CHROME_PATH to its program.${trouble ? `\n${trouble}` : ''}`,
  )
}
