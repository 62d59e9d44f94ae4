#include <libxml/xmlversion.h>
/* libxml2's encoding.h would include the system's ICU, whose declarations differ from those of Foundation's. */
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/encoding.h>
#include <libxml/xmlerror.h>
#include <pthread.h>

/*
 Links every function of pthreads that libxml2 uses.

 libxml2 refers to these functions weakly. In a static executable, a function to which nothing else refers is missing:
 libxml2 then assumes a single thread, and all threads share its last error, whose strings are freed twice. No other
 code refers to pthread_equal, which the system's header defines inline.
 */
static inline void linkThreadFunctions(void) {
#define LINK(function) __asm__ volatile("" : : "r"(&function))
  LINK(pthread_once);
  LINK(pthread_getspecific);
  LINK(pthread_setspecific);
  LINK(pthread_key_create);
  LINK(pthread_key_delete);
  LINK(pthread_mutex_init);
  LINK(pthread_mutex_destroy);
  LINK(pthread_mutex_lock);
  LINK(pthread_mutex_unlock);
  LINK(pthread_cond_init);
  LINK(pthread_cond_destroy);
  LINK(pthread_cond_wait);
  LINK(pthread_cond_signal);
  LINK(pthread_equal);
  LINK(pthread_self);
#undef LINK
}
