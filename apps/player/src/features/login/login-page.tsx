// The login page: username and password for now (LOGIN-01). Who may see it is the guard's business.
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { LoginForm } from './login-form.tsx';
import css from './login.module.css';

export function LoginPage() {
  const { site } = useFoundation();
  const t = useTranslate();
  return (
    <section className={css.page}>
      <h1>{t('login.title', { site: site.name })}</h1>
      <LoginForm />
    </section>
  );
}
