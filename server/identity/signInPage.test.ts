import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGES } from '#contract/values/languages.ts'
import { Browser, signInAs } from '#tests/support/signIn.ts'
import { identityApp, openTestIdentity, TEST_ORIGIN } from '#tests/support/testIdentity.ts'
import { DEMO_USERS } from './demoUsers.ts'
import { sayIn, TEXTS } from './pages/texts.ts'

const PROTOCOL = '/realms/marquee/protocol/openid-connect'
let app: FastifyInstance
beforeAll(async () => {
  app = await identityApp(await openTestIdentity())
})

async function openPage(browser: Browser, query: Record<string, string> = {}): Promise<string> {
  const address = `${PROTOCOL}/auth?${new URLSearchParams({
    client_id: 'marquee-console',
    redirect_uri: `${TEST_ORIGIN}/`,
    response_type: 'code',
    scope: 'openid',
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
    ...query,
  })}`
  return (await browser.send(address)).headers.location ?? ''
}

describe('the sign-in page', () => {
  it('lists every demo user and allows nothing inline', async () => {
    const browser = new Browser(app)
    const page = await browser.send(await openPage(browser))
    for (const user of DEMO_USERS) expect(page.text).toContain(`data-username="${user.username}"`)
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect(page.headers['content-security-policy']).not.toContain('unsafe')
    expect(page.text).not.toMatch(/ style=| on\w+=|<script>|<style/)
  })

  it.each(LANGUAGES)('speaks %s when asked to', async (language) => {
    const browser = new Browser(app)
    const page = await browser.send(await openPage(browser, { ui_locales: language }))
    expect(page.text).toContain(`<html lang="${language}">`)
    expect(page.text).toContain(sayIn(language)('signInTitle'))
  })

  it('takes the language of the browser where nobody asked', async () => {
    const browser = new Browser(app)
    const page = await browser.send(await openPage(browser), {
      headers: { 'accept-language': 'fr-FR, ta-IN;q=0.8, en;q=0.5' },
    })
    expect(page.text).toContain('<html lang="ta">')
  })

  it('says that name or password is wrong, keeps the name and escapes it', async () => {
    const browser = new Browser(app)
    const address = await openPage(browser)
    const page = await browser.send(address, { form: { username: '"><script>alert(1)</script>', password: 'x' } })
    expect(page.status).toBe(401)
    expect(page.text).toContain(TEXTS.en.wrong)
    expect(page.text).toContain('value="&quot;&gt;&lt;script&gt;')
    expect(page.text).not.toContain('<script>alert')
  })

  it('answers a known and an unknown name alike', async () => {
    const browser = new Browser(app)
    const address = await openPage(browser)
    const answers = []
    for (const username of ['admin', 'nobody']) {
      const page = await browser.send(address, { form: { username, password: 'wrong' } })
      answers.push(
        page.text
          .replaceAll(username, 'NAME')
          .replaceAll('data-username="NAME"', '')
          .replaceAll('<span>NAME</span>', ''),
      )
    }
    expect(answers[0]?.length).toBeGreaterThan(1000)
    expect(answers[0]?.split('<section class="people"')[0]).toBe(answers[1]?.split('<section class="people"')[0])
  })

  it('makes guessers wait after five wrong tries, the right password included, and forgets them after a right one', async () => {
    const identity = await openTestIdentity()
    const local = await identityApp(identity)
    const browser = new Browser(local)
    const address = await openPage(browser)
    const guess = (password: string) => browser.send(address, { form: { username: 'viewer', password } })
    for (let n = 0; n < 5; n += 1) expect((await guess(`guess ${n}`)).status).toBe(401)
    const blocked = await guess('marquee')
    expect(blocked).toMatchObject({ status: 429, headers: { 'retry-after': '1' } })
    await identity.embedded?.store.clearTurns('sign-in viewer 127.0.0.1')
    expect((await guess('marquee')).status).toBe(303)
    expect(await signInAs(local, 'viewer')).toBeDefined()
  })

  it('processes few of ten thousand guesses', async () => {
    const identity = await openTestIdentity()
    const browser = new Browser(await identityApp(identity))
    const address = await openPage(browser)
    const replies = await Promise.all(
      Array.from({ length: 2_000 }, (_, n) =>
        browser.send(address, { form: { username: 'Admin ', password: `${n}` } }),
      ),
    )
    expect(replies.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(20)
  })

  it('has expired for a browser that did not ask for it', async () => {
    const address = await openPage(new Browser(app))
    for (const sent of [{}, { form: { username: 'admin', password: 'marquee' } }]) {
      const page = await new Browser(app).send(address, sent)
      expect(page.status).toBe(400)
      expect(page.text).toContain(TEXTS.en.expiredTitle)
    }
  })

  it('has a text for every key in every language, with the same blanks', () => {
    for (const language of LANGUAGES) {
      for (const [key, text] of Object.entries(TEXTS.en)) {
        const translated = (TEXTS[language] ?? TEXTS.en)[key as keyof typeof TEXTS.en]
        expect(translated.match(/\{\w+\}/g), `${language} ${key}`).toEqual(text.match(/\{\w+\}/g))
        expect(translated.trim()).not.toBe('')
      }
    }
  })
})

describe('other machines', () => {
  it.each([
    { headers: { host: 'marquee.evil.example' } },
    { remoteAddress: '10.0.0.7' },
    { remoteAddress: '192.168.1.4', headers: { host: '127.0.0.1:4600' } },
  ])('are not served: %j', async (from) => {
    for (const url of [`${PROTOCOL}/certs`, '/realms/marquee/resources/signIn.css', `${PROTOCOL}/auth`]) {
      expect((await app.inject({ method: 'GET', url, ...from })).statusCode).toBe(403)
    }
  })
})

describe('what stands beside the page', () => {
  it.each([
    ['/realms/marquee/resources/signIn.css', 'text/css'],
    ['/realms/marquee/resources/signIn.js', 'text/javascript'],
    ['/realms/marquee/resources/mulish.woff2', 'font/woff2'],
    [`${PROTOCOL}/3p-cookies/step1.html`, 'text/html'],
    [`${PROTOCOL}/3p-cookies/step2.html`, 'text/html'],
    [`${PROTOCOL}/login-status-iframe.html`, 'text/html'],
    ['/realms/marquee/.well-known/uma2-configuration', 'application/json'],
    [`${PROTOCOL}/certs`, 'application/jwk-set+json'],
  ])('%s is %s', async (path, type) => {
    const reply = await new Browser(app).send(path)
    expect(reply.status).toBe(200)
    expect(reply.headers['content-type']).toContain(type)
  })

  it.each(['constructor', '__proto__', 'toString', 'nothing.js'])('no script is called %s', async (name) => {
    expect((await new Browser(app).send(`/realms/marquee/resources/${name}`)).status).toBe(404)
  })

  it('publishes no private part of a key', async () => {
    const { keys } = (await new Browser(app).json(`${PROTOCOL}/certs`)) as { keys: Record<string, unknown>[] }
    expect(
      keys.map((key) => Object.keys(key).filter((name) => ['d', 'p', 'q', 'dp', 'dq', 'qi'].includes(name))),
    ).toEqual([[]])
  })
})
