/* Preloaded into a server: notes when the write-ahead log is written (W) and when a sync of it is
 * through (S), each with the monotonic time in nanoseconds, in the file $SYNC_NOTES. As long as the
 * file $SYNC_FAILS exists, syncs of the log fail as on a broken disk. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static int is_log(int fd) {
    char link[64], path[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t n = readlink(link, path, sizeof path);
    return n > 4 && memcmp(path + n - 4, "-wal", 4) == 0;
}

static ssize_t (*real_write)(int, const void *, size_t);

static void note(char what, int fd) {
    static int notes = -1;
    if (!is_log(fd)) return;
    if (notes < 0) notes = open(getenv("SYNC_NOTES"), O_WRONLY | O_CREAT | O_APPEND, 0600);
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    char line[64];
    int n = snprintf(line, sizeof line, "%c %lld\n", what, now.tv_sec * 1000000000LL + now.tv_nsec);
    if (!real_write) real_write = dlsym(RTLD_NEXT, "write");
    if (real_write(notes, line, n) != n) abort();
}

ssize_t write(int fd, const void *data, size_t size) {
    if (!real_write) real_write = dlsym(RTLD_NEXT, "write");
    ssize_t done = real_write(fd, data, size);
    note('W', fd);
    return done;
}

ssize_t pwrite(int fd, const void *data, size_t size, off_t at) {
    ssize_t (*real)(int, const void *, size_t, off_t) = dlsym(RTLD_NEXT, "pwrite");
    ssize_t done = real(fd, data, size, at);
    note('W', fd);
    return done;
}

ssize_t pwrite64(int fd, const void *data, size_t size, off64_t at) {
    ssize_t (*real)(int, const void *, size_t, off64_t) = dlsym(RTLD_NEXT, "pwrite64");
    ssize_t done = real(fd, data, size, at);
    note('W', fd);
    return done;
}

static int synced(const char *name, int fd) {
    if (is_log(fd) && access(getenv("SYNC_FAILS"), F_OK) == 0) {
        errno = EIO;
        return -1;
    }
    int (*real)(int) = dlsym(RTLD_NEXT, name);
    int failed = real(fd);
    if (!failed) note('S', fd);
    return failed;
}

int fsync(int fd) { return synced("fsync", fd); }

int fdatasync(int fd) { return synced("fdatasync", fd); }
