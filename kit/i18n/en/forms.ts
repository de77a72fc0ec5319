/** Fields and their messages. */
export const forms = {
  required: 'Required',
}
