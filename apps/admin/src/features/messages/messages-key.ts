export const messagesKey = ['contact-messages'] as const
