import { ResourceDefinitionContext, useLocale } from 'ra-core'
import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { interfaceLanguage } from '#contract/values/languages.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useExtensions } from '#kit/parts/extension/ExtensionsContext.ts'
import { registeredResource } from './registeredResource.ts'
import { typeResource } from './typeResource.tsx'

const nothing = () => undefined

/**
 * Every type that the server hands out as a react-admin resource, and those of extensions: a type that is made or
 * changed while the console is open is one at once.
 */
export function ResourceDefinitions({ children }: { children: ReactNode }) {
  const { types } = useConsole()
  const extensions = useExtensions()
  const language = interfaceLanguage(useLocale())
  const value = useMemo(() => {
    const generated = types.map((type) => typeResource(type, language))
    const names = new Set(generated.map(({ name }) => name))
    const own = extensions.flatMap(({ resources = [] }) => resources).filter(({ name }) => !names.has(name))
    const all = [...generated, ...own.map(registeredResource)]
    return {
      definitions: Object.fromEntries(all.map((one) => [one.name, one])),
      register: nothing,
      unregister: nothing,
    }
  }, [types, language, extensions])
  return <ResourceDefinitionContext.Provider value={value}>{children}</ResourceDefinitionContext.Provider>
}
