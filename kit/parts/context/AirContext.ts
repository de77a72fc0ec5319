import { createContext } from 'react'
import type { AirState } from '#contract/rules/availability/titleState.ts'

/**
 * What the values of an open form would be for viewers of a product; `undefined` asks for products without dates of
 * their own. A form that belongs to no title has none.
 */
export type AirOfValues = (values: Readonly<Record<string, unknown>>, product: string | undefined) => AirState

export const AirContext = createContext<AirOfValues | undefined>(undefined)
