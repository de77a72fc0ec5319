import { Client } from 'pg'
import { expect, it } from 'vitest'
import { withLibpqTls } from './withLibpqTls.ts'

const ADDRESS = 'postgres://marquee:p%40ss@db.example.com:5432/marquee'
const tlsOf = (query: string) => new Client({ connectionString: withLibpqTls(ADDRESS + query) }).ssl

it('encrypts without verifying where sslmode says require, as PostgreSQL’s own tools do', () => {
  expect(tlsOf('?sslmode=require')).toMatchObject({ rejectUnauthorized: false })
})

it('verifies certificate and name where sslmode says verify-full, and encrypts nothing without one or with disable', () => {
  expect(tlsOf('?sslmode=verify-full')).not.toMatchObject({ rejectUnauthorized: false })
  expect(tlsOf('?sslmode=verify-full')).toBeTruthy()
  expect(tlsOf('')).toBe(false)
  expect(tlsOf('?sslmode=disable')).toBe(false)
  expect(tlsOf('?sslmode=no-verify')).toMatchObject({ rejectUnauthorized: false })
})

it('leaves an address alone that says itself what it means, and every other part of it', () => {
  expect(withLibpqTls(`${ADDRESS}?sslmode=require&uselibpqcompat=false`)).toContain('uselibpqcompat=false')
  expect(withLibpqTls(ADDRESS)).toBe(ADDRESS)
  expect(withLibpqTls(`${ADDRESS}?sslmode=require`).startsWith(ADDRESS)).toBe(true)
})
