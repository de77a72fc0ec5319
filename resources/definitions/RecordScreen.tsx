import { Navigate, useParams } from 'react-router'
import { ContentCreate } from '../create/ContentCreate.tsx'
import { ContentEdit } from '../edit/ContentEdit.tsx'

/**
 * A record in its form, a new one or that of the address. One chunk for both: a record that was saved for the first time
 * moves to its own address without waiting for another.
 */
export function RecordScreen() {
  const { contentId } = useParams()
  // React-admin's own buttons know a new record by this name.
  if (contentId === 'create') return <Navigate to="../add" relative="path" replace />
  return contentId === undefined ? <ContentCreate /> : <ContentEdit />
}
