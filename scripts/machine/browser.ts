import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { aptInstall, mayAptInstall } from './aptInstall.ts'
import { findProgram, mayRun } from './findProgram.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge', 'chrome']

/** Chromium without its windows: a page of the console costs it two fifths less processor time. */
const SHELL = 'chromium-headless-shell'
const FONTS = ['fonts-noto-cjk', 'fonts-noto-core']
const PACKAGES = ['chromium', ...FONTS]

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

/** What walks the journeys: the browser without windows where there is one. */
export function findJourneyBrowser(): string | undefined {
  return process.env.CHROME_PATH ? findBrowser() : (findProgram([SHELL]) ?? findBrowser())
}

/** The browser for the journeys, installed first where that is possible (root on Debian). */
export async function ensureBrowser(): Promise<string> {
  const there = findJourneyBrowser()
  const lacking = [
    ...(process.env.CHROME_PATH || findProgram([SHELL]) ? [] : [SHELL]),
    ...(existsSync('/usr/share/fonts/truetype/noto') ? [] : FONTS),
  ]
  // Some distributions have no such package: another browser does as well.
  const trouble = mayAptInstall() && lacking.length > 0 ? await aptInstall(lacking) : undefined
  if (trouble && !there) await aptInstall(PACKAGES)
  const browser = findJourneyBrowser()
  if (browser) return browser
  throw new Error(
    'The journeys need Chromium or Chrome, and none was found in PATH or at CHROME_PATH. Install it (on Debian and Ubuntu: ' +
      `apt-get install ${PACKAGES.join(' ')}) or set CHROME_PATH to its program.${trouble ? `\n${trouble}` : ''}`,
  )
}
