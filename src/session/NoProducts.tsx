import Button from '@mui/material/Button'
import { useLogout, useTranslate } from 'ra-core'
import { NO_PRODUCTS_KEY } from '#authProvider/products.ts'
import { useConsole } from '#kit/context/ConsoleContext.ts'
import { MarqueeLogo } from '#kit/icons/MarqueeLogo.tsx'
import { EmptyState } from '#kit/layoutParts/EmptyState.tsx'

/** A token without products: who, and the way out (specification section 1). */
export function NoProducts() {
  const translate = useTranslate()
  const logout = useLogout()
  const { actor } = useConsole()
  return (
    <main style={{ minBlockSize: '100dvh', display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 16 }}>
      <MarqueeLogo size={56} />
      <EmptyState
        title={translate(NO_PRODUCTS_KEY, { name: actor.name })}
        actions={<Button onClick={() => void logout()}>{translate('shell.logout')}</Button>}
      />
    </main>
  )
}
