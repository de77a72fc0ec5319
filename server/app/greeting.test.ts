import { expect, it } from 'vitest'
import { readSettings } from '../settings/readSettings.ts'
import type { Settings } from '../settings/settings.ts'
import { greeting } from './greeting.ts'

const settings = (env: Record<string, string>) => readSettings(env) as Settings

it('names the address, the people and their password where the sign-in is our own', () => {
  const text = greeting('1.0', settings({}))
  expect(text).toContain('http://127.0.0.1:4600')
  expect(text).toContain('every password is marquee')
  expect(text).toMatch(/noproduct +content_admin, no product/)
  expect(text).toMatch(/norole +no role/)
})

it('prints neither people nor any password where it is not', () => {
  const env = {
    OIDC_ISSUER: 'https://sso.example.com/realms/marquee',
    DATABASE_URL: 'postgres://marquee:hunter2@db:5432/marquee',
  }
  const text = greeting('1.0', settings(env))
  expect(text).toContain('PostgreSQL at db:5432')
  expect(text).not.toMatch(/hunter2|password|approver/)
})
