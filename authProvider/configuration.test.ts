import { describe, expect, it } from 'vitest'
import { readBoot } from './boot.ts'
import { ConfigurationRefused, readConfiguration } from './configuration.ts'

const FILE = {
  issuer: 'https://sso.example.com/realms/films',
  clientId: 'back-office',
  bases: { default: 'https://api.example.com/v2/', user: '/people' },
  types: [{ type: 'movie', area: 'vod' }],
}
const answering = (body: unknown) => (() => Promise.resolve(Response.json(body))) as typeof fetch

describe('a configuration file', () => {
  it('says what our own server would say at its start: no extension unless it is named, the realm of the issuer', () => {
    expect(readConfiguration(FILE, 0)).toMatchObject({
      realm: 'films',
      audience: 'back-office',
      bases: { default: 'https://api.example.com/v2', user: '/people' },
      extensions: [],
      types: FILE.types,
    })
  })

  it('is read where the page names it, and an envelope where our own server answers', async () => {
    expect(await readBoot(answering(FILE), '/marquee.config.json')).toMatchObject({ clientId: 'back-office' })
    const boot = { clientId: 'marquee-console' }
    expect(await readBoot(answering({ header: { code: 0 }, data: boot }))).toEqual(boot)
  })

  it('that cannot be used names all of its mistakes, each with what to write', () => {
    const read = () =>
      readConfiguration(
        { issuer: 'sso', bases: { films: '/x' }, extensions: 'all', types: [{ type: 'M', area: 'tv' }] },
        0,
      )
    expect(read).toThrow(ConfigurationRefused)
    expect(read).toThrow(/issuer must.*clientId must.*'films' is no family.*extensions must.*types\[0\]: area must/s)
    expect(() => readConfiguration([], 0)).toThrow('one JSON object')
  })
})
